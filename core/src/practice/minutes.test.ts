import { describe, expect, test } from 'vitest'
import { MINUTE } from '../activity/days.ts'
import { BANK } from '../content/bank.ts'
import { average } from '../learning/statistics.ts'
import { minutesFor, ownSeconds, WORDS_AN_ITEM } from './minutes.ts'

describe('the minutes shown', () => {
  test.each([
    [3, '3 minutes'],
    [8, '7 to 8 minutes'],
    [15, '13 to 16 minutes'],
    [1, '1 minute'],
    [0, '1 minute'],
  ])('for a round of %i are %s', (items, minutes) => {
    expect(minutesFor(items, 'round')).toBe(minutes)
  })

  test('for a quiz leave out explanations, which it gives at its end', () => {
    expect(minutesFor(12, 'attempt')).toBe('9 minutes')
  })

  test('follow the learner’s own pace once it is known', () => {
    expect(minutesFor(8, 'round', 30)).toBe('4 minutes')
  })

  test('are never fewer than reading takes, however fast somebody clicked through', () => {
    expect(minutesFor(8, 'round', 5)).toBe('3 minutes')
  })

  test('rest on the words in the bank', () => {
    const words = (text: string) => text.trim().split(/\s+/).length
    const read = BANK.flatMap(({ scenarios }) => scenarios).map(({ slot, scenario, options }) => ({
      isInSlot: slot !== undefined,
      asked: words(scenario) + options.reduce((sum, { text }) => sum + words(text), 0),
      whyRight: average(options.filter(({ right }) => right).map(({ rationale }) => words(rationale))),
      whyWrong: average(options.filter(({ right }) => !right).map(({ rationale }) => words(rationale))),
    }))
    const practice = read.filter(({ isInSlot }) => !isInSlot)
    const right = average(practice.map(({ asked, whyRight }) => asked + whyRight))
    const whyWrong = average(practice.map((each) => each.whyWrong))
    const tellApart = average(
      BANK.flatMap(({ concept }) => concept.neighbors.map((neighbor) => words(neighbor.tellApart))),
    )
    const quiz = average(read.filter(({ isInSlot }) => isInSlot).map(({ asked }) => asked))

    expect(Math.abs(right - WORDS_AN_ITEM.round.right)).toBeLessThan(3)
    expect(Math.abs(right + whyWrong + tellApart - WORDS_AN_ITEM.round.missed)).toBeLessThan(3)
    expect(Math.abs(quiz - WORDS_AN_ITEM.attempt.right)).toBeLessThan(3)
  })
})

describe('a learner’s own seconds an item', () => {
  /** Answers with so many seconds between them. */
  const answersAfter = (...gaps: readonly number[]) =>
    [0, ...gaps].map((_, index) => 1000 * gaps.slice(0, index).reduce((sum, gap) => sum + gap, 0))

  test('are the median between two answers, in whatever order they come, without breaks', () => {
    const gaps = [20, 90, 30, 60, 40, 5 * 60 + 1, 50, 45, 35, 42, 41]
    expect(ownSeconds(answersAfter(...gaps).toReversed())).toBe(42)
  })

  test('are unknown before ten of them, and do not count answers of one time', () => {
    expect(ownSeconds(answersAfter(...Array(9).fill(40)))).toBeNull()
    expect(ownSeconds(Array(50).fill(MINUTE))).toBeNull()
    expect(ownSeconds([])).toBeNull()
  })
})
