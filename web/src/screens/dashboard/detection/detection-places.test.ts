import { readDetection } from '@think-twice/core/learning/detection'
import { expect, test } from 'vitest'
import { nameBeside, placeOf, tiltOf } from './detection-places.ts'

const tiltAfter = (caught: number, flawed: number, accepted: number, sound: number) => {
  const reading = readDetection({ flawed, caught, namedRight: caught, sound, accepted })
  if (!reading) throw new Error('Too few answers')
  return tiltOf(reading)
}

test('the square tilts right for suspicion and left for trust', () => {
  expect(tiltAfter(58, 60, 12, 30)).toBeGreaterThan(0)
  expect(tiltAfter(30, 60, 29, 30)).toBeLessThan(0)
})

test('the square stays upright as long as no lean can be shown', () => {
  expect(tiltAfter(17, 20, 8, 10)).toBe(0)
})

test('the square never tilts by more than 22 degrees', () => {
  expect(tiltAfter(60, 60, 0, 30)).toBe(22)
  expect(tiltAfter(0, 60, 30, 30)).toBe(-22)
})

test('a learner is placed higher the more flaws they catch, and farther right the more they accept', () => {
  expect(placeOf({ flawed: 60, caught: 45, namedRight: 0, sound: 30, accepted: 6 })).toMatchObject({ x: 0.2, y: 0.75 })
})

test('the name is placed where there is room for it', () => {
  expect(nameBeside({ x: 0.5, y: 0.5 })).toEqual({ isLeft: false, x: 18, y: 30 })
  expect(nameBeside({ x: 0.51, y: 0.11 })).toEqual({ isLeft: true, x: -18, y: -18 })
})
