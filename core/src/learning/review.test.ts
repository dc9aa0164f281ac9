import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PROPERTY_RUNS } from '../../property-runs.ts'
import { addDays, DAY, daysBetween } from '../activity/days.ts'
import { seededRandom, shuffle } from '../quiz/shuffle.ts'
import { itemAt } from '../required.ts'
import { plainScheduler, someAnswer } from '../rules.fixture.ts'
import { NO_FLAW, SURENESS } from '../vocabulary.ts'
import type { Answer, Choice, ScenarioFacts } from './evidence.ts'
import { REVIEW_GRADES, reviewStates, type Scheduler } from './review.ts'

const TODAY = '2026-11-21'
const NOW = 100 * DAY

function answer(daysAgo: number, given: Partial<Answer> = {}): Answer {
  const at = NOW - daysAgo * DAY
  return someAnswer({ id: `a${daysAgo}`, at, day: addDays(TODAY, -daysAgo), ...given })
}

/** Scenarios by their ids: 'x sound' is the sound twin of 'x'. */
function findScenario(id: string): ScenarioFacts {
  const isSoundHalf = id.endsWith('sound')
  const kind = id.startsWith('act') ? 'decide' : isSoundHalf ? 'sound' : 'spot'
  return { concept: 'anchoring', kind, isInSlot: false, isSoundHalf, pairId: id.replace(/ sound$/, '') }
}

const statesOf = (answers: readonly Answer[], scheduler: Scheduler = plainScheduler().scheduler) =>
  reviewStates(answers, { scheduler, findScenario })

test('a day has one grade: the worst among the first answers to each scenario', () => {
  const { scheduler, calls } = plainScheduler()
  statesOf(
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
  const state = itemAt(statesOf([beforeTheFlight, afterIt], scheduler), 0)
  expect(calls).toEqual(['0 again', '1 good'])
  expect(state.gradedOn).toBe(addDays(TODAY, -1))
})

test('a label outside the catalog is never reviewed', () => {
  expect(statesOf([answer(1, { itemId: 'Galaxy Brain' })])).toEqual([])
})

test('a mistake made while sure is due the next day, until a later answer is right', () => {
  const wrong = answer(3, { isCorrect: false, sureness: 'sure' })
  const isSureAndWrong = (...answers: Answer[]) => itemAt(statesOf(answers), 0).isSureAndWrong
  expect(isSureAndWrong(wrong)).toBe(true)
  expect(isSureAndWrong(wrong, answer(2))).toBe(false)
  expect(isSureAndWrong(answer(5), wrong)).toBe(true)
  expect(isSureAndWrong(wrong, answer(2, { isCorrect: false }))).toBe(true)
  expect(isSureAndWrong(answer(5, { isCorrect: false }), answer(3, { isCorrect: false }))).toBe(false)
  expect(isSureAndWrong(answer(3, { sureness: 'sure' }))).toBe(false)
  const slow: Scheduler = { ...plainScheduler().scheduler, interval: () => 9 }
  expect(itemAt(statesOf([wrong], slow), 0).dueOn).toBe(addDays(TODAY, -2))
})

/** Answers about another concept that show an eye better than guessing. */
const GOOD_EYE = Array.from({ length: 30 }, (_, index) => {
  const isSound = index % 3 === 0
  const scenarioId = `eye ${index}${isSound ? ' sound' : ''}`
  const choice: Choice = isSound ? NO_FLAW : 'halo-effect'
  return answer(50, { id: `eye ${index}`, itemId: 'halo-effect', choice, isSound, scenarioId })
})

test('no review waits longer than a week until the answers show an eye better than guessing', () => {
  const slow: Scheduler = { ...plainScheduler().scheduler, interval: () => 20 }
  const dueOn = (...others: Answer[]) =>
    statesOf([answer(0), ...others], slow).find(({ concept }) => concept === 'anchoring')?.dueOn
  expect(dueOn()).toBe(addDays(TODAY, 7))
  expect(dueOn(...GOOD_EYE)).toBe(addDays(TODAY, 20))
  expect(dueOn(...GOOD_EYE.map((each): Answer => ({ ...each, choice: NO_FLAW })))).toBe(addDays(TODAY, 7))
})

describe('a sound item', () => {
  const sound = (daysAgo: number, given: Partial<Answer> = {}) =>
    answer(daysAgo, { id: `s${daysAgo}`, isSound: true, scenarioId: `story ${daysAgo} sound`, ...given })
  const isAboutAnchoring = ({ concept }: { concept: string }) => concept === 'anchoring'
  /** Days from today until the concept is due; the memory is that of the flawed answers alone. */
  const dueIn = (interval: number, ...answers: Answer[]) => {
    const scheduler = { ...plainScheduler().scheduler, interval: () => interval }
    const state = itemAt(statesOf([...answers, ...GOOD_EYE], scheduler).filter(isAboutAnchoring), 0)
    const graded = statesOf(
      answers.filter(({ isSound, scenarioId }) => !isSound && !scenarioId?.endsWith('sound')),
      scheduler,
    )
    expect(state.memory).toEqual(itemAt(graded, 0).memory)
    return daysBetween(TODAY, state.dueOn)
  }

  test('accepted puts the review off by the present interval, seven days at most', () => {
    expect(dueIn(3, answer(5), sound(0))).toBe(3)
    expect(dueIn(7, answer(8), sound(0))).toBe(7)
    expect(dueIn(20, answer(25), sound(0))).toBe(7)
  })

  test('accepted brings no review nearer', () => {
    expect(dueIn(20, answer(2), sound(0))).toBe(18)
  })

  test('in which a flaw was named is due tomorrow', () => {
    expect(dueIn(20, answer(2), sound(0, { isCorrect: false }))).toBe(1)
    expect(dueIn(3, answer(9), sound(0, { isCorrect: false }))).toBe(1)
  })

  test('counts the same as a decision, and never for the memory', () => {
    const decision = sound(0, { isSound: false, scenarioId: 'act sound' })
    expect(dueIn(3, answer(5), decision)).toBe(3)
    expect(dueIn(20, answer(2), { ...decision, isCorrect: false })).toBe(1)
  })

  test('changes nothing before a flawed item was met, or on the day of the first', () => {
    expect(statesOf([sound(3), sound(2, { isCorrect: false })])).toEqual([])
    expect(dueIn(9, answer(0), sound(0, { isCorrect: false }))).toBe(9)
    expect(dueIn(9, sound(3), answer(0, { id: 'later' }))).toBe(9)
  })

  test('changes nothing twice running', () => {
    expect(dueIn(3, answer(9), sound(4), sound(0))).toBe(-1)
    expect(dueIn(3, answer(9), sound(4), sound(0, { isCorrect: false }))).toBe(-1)
    expect(dueIn(3, answer(9), sound(8), answer(4), sound(0))).toBe(3)
  })

  test('changes nothing where its pair was seen in the 30 days before', () => {
    const twin = (daysAgo: number) => answer(daysAgo, { scenarioId: 'story' })
    const after = { scenarioId: 'story sound' }
    expect(dueIn(3, twin(30), answer(9), sound(0, after))).toBe(-6)
    expect(dueIn(3, twin(31), answer(9), sound(0, after))).toBe(3)
    expect(dueIn(3, answer(40), sound(29, after), answer(9), sound(0, after))).toBe(-6)
  })
})

test('answers delivered in any order lead to the same schedule', () => {
  const someAnswer = fc.record({
    daysAgo: fc.nat(20),
    id: fc.uuid(),
    isCorrect: fc.boolean(),
    sureness: fc.constantFrom(null, ...SURENESS),
    itemId: fc.constantFrom('anchoring', 'straw-man'),
    scenarioId: fc.constantFrom(null, 'one', 'one sound', 'two', 'act sound'),
  })
  fc.assert(
    fc.property(fc.array(someAnswer, { maxLength: 30 }), fc.integer(), (some, seed) => {
      const answers = some.map(({ daysAgo, ...given }) => answer(daysAgo, given))
      const sorted = (states: ReturnType<typeof reviewStates>) =>
        states.toSorted((one, other) => (one.concept < other.concept ? -1 : 1))
      const disordered = statesOf(shuffle(answers, seededRandom(seed)))
      expect(sorted(disordered)).toEqual(sorted(statesOf(answers)))
    }),
    { numRuns: PROPERTY_RUNS },
  )
})

test('the grades of a review are listed from worst to best', () => {
  expect(REVIEW_GRADES).toEqual(['again', 'hard', 'good', 'easy'])
})
