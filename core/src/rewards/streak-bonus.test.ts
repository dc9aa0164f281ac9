import { expect, test } from 'vitest'
import { nextStreakBonus, STREAK_BONUS_TIERS, streakBonus, tierText } from './points.ts'

test.each([
  [0, 0],
  [2, 0],
  [3, 30],
  [6, 60],
  [7, 140],
  [29, 580],
  [30, 1500],
])('a streak of %d days earns %d points', (days, points) => {
  expect(streakBonus(days)).toBe(points)
})

test('a bonus tier is described by its first and last day, and the top tier by its first', () => {
  expect(STREAK_BONUS_TIERS.map(tierText)).toEqual(['3 to 6 days', '7 to 29 days', '30 days or more'])
})

test('the next tier is shown with the days until it is reached, and there is none after the top tier', () => {
  expect(nextStreakBonus(5)).toEqual({ tier: { from: 7, pointsPerDay: 20 }, inDays: 2 })
  expect(nextStreakBonus(0)?.inDays).toBe(3)
  expect(nextStreakBonus(30)).toBeNull()
})
