import { expect, test } from 'vitest'
import { ACHIEVEMENTS } from '../content/achievements.ts'
import { LEARNING_PATHS } from '../content/learning-paths.ts'
import { totalPoints } from './points.ts'

test('a newcomer has no points', () => {
  expect(totalPoints([], 0, [])).toBe(0)
})

test('total points are the sum of achievements, streak bonus, and completed paths', () => {
  const firstSteps = ACHIEVEMENTS.filter(({ id }) => id === 'first-quiz' || id === 'getting-started')
  const basics = LEARNING_PATHS.filter(({ pathType }) => pathType === 'beginner')

  expect(totalPoints(firstSteps, 4, basics)).toBe(50 + 100 + 4 * 10 + 500)
})

test('everything that can be earned without a streak adds up to 10,350 points', () => {
  expect(totalPoints(ACHIEVEMENTS, 0, LEARNING_PATHS)).toBe(7100 + 3250)
})
