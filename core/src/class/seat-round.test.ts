import { describe, expect, test } from 'vitest'
import { BANK } from '../content/bank.ts'
import { chooseOption, saySureness } from '../practice/round.ts'
import { practiceQuestions } from '../publishing/publish.ts'
import { assignedRoundToPlay, seatProgress } from './seat-round.ts'

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
