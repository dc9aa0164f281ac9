import { expect, test } from 'vitest'
import { addDays } from '../activity/days.ts'
import { itemAt } from '../required.ts'
import { plainScheduler, someAnswer } from '../rules.fixture.ts'
import { CONCEPTS } from '../vocabulary.ts'
import type { Answer } from './evidence.ts'
import type { ReviewState } from './review.ts'
import { dueConcepts, dueLine, lastSeen, nextDue, REVIEWS_A_DAY, reviewPlan } from './review-plan.ts'

const TODAY = '2026-11-21'
const { scheduler } = plainScheduler()

/** Last graded so many days ago, and due so many days from today. */
function state(
  concept: ReviewState['concept'],
  daysAgo: number,
  dueIn: number,
  given: Partial<ReviewState> = {},
): ReviewState {
  const gradedOn = addDays(TODAY, -daysAgo)
  const memory = { stability: 2, difficulty: 5 }
  const dueOn = addDays(TODAY, dueIn)
  return { concept, gradedOn, metOn: gradedOn, dueOn, memory, isSureAndWrong: false, ...given }
}

test('concepts answered wrong while sure come first, then those closest to being forgotten, then by name', () => {
  const found = [
    state('straw-man', 1, 0, { isSureAndWrong: true }),
    state('halo-effect', 9, -1),
    state('ambiguity', 4, 0),
    state('tu-quoque', 4, -2),
    state('anchoring', 9, 1),
  ]
  for (const states of [found, found.toReversed()]) {
    expect(dueConcepts(states, TODAY, scheduler).map(({ concept, why }) => `${concept} ${why}`)).toEqual([
      ...['straw-man sure and wrong', 'halo-effect due', 'ambiguity due', 'tu-quoque due'],
    ])
  }
})

test('a due concept is said to have been met when any item about it was, and recalled since its last flawed one', () => {
  const met = state('anchoring', 4, 0, { metOn: addDays(TODAY, -1) })
  expect(dueConcepts([met], TODAY, scheduler)).toMatchObject([
    { daysSince: 1, recall: scheduler.recall(met.memory, 4) },
  ])
})

test('the next review is given with its day and number of concepts, without those that are due already', () => {
  const states = [
    state('straw-man', 1, 3),
    state('anchoring', 2, 3),
    state('ambiguity', 1, 8),
    state('halo-effect', 3, 0),
  ]
  expect(nextDue(states, TODAY)).toEqual({ inDays: 3, count: 2 })
  expect(nextDue([state('halo-effect', 3, 0)], TODAY)).toBeNull()
  expect(nextDue([], TODAY)).toBeNull()
})

test('each scenario was last seen at the latest answer to it', () => {
  const answers = [
    { scenarioId: 'one', at: 7 },
    { scenarioId: 'two', at: 1 },
    { scenarioId: 'one', at: 5 },
    { scenarioId: null, at: 9 },
  ]
  expect(lastSeen(answers)).toEqual({ one: 7, two: 1 })
})

/** The plan after answers given so many days ago, all right unless said otherwise. */
const planAfter = (...answers: readonly (readonly [daysAgo: number, given: Partial<Answer>])[]) =>
  reviewPlan(
    answers.map(([daysAgo, given], index) =>
      someAnswer({ id: `a${index}`, at: -daysAgo, day: addDays(TODAY, -daysAgo), ...given }),
    ),
    TODAY,
    { scheduler, findScenario: () => null },
  )
/** Answers about so many concepts. */
const aboutConcepts = (count: number, daysAgo: number, given: Partial<Answer> = {}) =>
  CONCEPTS.slice(0, count).map((itemId) => [daysAgo, { itemId, ...given }] as const)

test('a plan has every due concept, of which a day asks for a part, and says what is due tomorrow', () => {
  const plan = planAfter(
    ...aboutConcepts(20, 9),
    [1, { itemId: itemAt(CONCEPTS, 30) }],
    [0, { itemId: itemAt(CONCEPTS, 40) }],
  )
  expect(plan.due).toHaveLength(20)
  expect(plan).toMatchObject({ forToday: REVIEWS_A_DAY, dueTomorrow: 21, next: { inDays: 1, count: 1 } })
  expect(planAfter(...aboutConcepts(3, 9))).toMatchObject({ forToday: 3, dueTomorrow: 3, next: null })
  expect(planAfter()).toEqual({ due: [], forToday: 0, dueTomorrow: 0, next: null, seen: {}, met: [] })
})

test('a concept is met in a good argument, too, and those met longest ago come first', () => {
  const [first, second, third] = [itemAt(CONCEPTS, 0), itemAt(CONCEPTS, 1), itemAt(CONCEPTS, 2)]
  const plan = planAfter(
    [9, { itemId: first }],
    [5, { itemId: second, isSound: true }],
    [4, { itemId: third }],
    [1, { itemId: first, isSound: true }],
    [1, { itemId: 'A label of their own' }],
  )
  expect(plan.met).toEqual([second, third, first])
})

test('what was reviewed today counts toward what the day asks for', () => {
  const plan = planAfter(...aboutConcepts(20, 9), ...aboutConcepts(8, 0))
  expect([plan.due.length, plan.forToday]).toEqual([12, REVIEWS_A_DAY - 8])
  const afterAll = planAfter(...aboutConcepts(20, 9), ...aboutConcepts(15, 0))
  expect([afterAll.due.length, afterAll.forToday]).toEqual([5, 0])
  const others = planAfter(...aboutConcepts(20, 9), [0, { itemId: itemAt(CONCEPTS, 40) }])
  expect(others.forToday).toBe(REVIEWS_A_DAY)
})

test.each([
  [0, 0, 'Nothing is due today.'],
  [4, 4, '4 due today.'],
  [31, 12, '12 today, 19 more waiting.'],
  [19, 0, 'Done for today, 19 more waiting.'],
])('%i due, of which today asks for %i, reads “%s”', (due, forToday, words) => {
  expect(dueLine({ due: Array(due), forToday })).toBe(words)
})
