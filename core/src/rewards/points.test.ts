import { expect, test } from 'vitest'
import { ACHIEVEMENTS } from '../content/achievements.ts'
import { LEARNING_PATHS } from '../content/learning-paths.ts'
import { nextStreakBonus, STREAK_BONUS_TIERS, streakBonus, tierText, totalPoints } from './points.ts'

test('total points are the sum of achievements, streak bonus, and completed paths', () => {
  const firstSteps = ACHIEVEMENTS.filter(({ id }) => id === 'first-quiz' || id === 'getting-started')
  const basics = LEARNING_PATHS.filter(({ pathType }) => pathType === 'beginner')

  expect(totalPoints(firstSteps, 4, basics)).toBe(50 + 100 + 4 * 10 + 500)
})

test('everything that can be earned without a streak adds up to 10,350 points', () => {
  expect(totalPoints(ACHIEVEMENTS, 0, LEARNING_PATHS)).toBe(7100 + 3250)
})

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
