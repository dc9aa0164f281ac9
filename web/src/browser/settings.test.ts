import { expect, test } from 'vitest'
import { parseSettings } from './settings.ts'

const DEFAULTS = { roundLength: 8, asksSureness: true, asksWhereItBreaks: true, hidesRecoveryOffer: false }

test.each([null, '', 'null', '[]', '7', '{', '{"roundLength":7,"asksSureness":"no"}'])(
  '%s reads as the defaults',
  (stored) => {
    expect(parseSettings(stored)).toEqual(DEFAULTS)
  },
)

test('what was chosen is kept, whatever stands beside it', () => {
  const chosen = { roundLength: 15, asksSureness: false, asksWhereItBreaks: false, hidesRecoveryOffer: true } as const
  expect(parseSettings(JSON.stringify({ ...chosen, unknown: 1 }))).toEqual(chosen)
  expect(parseSettings('{"asksSureness":false}')).toEqual({ ...DEFAULTS, asksSureness: false })
})
