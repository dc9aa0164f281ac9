import { expect, test } from 'vitest'
import { ACHIEVEMENTS } from '../content/achievements.ts'
import { LEARNING_PATHS } from '../content/learning-paths.ts'
import { itemAt, required } from '../required.ts'
import { progressAfter } from '../testing.ts'
import { FALLACIES } from '../vocabulary.ts'
import {
  currentStepOf,
  modeForStep,
  nextConcept,
  type PathEvidence,
  type PathType,
  pathState,
  rewardText,
  startPath,
  stepStandings,
} from './learning-paths.ts'

const START = Date.UTC(2026, 10, 1)
const NOTHING: PathEvidence = { results: [], progress: [] }

const pathOf = (type: PathType) =>
  required(
    LEARNING_PATHS.find(({ pathType }) => pathType === type),
    type,
  )
const BASICS = pathOf('beginner')
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
