import { expect, test } from 'vitest'
import { nextStreakBonus, STREAK_BONUS_TIERS, streakBonus, tierText } from './streak-bonus.ts'

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

test('tiers are told by their first and last day, the top one by its first', () => {
  expect(STREAK_BONUS_TIERS.map(tierText)).toEqual(['3 to 6 days', '7 to 29 days', '30 days or more'])
})

test('next comes the tier above, with the days until then, and nothing at the top', () => {
  expect(nextStreakBonus(5)).toEqual({ tier: { from: 7, pointsPerDay: 20 }, inDays: 2 })
  expect(nextStreakBonus(0)?.inDays).toBe(3)
  expect(nextStreakBonus(30)).toBeNull()
})
