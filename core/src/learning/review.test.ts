import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PROPERTY_RUNS } from '../../property-runs.ts'
import { addDays } from '../activity/days.ts'
import { shuffle } from '../quiz/shuffle.ts'
import { itemAt } from '../required.ts'
import { seededRandom, someAnswer } from '../testing.ts'
import { SURENESS } from '../vocabulary.ts'
import type { Answer, ScenarioFacts } from './evidence.ts'
import {
  dueConcepts,
  type Memory,
  nextDue,
  REVIEW_GRADES,
  type ReviewState,
  reviewPlan,
  reviewStates,
  type Scheduler,
  scenarioToReview,
} from './review.ts'

const TODAY = '2026-11-21'

/**
 * Doubles a concept's stability with every day that went well, and starts over otherwise. Records the calls it gets.
 */
function plainScheduler() {
  const calls: string[] = []
  const scheduler: Scheduler = {
    next(memory, daysSince, grade) {
      calls.push(`${daysSince} ${grade}`)
      return { stability: grade === 'again' ? 1 : 2 * (memory?.stability ?? 1), difficulty: 5 }
    },
    recall: (memory, daysSince) => 0.9 ** (daysSince / memory.stability),
    interval: (memory) => Math.round(memory.stability),
  }
  return { scheduler, calls }
}

function answer(daysAgo: number, given: Partial<Answer> = {}): Answer {
  return someAnswer({ id: `a${daysAgo}`, at: 1_000_000 - daysAgo, day: addDays(TODAY, -daysAgo), ...given })
}

test('a day has one grade: the worst among the first answers to each scenario', () => {
  const { scheduler, calls } = plainScheduler()
  reviewStates(
    [
      answer(9, { id: 'a', sureness: 'sure' }),
      answer(5, { id: 'b', sureness: 'guess' }),
      answer(5, { id: 'c', sureness: 'sure' }),
      answer(2, { id: 'd', isCorrect: true, scenarioId: 's' }),
      answer(2, { id: 'e', isCorrect: false, scenarioId: 's' }),
      answer(1, { id: 'f', isCorrect: true }),
      answer(1, { id: 'g', isCorrect: false }),
    ],
    scheduler,
  )
  expect(calls).toEqual(['0 easy', '4 hard', '3 good', '1 again'])
})

test('days count in calendar order, even if the learner flew westward in between', () => {
  const { scheduler, calls } = plainScheduler()
  const beforeTheFlight = answer(1, { at: 10 })
  const afterIt = answer(2, { at: 20, isCorrect: false })
  const state = itemAt(reviewStates([beforeTheFlight, afterIt], scheduler), 0)
  expect(calls).toEqual(['0 again', '1 good'])
  expect(state.lastDay).toBe(addDays(TODAY, -1))
})

test('sound items and labels outside the catalog are never reviewed', () => {
  const { scheduler } = plainScheduler()
  expect(reviewStates([answer(1, { isSound: true }), answer(1, { itemId: 'Galaxy Brain' })], scheduler)).toEqual([])
})

test('concepts answered wrong while sure come first, then those closest to being forgotten', () => {
  const { scheduler } = plainScheduler()
  const states = reviewStates(
    [
      answer(4, { itemId: 'anchoring' }),
      answer(9, { itemId: 'halo-effect' }),
      answer(1, { itemId: 'straw-man', isCorrect: false, sureness: 'sure' }),
      answer(1, { itemId: 'ambiguity' }),
    ],
    scheduler,
  )
  expect(dueConcepts(states, TODAY, scheduler).map(({ concept, why }) => [concept, why])).toEqual([
    ['straw-man', 'sure and wrong'],
    ['halo-effect', 'due'],
    ['anchoring', 'due'],
  ])
  expect(nextDue(states, TODAY, scheduler)).toEqual({ inDays: 1, count: 1 })
})

/** Last met so many days ago, and to be remembered for `stability` days. */
function state(
  concept: ReviewState['concept'],
  daysAgo: number,
  stability: number,
  isSureAndWrong = false,
): ReviewState {
  return { concept, lastDay: addDays(TODAY, -daysAgo), memory: { stability, difficulty: 5 }, isSureAndWrong }
}

test('the list of due concepts does not depend on the order of records, and sorts equals by name', () => {
  const { scheduler } = plainScheduler()
  const found = [
    state('straw-man', 1, 9, true),
    state('halo-effect', 9, 1),
    state('ambiguity', 4, 2),
    state('tu-quoque', 4, 2),
  ]
  for (const states of [found, found.toReversed()]) {
    expect(dueConcepts(states, TODAY, scheduler).map(({ concept }) => concept)).toEqual([
      ...['straw-man', 'halo-effect', 'ambiguity', 'tu-quoque'],
    ])
  }
})

test('a concept is due from the day on which its interval ends', () => {
  const { scheduler } = plainScheduler()
  expect(dueConcepts([state('straw-man', 2, 3)], TODAY, scheduler)).toEqual([])
  expect(dueConcepts([state('straw-man', 3, 3)], TODAY, scheduler)).toHaveLength(1)
})

test('the next review is given with its day and number of concepts, without those that are due already', () => {
  const { scheduler } = plainScheduler()
  const states = [
    state('straw-man', 1, 4),
    state('anchoring', 2, 5),
    state('ambiguity', 1, 9),
    state('halo-effect', 3, 3),
  ]
  expect(nextDue(states, TODAY, scheduler)).toEqual({ inDays: 3, count: 2 })
  expect(nextDue([state('halo-effect', 3, 3)], TODAY, scheduler)).toBeNull()
  expect(nextDue([], TODAY, scheduler)).toBeNull()
})

test('a right answer settles an earlier mistake made while sure, and nothing is due on the day it was met', () => {
  const { scheduler } = plainScheduler()
  const wrong = answer(3, { isCorrect: false, sureness: 'sure' })
  const isSureAndWrong = (...answers: Answer[]) => itemAt(reviewStates(answers, scheduler), 0).isSureAndWrong
  expect(isSureAndWrong(wrong)).toBe(true)
  expect(isSureAndWrong(wrong, answer(2))).toBe(false)
  expect(isSureAndWrong(answer(5), wrong)).toBe(true)
  expect(isSureAndWrong(answer(5, { isCorrect: false }), answer(3, { isCorrect: false }))).toBe(false)
  expect(isSureAndWrong(answer(3, { sureness: 'sure' }))).toBe(false)
  const today = reviewStates([answer(0, { isCorrect: false, sureness: 'sure' })], scheduler)
  expect(dueConcepts(today, TODAY, scheduler)).toEqual([])
})

test('answers delivered in any order lead to the same schedule', () => {
  const someAnswer = fc.record({
    daysAgo: fc.nat(20),
    id: fc.uuid(),
    isCorrect: fc.boolean(),
    sureness: fc.constantFrom(null, ...SURENESS),
    itemId: fc.constantFrom('anchoring', 'straw-man'),
    scenarioId: fc.constantFrom(null, 'one', 'two'),
  })
  fc.assert(
    fc.property(fc.array(someAnswer, { maxLength: 30 }), fc.integer(), (some, seed) => {
      const answers = some.map(({ daysAgo, ...given }) => answer(daysAgo, given))
      const sorted = (states: ReturnType<typeof reviewStates>) =>
        states.toSorted((one, other) => (one.concept < other.concept ? -1 : 1))
      const { scheduler } = plainScheduler()
      const disordered = reviewStates(shuffle(answers, seededRandom(seed)), scheduler)
      expect(sorted(disordered)).toEqual(sorted(reviewStates(answers, scheduler)))
    }),
    { numRuns: PROPERTY_RUNS },
  )
})

const FACTS: Record<string, Partial<ScenarioFacts>> = {
  'anchoring-a': {},
  'anchoring-b': {},
  'anchoring-b-sound': { isSound: true },
  'anchoring-slot': { isInSlot: true },
  'halo-a': { concept: 'halo-effect' },
}
const findScenario = (id: string): ScenarioFacts | null =>
  FACTS[id] ? { concept: 'anchoring', kind: 'spot', isInSlot: false, isSound: false, pairId: id, ...FACTS[id] } : null

test('the scenario to review is one not seen yet, or else the one seen longest ago', () => {
  const ask = (answers: Answer[]) => scenarioToReview('anchoring', Object.keys(FACTS), answers, findScenario)
  expect(ask([])).toBe('anchoring-a')
  expect(ask([answer(3, { scenarioId: 'anchoring-a' })])).toBe('anchoring-b')
  expect(ask([answer(3, { scenarioId: 'anchoring-a' }), answer(5, { scenarioId: 'anchoring-b' })])).toBe('anchoring-b')
  expect(scenarioToReview('straw-man', Object.keys(FACTS), [], findScenario)).toBeNull()
  const withOneGone = ['gone', ...Object.keys(FACTS)].toReversed()
  expect(scenarioToReview('anchoring', withOneGone, [answer(1)], findScenario)).toBe('anchoring-a')
})

test('the grades of a review are listed from worst to best', () => {
  expect(REVIEW_GRADES).toEqual(['again', 'hard', 'good', 'easy'])
  const memory: Memory = { stability: 1, difficulty: 5 }
  expect(plainScheduler().scheduler.recall(memory, 1)).toBeCloseTo(0.9, 10)
})

test('a plan has today’s due concepts with a scenario for each, and says when more fall due', () => {
  const { scheduler } = plainScheduler()
  const answers = [answer(9), answer(1, { itemId: 'halo-effect' })]

  const { due, next } = reviewPlan(answers, TODAY, { scheduler, scenarioIds: Object.keys(FACTS), findScenario })

  expect(due.map(({ concept, scenario }) => [concept, scenario])).toEqual([['anchoring', 'anchoring-a']])
  expect(next).toEqual({ inDays: 1, count: 1 })
})
