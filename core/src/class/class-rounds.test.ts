import { describe, expect, test } from 'vitest'
import { DAY } from '../activity/days.ts'
import { BANK } from '../content/bank.ts'
import type { ConfusedPair } from '../learning/confusions.ts'
import { chooseOption, saySureness } from '../practice/round.ts'
import { practiceQuestions } from '../publishing/publish.ts'
import {
  assignedRoundToPlay,
  classRoundProblem,
  classStep,
  hasAnsweredAll,
  liveOptionOrder,
  type RoundSoFar,
  seatProgress,
} from './class-rounds.ts'

const pool = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => ({ id, pairId: id }))
const index = [...pool, { id: 'a-twin', pairId: 'a' }]

test.each([
  ['live', ['a', 'b', 'c']],
  ['assigned', ['a-twin', 'b', 'c', 'd']],
  ['assigned', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
] as const)('a %s round of %j can be given', (kind, scenarioIds) => {
  expect(classRoundProblem(kind, scenarioIds, index)).toBeNull()
})

test.each([
  ['live', ['a', 'b'], 'length'],
  ['live', ['a', 'b', 'c', 'd', 'e'], 'length'],
  ['live', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 'length'],
  ['assigned', ['a', 'b', 'c'], 'length'],
  ['live', ['a', 'b', 'fallacy1'], 'unknown'],
  ['live', ['a', 'b', 'a-twin'], 'pair'],
  ['live', ['a', 'b', 'a'], 'pair'],
] as const)('a %s round of %j cannot: %s', (kind, scenarioIds, problem) => {
  expect(classRoundProblem(kind, scenarioIds, index)).toBe(problem)
})

describe('the order of options in a live round', () => {
  test('is the same for everybody, and again after a restart', () => {
    expect(liveOptionOrder('round-1', 2, 4)).toEqual(liveOptionOrder('round-1', 2, 4))
  })

  test('puts each option in each place about equally often, so that no place gives the key away', () => {
    const orders = Array.from({ length: 2400 }, (_, round) => liveOptionOrder(`round-${round}`, round % 6, 4))
    for (const place of [0, 1, 2, 3]) {
      for (const option of [0, 1, 2, 3]) {
        // 600 expected, with a standard deviation of 21.
        const times = orders.filter((order) => order[place] === option).length
        expect(Math.abs(times - 600), `option ${option} in place ${place}`).toBeLessThan(90)
      }
    }
  })
})

test('a round is done with an answer to each of its scenarios, and not before', () => {
  const round = { scenarioIds: ['a', 'b', 'c', 'd'] }
  expect([0, 3, 4].map((answered) => hasAnsweredAll(round, answered))).toEqual([false, false, true])
})

test.each([
  ['is open until its seat has answered all of it', { done: false, phase: 'open' }, 3, { answered: 3, isOpen: true }],
  ['is closed once the device has every answer', { done: false, phase: 'open' }, 4, { answered: 4, isOpen: false }],
  ['is closed where it was done on another device', { done: true, phase: 'open' }, 0, { answered: 4, isOpen: false }],
  ['keeps its answers when it is over', { done: false, phase: 'over' }, 1, { answered: 1, isOpen: false }],
] as const)('an assigned round %s', (_, { done, phase }, onDevice, progress) => {
  expect(seatProgress({ scenarios: 4, done, state: { phase } }, onDevice)).toEqual(progress)
})

const ITEMS = BANK.slice(0, 4).flatMap(({ concept, scenarios }) =>
  practiceQuestions(concept, scenarios)
    .slice(0, 1)
    .map((question) => ({ question, purpose: 'mixed' as const, isNew: false })),
)
const FEEDBACK = { isSilent: false, asksSentence: true }
const answer = (position: number) => ({ position, option: 1, sureness: 'fairly' as const })

describe('an assigned round', () => {
  test('begins at the first scenario that its seat has not answered, and ends where all are', () => {
    const begun = assignedRoundToPlay('r', ITEMS, [], FEEDBACK, 5)
    expect([begun.state, begun.answers]).toEqual(['choosing', []])
    const resumed = assignedRoundToPlay('r', ITEMS, [answer(1), answer(0), answer(3)], FEEDBACK, 5)
    expect(resumed.state).toBe('choosing')
    expect(resumed.answers).toEqual(Array(2).fill({ option: 1, sureness: 'fairly', sentence: null, at: 5 }))
    expect(
      assignedRoundToPlay(
        'r',
        ITEMS,
        ITEMS.map((_, index) => answer(index)),
        FEEDBACK,
        5,
      ).state,
    ).toBe('ended')
  })

  test('keeps the order of the options that everybody has', () => {
    const { items } = assignedRoundToPlay('r', ITEMS, [], FEEDBACK, 5)
    expect(items.map(({ question }) => question.options)).toEqual(ITEMS.map(({ question }) => question.options))
  })

  test('without feedback goes from one answer to the next scenario, and asks nothing about sentences', () => {
    let round = assignedRoundToPlay('r', ITEMS, [], { isSilent: true, asksSentence: true }, 5)
    const states = ITEMS.map((_, index) => {
      round = saySureness(chooseOption(round, index % 4, 6), 'guess', 7)
      return round.state
    })
    expect(states).toEqual(['choosing', 'choosing', 'choosing', 'ended'])
    expect(round.answers.map(({ option }) => option)).toEqual([0, 1, 2, 3])
  })
})

const NOW = 100 * DAY
const PAIR: ConfusedPair = {
  one: { was: 'straw-man', named: 'ad-hominem', times: 3, of: 9 },
  other: { was: 'ad-hominem', named: 'straw-man', times: 2, of: 8 },
  times: 5,
}

function round(some: Partial<RoundSoFar> & { id: string }): RoundSoFar {
  return { kind: 'live', follows: null, openedAt: NOW - DAY, state: { phase: 'over' }, ...some }
}

test('a class without rounds gets its first one, and one with a live round goes back to the wall', () => {
  expect(classStep([], [PAIR], NOW)).toEqual({ step: 'first round' })
  const live = round({ id: 'live', state: { phase: 'talk' } })
  expect(classStep([round({ id: 'old', openedAt: 0 }), live], [PAIR], NOW)).toEqual({ step: 'wall', roundId: 'live' })
})

test('a round that is a week old is followed by its parallel, once', () => {
  const old = round({ id: 'old', openedAt: NOW - 7 * DAY })
  expect(classStep([old], [PAIR], NOW)).toEqual({ step: 'week later', roundId: 'old' })
  const parallel = round({ id: 'parallel', kind: 'assigned', follows: 'old', openedAt: NOW - 6 * DAY })
  expect(classStep([parallel, old], [PAIR], NOW)).toEqual({ step: 'pair', pair: PAIR })
  const open = round({ id: 'open', kind: 'assigned', openedAt: NOW - 7 * DAY, state: { phase: 'open' } })
  expect(classStep([open], [PAIR], NOW)).toEqual({ step: 'pair', pair: PAIR })
})

test('a class with nothing open is led to the pair it mixes up most, or to a mixture where no pair is known', () => {
  expect(classStep([round({ id: 'new' })], [PAIR], NOW)).toEqual({ step: 'pair', pair: PAIR })
  expect(classStep([round({ id: 'new' })], [], NOW)).toEqual({ step: 'mixture' })
})
