import { expect, test } from 'vitest'
import { scenarioParts } from './sentences.ts'

const SCENARIO = 'Sales fell in April. So the lane is to blame. We know it.'
/** The marked stretches in brackets: ~pen~ and [pencil]. */
const drawn = (words: readonly string[], tapped: number | null) =>
  scenarioParts(SCENARIO, words, tapped)
    .map(({ text, isDeciding, isTapped }) => {
      const penned = isDeciding ? `~${text}~` : text
      return isTapped ? `[${penned}]` : penned
    })
    .join('')

test('deciding words and the tapped sentence are marked differently, and the marks may overlap', () => {
  expect(drawn(['the lane is to blame'], 1)).toBe('Sales fell in April. [So ][~the lane is to blame~][.] We know it.')
  expect(drawn(['the lane is to blame'], 0)).toBe('[Sales fell in April.] So ~the lane is to blame~. We know it.')
})

test('no word of a scenario is lost or doubled, whatever is marked', () => {
  for (const tapped of [null, 0, 1, 2, 7]) {
    const parts = scenarioParts(SCENARIO, ['in April. So', 'April', 'not there', ''], tapped)
    expect(parts.map(({ text }) => text).join('')).toBe(SCENARIO)
  }
})

test('overlapping quotations are marked over their whole length', () => {
  expect(drawn(['in April. So', 'So the lane'], null)).toBe(
    'Sales fell ~in April. ~~So~~ the lane~ is to blame. We know it.',
  )
})

test('words that are not in the scenario mark nothing, and neither does an empty list', () => {
  for (const words of ['not there', '']) {
    expect(scenarioParts(SCENARIO, [words], null)).toEqual([{ text: SCENARIO, isDeciding: false, isTapped: false }])
  }
})
