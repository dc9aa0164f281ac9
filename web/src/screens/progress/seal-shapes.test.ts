import { RARITIES } from '@think-twice/core/rewards/achievements'
import { expect, test } from 'vitest'
import { polygonPoints, SEAL_SHAPES } from './seal-shapes.ts'

const cornersOf = (rarity: (typeof RARITIES)[number]) =>
  polygonPoints(SEAL_SHAPES[rarity], 'outline', 60)
    .split(' ')
    .map((corner) => corner.split(',').map(Number))
const distances = (rarity: (typeof RARITIES)[number]) =>
  cornersOf(rarity).map(([x = 0, y = 0]) => Math.round(Math.hypot(x - 60, y - 60)))

test('the rarer, the more corners', () => {
  expect(RARITIES.map((rarity) => cornersOf(rarity).length)).toEqual([4, 8, 16, 32])
})

test('a polygon has its corners equally far out, a star every second one further in', () => {
  expect(new Set(distances('rare'))).toEqual(new Set([48]))
  const star = distances('epic')
  expect([star[0], star[1], star[2]]).toEqual([48, 40, 48])
})

test('the square stands on its side', () => {
  const [[x, y] = []] = cornersOf('common')
  expect([x, y]).toEqual([100, 20])
})

test('every corner lies in the drawing', () => {
  for (const rarity of RARITIES) {
    for (const part of ['ink', 'face', 'outline', 'gold'] as const) {
      const numbers = polygonPoints(SEAL_SHAPES[rarity], part, 60).split(/[ ,]/).map(Number)
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...numbers)).toBeLessThanOrEqual(120)
    }
  }
})
