import { expect, test } from 'vitest'
import { parseSettings } from './settings.ts'

const DEFAULTS = {
  roundLength: 8,
  sureness: { quiz: false, round: true },
  whereDoesItBreak: true,
  hidesRecoveryOffer: false,
}

test('who has chosen nothing gets rounds of eight, and is not asked in quizzes how sure they are', () => {
  expect(parseSettings(null)).toEqual(DEFAULTS)
})

test('what was chosen holds, and what is missing or is no choice counts as not chosen', () => {
  const text = JSON.stringify({ roundLength: 3, sureness: { quiz: true, round: 'yes' }, theme: 'dark' })
  expect(parseSettings(text)).toEqual({ ...DEFAULTS, roundLength: 3, sureness: { quiz: true, round: true } })
  expect(parseSettings(JSON.stringify({ roundLength: 7, whereDoesItBreak: false }))).toEqual({
    ...DEFAULTS,
    whereDoesItBreak: false,
  })
})

test.each(['', 'null', '7', '[]', '{"sureness":null}', 'not ours'])(
  'what was never ours (%s) harms nothing',
  (text) => {
    expect(parseSettings(text)).toEqual(DEFAULTS)
  },
)
