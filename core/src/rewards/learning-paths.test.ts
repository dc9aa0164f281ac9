import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PROPERTY_RUNS } from '../../property-runs.ts'
import { ACHIEVEMENTS } from '../content/achievements.ts'
import { LEARNING_PATHS } from '../content/learning-paths.ts'
import { itemAt, required } from '../required.ts'
import { progressAfter, someRecord } from '../rules.fixture.ts'
import { BIASES, type CategoryType, FALLACIES, QUIZ_MODES, type QuizMode } from '../vocabulary.ts'
import {
  advancePath,
  advancePaths,
  completedPaths,
  currentStepOf,
  earlierWorkText,
  grantedAchievementIds,
  isAtStart,
  modeForStep,
  nextConcept,
  type PathEvidence,
  type PathType,
  pathState,
  rewardText,
  startPath,
  stepProgress,
  stepStandings,
  waitingForScores,
} from './learning-paths.ts'

const START = Date.UTC(2026, 10, 21)
const AFTER = START + 3_600_000
const BEFORE = START - 3_600_000

const pathOf = (type: PathType) =>
  required(
    LEARNING_PATHS.find(({ pathType }) => pathType === type),
    type,
  )

const BASICS = pathOf('beginner')
const NOTHING: PathEvidence = { results: [], progress: [] }

/** Records of the first `count` concepts of a category, answered on days in a row up to `time`. */
function answered(categoryType: CategoryType, count: number, answers: readonly boolean[], time = AFTER) {
  const names = categoryType === 'logical-fallacies' ? FALLACIES : BIASES
  return names.slice(0, count).map((name) => progressAfter(name, categoryType, answers, time))
}

const finished = (mode: QuizMode, score: number, timestamp = AFTER) => [{ mode, score, timestamp }]

/** The step a path is at after a sequence of events. */
function stepAfter(type: PathType, events: readonly Partial<PathEvidence>[]) {
  return events.reduce(
    (record, event) => advancePath(pathOf(type), record, { ...NOTHING, ...event }, AFTER),
    startPath(pathOf(type), START),
  )
}

test('the Basics path asks for six learned fallacies, 70 in the Standard Quiz, and 60 in the mini assessment', () => {
  const learned = { progress: answered('logical-fallacies', 6, [true]) }

  const record = stepAfter('beginner', [
    learned,
    { ...learned, results: finished('standard', 69) },
    { ...learned, results: finished('standard', 70) },
    { ...learned, results: finished('mini-fallacy-assessment', 60) },
  ])

  expect(record).toMatchObject({ currentStep: 3, completedSteps: [0, 1, 2], completedAt: AFTER })
})

test('the Explorer path asks for six learned biases, for twelve, and for 65 in the mini bias assessment', () => {
  const twelve = { progress: answered('cognitive-biases', 12, [true]) }

  expect(stepAfter('intermediate', [{ progress: answered('cognitive-biases', 11, [true]) }, twelve]).currentStep).toBe(
    2,
  )
  expect(
    stepAfter('intermediate', [twelve, twelve, { results: finished('mini-bias-assessment', 65) }]).completedAt,
  ).toBe(AFTER)
})

test('the Master path asks for every fallacy and bias mastered, and a flawless Advanced Quiz', () => {
  const progress = [
    ...answered('logical-fallacies', 24, [true, true, true]),
    ...answered('cognitive-biases', 24, [true, true, true]),
  ]

  const record = stepAfter('advanced', [
    { progress },
    { progress, results: finished('advanced', 99) },
    { progress, results: finished('advanced', 99) },
    { progress, results: finished('advanced', 100) },
  ])

  expect(record.completedAt).toBe(AFTER)
  expect(stepAfter('advanced', [{ progress: answered('logical-fallacies', 23, [true, true, true]) }]).currentStep).toBe(
    0,
  )
})

test('one event completes all the steps its evidence covers, in order', () => {
  const both = { progress: answered('logical-fallacies', 12, [true]), results: finished('standard', 100) }
  const mini = { progress: answered('cognitive-biases', 12, [true]), results: finished('mini-bias-assessment', 100) }

  expect(stepAfter('beginner', [both])).toMatchObject({ currentStep: 2, completedSteps: [0, 1], completedAt: null })
  expect(stepAfter('intermediate', [mini])).toMatchObject({ completedSteps: [0, 1, 2], completedAt: AFTER })
  expect(stepAfter('beginner', [{ results: finished('standard', 100) }]).currentStep).toBe(0)
})

test('events before the start of a path do not count', () => {
  const oldProgress = { progress: answered('logical-fallacies', 24, [true], BEFORE) }
  const learned = { progress: answered('logical-fallacies', 6, [true]) }

  expect(stepAfter('beginner', [oldProgress]).currentStep).toBe(0)
  expect(stepAfter('beginner', [learned, { results: finished('standard', 100, BEFORE) }]).currentStep).toBe(1)
})

test('a complete path never changes', () => {
  const complete = { ...startPath(BASICS, START), currentStep: 3, completedAt: AFTER }
  const evidence = { results: finished('mini-fallacy-assessment', 100), progress: [] }

  expect(advancePath(BASICS, complete, evidence, AFTER + 1)).toBe(complete)
})

test('only paths that advanced are returned, and complete ones have a date', () => {
  const records = LEARNING_PATHS.map((path) => startPath(path, START))
  const evidence = { results: [], progress: answered('cognitive-biases', 6, [true]) }

  const moved = advancePaths(LEARNING_PATHS, records, evidence, AFTER)

  expect(moved.map(({ pathType }) => pathType)).toEqual(['intermediate'])
  expect(completedPaths(LEARNING_PATHS, moved)).toEqual([])
  expect(completedPaths(LEARNING_PATHS, [{ ...itemAt(moved, 0), completedAt: AFTER }])).toEqual([
    pathOf('intermediate'),
  ])
})

test('progress toward a step counts what was reached since the start, and learned concepts are not mastered', () => {
  const evidence = {
    results: [...finished('standard', 90, BEFORE), ...finished('standard', 58), ...finished('standard', 41)],
    progress: answered('logical-fallacies', 4, [true]),
  }
  const [learn, quiz] = [itemAt(BASICS.steps, 0).requirement, itemAt(BASICS.steps, 1).requirement]
  const master = itemAt(pathOf('advanced').steps, 0).requirement

  expect(stepProgress(learn, START, evidence)).toEqual({ value: 4, of: 6 })
  expect(stepProgress(quiz, START, evidence)).toEqual({ value: 58, of: 70 })
  expect(stepProgress(master, START, evidence)).toEqual({ value: 0, of: 24 })
  const atTheStart = {
    results: finished('standard', 71, START),
    progress: answered('logical-fallacies', 5, [true], START),
  }
  expect(stepProgress(learn, START, atTheStart)).toEqual({ value: 5, of: 6 })
  expect(stepProgress(quiz, START, atTheStart)).toEqual({ value: 71, of: 70 })
})

test('every path has three steps and grants existing achievements', () => {
  const known = new Set(ACHIEVEMENTS.map(({ id }) => id))

  for (const { steps, achievementIds } of LEARNING_PATHS) {
    expect(steps).toHaveLength(3)
    expect(achievementIds.filter((id) => !known.has(id))).toEqual([])
  }
})

test('whatever happens, a path advances step by step and is complete exactly at its end', () => {
  const someEvent = fc.record({
    results: fc.array(
      fc.record({
        mode: fc.constantFrom(...QUIZ_MODES),
        score: fc.nat(100),
        timestamp: fc.constantFrom(BEFORE, AFTER),
      }),
      { maxLength: 1 },
    ),
    progress: fc
      .tuple(fc.constantFrom('logical-fallacies' as const, 'cognitive-biases' as const), fc.nat(24), fc.boolean())
      .map(([categoryType, count, isCorrect]) => answered(categoryType, count, [true, isCorrect])),
  })
  fc.assert(
    fc.property(fc.constantFrom(...LEARNING_PATHS), fc.array(someEvent, { maxLength: 20 }), (path, events) => {
      let record = startPath(path, START)
      for (const event of events) {
        const next = advancePath(path, record, event, AFTER)
        expect(next.currentStep).toBeGreaterThanOrEqual(record.currentStep)
        expect(next.completedSteps).toEqual(Array.from({ length: next.currentStep }, (_, index) => index))
        expect(next.completedAt === null).toBe(next.currentStep < path.steps.length)
        record = next
      }
    }),
    { numRuns: PROPERTY_RUNS },
  )
})

test('a record is at its start with the path’s number of steps, the first one current, and none done', () => {
  const path = BASICS
  const start = startPath(path, START)

  expect(isAtStart(path, start)).toBe(true)
  expect(isAtStart(path, { ...start, totalSteps: 4 })).toBe(false)
  expect(isAtStart(path, { ...start, currentStep: 1 })).toBe(false)
  expect(isAtStart(path, { ...start, completedSteps: [0] })).toBe(false)
})

test('earlier scores are looked up for a path at a step that asks for one, and for no other path', () => {
  const learning = startPath(BASICS, START)
  const scoring = { ...learning, currentStep: 1, completedSteps: [0] }
  const complete = { ...learning, currentStep: 3 }
  expect(waitingForScores(LEARNING_PATHS, [learning, scoring, complete])).toEqual([scoring])
})

test('a complete path grants its achievements, and an incomplete one grants nothing', () => {
  const open = startPath(pathOf('intermediate'), START)

  expect(grantedAchievementIds(LEARNING_PATHS, [open])).toEqual([])
  expect(grantedAchievementIds(LEARNING_PATHS, [{ ...open, completedAt: AFTER }])).toEqual(
    pathOf('intermediate').achievementIds,
  )
})

const begun = startPath(BASICS, START)
const atStep = (currentStep: number) => ({
  ...begun,
  currentStep,
  completedSteps: [0, 1, 2].slice(0, currentStep),
  completedAt: currentStep === 3 ? START + 1 : null,
})
const learned = (count: number) =>
  FALLACIES.slice(0, count).map((name) => progressAfter(name, 'logical-fallacies', [true], START + 1))
const scored = (score: number) => [{ mode: 'standard' as const, score, timestamp: START + 1 }]
const evidenceOf = (currentStep: number, evidence: Partial<PathEvidence>) =>
  stepStandings(BASICS, atStep(currentStep), { ...NOTHING, ...evidence }).map((step) => step.evidence)

test('a path that was not started lists what its steps ask for, without progress', () => {
  expect(pathState(null)).toBe('not started')
  expect(stepStandings(BASICS, null, { results: scored(100), progress: learned(6) })).toEqual([
    {
      title: 'Learn 6 fallacies',
      state: 'ahead',
      requirement: 'Each answered right the last time it came up',
      evidence: null,
    },
    { title: 'Take the Standard Quiz', state: 'ahead', requirement: 'Minimum score 70', evidence: null },
    { title: 'Take the mini Fallacy Assessment', state: 'ahead', requirement: 'Minimum score 60', evidence: null },
  ])
})

test('a step about mastery says which level it asks for, and for how many concepts', () => {
  expect(stepStandings(pathOf('advanced'), null, NOTHING)[0]?.requirement).toBe('80% or more on each of the 24')
})

test('steps before the current one are done, and those after it are ahead', () => {
  const states = [0, 1, 2, 3].map((step) => stepStandings(BASICS, atStep(step), NOTHING).map(({ state }) => state))

  expect(states).toEqual([
    ['current', 'ahead', 'ahead'],
    ['done', 'current', 'ahead'],
    ['done', 'done', 'current'],
    ['done', 'done', 'done'],
  ])
  expect(pathState(atStep(2))).toBe('in progress')
  expect(pathState(atStep(3))).toBe('complete')
})

test('learned concepts are counted up to the number that the step asks for', () => {
  expect(evidenceOf(0, { progress: learned(4) })[0]).toBe('4 of 6 so far')
  expect(evidenceOf(0, { progress: learned(9) })[0]).toBe('6 of 6 so far')
  expect(evidenceOf(1, { progress: learned(2) })[0]).toBe('6 of 6')
})

test('the best score is shown once the step that asks for it is current', () => {
  expect(evidenceOf(0, { results: scored(80) })[1]).toBeNull()
  expect(evidenceOf(1, {})[1]).toBe('Not taken yet')
  expect(evidenceOf(1, { results: scored(58) })[1]).toBe('Best score so far 58')
  expect(evidenceOf(2, { results: scored(83) })[1]).toBe('Best score 83')
  expect(evidenceOf(2, { results: scored(70) })[1]).toBe('Best score 70')
  expect(evidenceOf(2, { results: scored(69) })[1]).toBeNull()
})

test('every step links to the attempt that would complete it', () => {
  const modes = LEARNING_PATHS.map(({ steps }) => steps.map(({ requirement }) => modeForStep(requirement)))

  expect(modes).toEqual([
    ['mini-fallacy-assessment', 'standard', 'mini-fallacy-assessment'],
    ['mini-bias-assessment', 'mini-bias-assessment', 'mini-bias-assessment'],
    ['fallacy-assessment', 'bias-assessment', 'advanced'],
  ])
})

test('the current step comes from the record, and there is none before the start or after the end', () => {
  expect(currentStepOf(BASICS, atStep(1))?.title).toBe('Take the Standard Quiz')
  expect(currentStepOf(BASICS, null)).toBeNull()
  expect(currentStepOf(BASICS, atStep(3))).toBeNull()
})

test('rewards are shown as points and the achievements that come with them', () => {
  expect(LEARNING_PATHS.map((path) => rewardText(path, ACHIEVEMENTS))).toEqual([
    '500 points and First Steps',
    '750 points and Bias Hunter',
    '2,000 points, Fallacy Expert, and Perfectionist',
  ])
  expect(rewardText({ ...BASICS, achievementIds: ['gone'] }, ACHIEVEMENTS)).toBe('500 points')
})

test('a step about learning continues with the first concept not learned since the start', () => {
  const learn = itemAt(BASICS.steps, 0).requirement
  const early = progressAfter('straw-man', 'logical-fallacies', [true], START - 1)
  const missed = progressAfter('false-cause', 'logical-fallacies', [true, false], START + 1)

  expect(nextConcept(learn, START, NOTHING)).toBe('straw-man')
  expect(nextConcept(learn, START, { progress: [early] })).toBe('straw-man')
  expect(nextConcept(learn, START, { progress: [...learned(1), missed] })).toBe('false-cause')
  expect(nextConcept(learn, START, { progress: learned(24) })).toBeNull()
  const atTheStart = progressAfter('straw-man', 'logical-fallacies', [true], START)
  expect(nextConcept(learn, START, { progress: [atTheStart] })).toBe(FALLACIES[1])
  expect(nextConcept(itemAt(pathOf('intermediate').steps, 0).requirement, START, NOTHING)).toBe('confirmation-bias')
  // Right once is learned, and far from mastered.
  expect(nextConcept(itemAt(pathOf('advanced').steps, 0).requirement, START, { progress: learned(1) })).toBe(
    'straw-man',
  )
  expect(nextConcept(itemAt(BASICS.steps, 1).requirement, START, NOTHING)).toBeNull()
})

test('earlier work is named with what of it a new path leaves out, and what counts again', () => {
  const rule = 'A path counts only what you answer after you start it.'
  const result = { mode: 'standard' as const, score: 90, timestamp: 0 }
  const known = (itemId: string) => someRecord({ itemId, lastCorrect: true })
  expect(earlierWorkText({ results: [], progress: [someRecord({ lastCorrect: false })] })).toBe(rule)
  expect(earlierWorkText({ results: [result], progress: [known('straw-man')] })).toBe(
    `${rule} Your 1 quiz so far won’t count. The one concept you got right last time counts once you get it right again.`,
  )
  expect(earlierWorkText({ results: [], progress: [known('straw-man'), known('ad-hominem')] })).toBe(
    `${rule} Each of the 2 concepts you got right last time counts once you get it right again.`,
  )
})
