import { describe, expect, test } from 'vitest'
import { guessingLine } from '../quiz/questions.ts'
import { someRoundItem } from '../rules.fixture.ts'
import type { Sureness } from '../vocabulary.ts'
import type { RoundItem } from './round.ts'
import { comparedLine, roundCounts, sureLine, tomorrowLine } from './round-end.ts'

const answer = (option: number, sureness: Sureness | null = null, sentence: number | null = null) => ({
  ...{ option, sureness, sentence, at: 0 },
})
const bias = (): RoundItem =>
  someRoundItem({ concept: 'anchoring', options: ['Anchoring', 'Halo Effect', 'Loss Aversion', 'No bias here'] })

describe('the summary at the end of a round', () => {
  const items = [
    ...[someRoundItem(), someRoundItem({ kind: 'sound' }), bias(), someRoundItem({ kind: 'decide' }), someRoundItem()],
    ...[someRoundItem({ kind: 'sound' }), bias(), someRoundItem()],
  ]
  const endOfRound = () =>
    roundCounts({
      items,
      answers: [
        answer(0, 'sure', 1),
        answer(0, 'sure'),
        answer(0, 'fairly', 0),
        answer(1, 'guess'),
        answer(1, 'sure', 1),
        answer(1, 'fairly', 1),
        answer(3, 'guess'),
        answer(1, 'fairly', null),
      ],
    })

  test('counts flaws found, good arguments accepted, and decisions separately', () => {
    const end = endOfRound()
    expect(end.score).toEqual({ count: 3, of: 8 })
    expect(end.flawsFound).toEqual({ count: 2, of: 5 })
    expect(end.soundAccepted).toEqual({ count: 1, of: 2 })
    expect(end.decisions).toEqual({ count: 0, of: 1 })
    expect(end.byGuessing).toBe(2)
    expect(end.cells.map(({ ink, isRight }) => `${ink[0]}${isRight ? '' : ' open'}`)).toEqual([
      ...['f', 's', 'b', 'f open', 'f open', 's open', 'b open', 'f open'],
    ])
  })

  test('counts tapped sentences only in flawed arguments, next to what blind taps would hit', () => {
    const end = endOfRound()
    expect(end.sentences).toMatchObject({ count: 2, of: 3 })
    expect(end.sentences.byGuessing).toBeCloseTo(1)
  })

  test('counts a tapped sentence that only gives the flaw away neither as right nor as wrong', () => {
    const given = someRoundItem({ decidingWords: ['Sales fell', 'the lane'] })
    const item = { ...given, question: { ...given.question, breaksAt: 'So the lane is to blame.' } }
    const end = roundCounts({
      items: [item, item, item],
      answers: [answer(0, null, 0), answer(0, null, 1), answer(0, null, 2)],
    })
    expect(end.sentences).toEqual({ count: 1, of: 2, byGuessing: 1 })
  })

  test('has a row for each sureness that was used, the surest first', () => {
    const end = endOfRound()
    expect(end.sureness).toEqual([
      { sureness: 'sure', count: 2, of: 3 },
      { sureness: 'fairly', count: 1, of: 3 },
      { sureness: 'guess', count: 0, of: 2 },
    ])
    expect(roundCounts({ items, answers: [answer(0)] }).sureness).toEqual([])
  })

  test('counts a pair in both directions, and among equals takes the one said most surely, or the first', () => {
    expect(endOfRound().pair).toEqual({ was: 'false-cause', named: 'texas-sharpshooter', times: 2 })
    const other = someRoundItem({ concept: 'texas-sharpshooter', correctAnswer: 1 })
    const pairAfter = (...given: [RoundItem, ReturnType<typeof answer>][]) =>
      roundCounts({ items: given.map(([item]) => item), answers: given.map(([, each]) => each) }).pair
    expect(pairAfter([bias(), answer(1, 'sure')], [someRoundItem(), answer(1)], [other, answer(0)])).toEqual({
      was: 'false-cause',
      named: 'texas-sharpshooter',
      times: 2,
    })
    const twice = (item: RoundItem, one: Sureness, next: Sureness): [RoundItem, ReturnType<typeof answer>][] => [
      [item, answer(1, one)],
      [item, answer(1, next)],
    ]
    expect(pairAfter(...twice(someRoundItem(), 'fairly', 'fairly'), ...twice(bias(), 'guess', 'sure'))).toMatchObject({
      was: 'anchoring',
    })
    expect(pairAfter([someRoundItem(), answer(1)], [bias(), answer(1, 'guess')])).toMatchObject({ was: 'false-cause' })
  })

  test('has no pair when all is right, only a decision went wrong, or one of the two was not a name', () => {
    const decided = roundCounts({ items: [bias(), someRoundItem({ kind: 'decide' })], answers: [answer(0), answer(2)] })
    expect(decided.pair).toBeNull()
    const options = ['False Cause', 'Galaxy Brain', 'Anecdotal', 'No fallacy here']
    const items = [someRoundItem({ options }), someRoundItem({ options, correctAnswer: 1 })]
    expect(roundCounts({ items, answers: [answer(1), answer(0)] }).pair).toBeNull()
  })

  test('says “about” only when guessing gives no whole number', () => {
    expect([2, 0.75, 3.75].map(guessingLine)).toEqual([
      'Guessing would get you 2.',
      'Guessing would get you about 1.',
      'Guessing would get you about 4.',
    ])
  })
})

describe('the line about how sure the learner was', () => {
  const line = (count: number, of: number) => sureLine([{ sureness: 'sure', count, of }])
  test('gives counts, even for a single answer', () => {
    expect(line(3, 4)).toBe('When you were sure, you were right 3 out of 4 times')
    expect(line(1, 1)).toBe('You were sure once, and right')
    expect(line(0, 1)).toBe('You were sure once, and wrong')
    expect(line(2, 2)).toBe('You were sure twice, and right both times')
    expect(line(0, 3)).toBe('You were sure three times, and wrong each time')
    expect(sureLine([{ sureness: 'guess', count: 1, of: 8 }])).toBe('You were never sure this time')
  })
})

test('tomorrow has what is due then, and the next argument', () => {
  expect(tomorrowLine(4, 28)).toBe('Tomorrow: 4 due, and argument No. 28.')
  expect(tomorrowLine(0, 28)).toBe('Tomorrow: nothing due, and argument No. 28.')
})

test('comparing two results never shames the lower one', () => {
  const share = (count: number) => ({ count, of: 8 })
  expect(comparedLine(share(6), share(5))).toBe('You got 6 of 8, your friend 5.')
  expect(comparedLine(share(5), share(6))).toBe('Your friend got 6 of 8, you 5.')
  expect(comparedLine(share(8), share(8))).toBe('The same: 8 of 8 for both of you.')
})
