import { readDetection } from '@think-twice/core/learning/detection'
import { expect, test } from 'vitest'
import { tiltOf } from './detection-plot.tsx'

const tiltAfter = (caught: number, flawed: number, accepted: number, sound: number) => {
  const reading = readDetection({ flawed, caught, namedRight: caught, sound, accepted })
  if (!reading) throw new Error('Too few answers')
  return tiltOf(reading)
}

test('the square leans right for suspicion and left for trust', () => {
  expect(tiltAfter(58, 60, 12, 30)).toBeGreaterThan(0)
  expect(tiltAfter(30, 60, 29, 30)).toBeLessThan(0)
})

test('it stands upright while no lean can be shown', () => {
  expect(tiltAfter(17, 20, 8, 10)).toBe(0)
})

test('it never falls over', () => {
  expect(tiltAfter(60, 60, 0, 30)).toBe(22)
  expect(tiltAfter(0, 60, 30, 30)).toBe(-22)
})
