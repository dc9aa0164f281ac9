import { RARITIES } from '@think-twice/core/rewards/achievements'
import { expect, test } from 'vitest'
import { polygonPoints, SEAL_SHAPES } from './seal-shapes.ts'

const cornersOf = (rarity: (typeof RARITIES)[number]) =>
  polygonPoints(SEAL_SHAPES[rarity], 'outline', 60)
    .split(' ')
    .map((corner) => corner.split(',').map(Number))
const distances = (rarity: (typeof RARITIES)[number]) =>
  cornersOf(rarity).map(([x = 0, y = 0]) => Math.round(Math.hypot(x - 60, y - 60)))

test('a seal has more corners the rarer its achievement', () => {
  expect(RARITIES.map((rarity) => cornersOf(rarity).length)).toEqual([4, 8, 16, 32])
})

test('the corners of a polygon are equally far out, and a star’s alternate with nearer ones', () => {
  expect(new Set(distances('rare'))).toEqual(new Set([48]))
  const star = distances('epic')
  expect([star[0], star[1], star[2]]).toEqual([48, 40, 48])
})

test('the four-cornered seal stands on a side, not on a corner', () => {
  const [[x, y] = []] = cornersOf('common')
  expect([x, y]).toEqual([100, 20])
})

test('every corner of a seal is inside the drawing', () => {
  for (const rarity of RARITIES) {
    for (const part of ['ink', 'face', 'outline', 'gold'] as const) {
      const numbers = polygonPoints(SEAL_SHAPES[rarity], part, 60).split(/[ ,]/).map(Number)
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...numbers)).toBeLessThanOrEqual(120)
    }
  }
})
