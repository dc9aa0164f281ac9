import { expect, test } from 'vitest'
import { ACHIEVEMENTS } from '../content/achievements.ts'
import { LEARNING_PATHS } from '../content/learning-paths.ts'
import { totalPoints } from './points.ts'

test('a newcomer has no points', () => {
  expect(totalPoints([], 0, [])).toBe(0)
})

test('total points are achievements, streak bonus and completed paths', () => {
  const firstSteps = ACHIEVEMENTS.filter(({ id }) => id === 'first-quiz' || id === 'getting-started')
  const basics = LEARNING_PATHS.filter(({ pathType }) => pathType === 'beginner')

  expect(totalPoints(firstSteps, 4, basics)).toBe(50 + 100 + 4 * 10 + 500)
})

test('everything there is to earn, without a streak, is 10,350 points', () => {
  expect(totalPoints(ACHIEVEMENTS, 0, LEARNING_PATHS)).toBe(7100 + 3250)
})
