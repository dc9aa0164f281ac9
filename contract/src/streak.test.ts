import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getStreak, putStreak } from './learning.ts'

test('an active day is sent as a time, with or without a time zone', () => {
  for (const given of [{}, { timeZone: 'Europe/Berlin' }, { timeZone: 'Middle/Earth' }, { timeZone: null }]) {
    expect(z.safeParse(putStreak.body, { lastActivityDate: 1_795_000_000_000, ...given }).success).toBe(true)
  }
  for (const lastActivityDate of [-1, 0.5, '2026-11-21', null, 8_640_000_000_000_001]) {
    expect(z.safeParse(putStreak.body, { lastActivityDate }).success, String(lastActivityDate)).toBe(false)
  }
})

test('nobody can set a streak, because it follows from the active days', () => {
  expect(z.safeParse(putStreak.body, { lastActivityDate: 1, currentStreak: 100 }).success).toBe(false)
})

test('active days in a reply are plain calendar dates', () => {
  const streak = { currentStreak: 1, longestStreak: 1, lastActivityDate: 1, restDays: [], hasRestEarned: false }
  const isTold = (day: string) => z.safeParse(getStreak.replies[200], { ...streak, activeDays: [day] }).success
  expect(isTold('2026-11-21')).toBe(true)
  for (const day of ['2026-11-21T00:00:00Z', '21.11.2026', '']) expect(isTold(day), day).toBe(false)
})
