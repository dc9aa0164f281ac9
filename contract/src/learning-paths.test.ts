import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { learningPath, postLearningPath } from './learning.ts'

const START = { pathType: 'beginner', totalSteps: 3, currentStep: 0, completedSteps: [] }
const startProblemOf = (given: object) => z.safeParse(postLearningPath.body, { ...START, ...given }).error?.issues[0]

test('a path is started with the four fields of the specification', () => {
  expect(startProblemOf({})).toBe(undefined)
  for (const field of Object.keys(START)) expect(startProblemOf({ [field]: undefined }), field).not.toBe(undefined)
})

test('an unknown path has a refusal of its own', () => {
  expect(startProblemOf({ pathType: 'expert' })?.message).toBe('unknown-path')
})

test('a start beyond the first step passes the contract, because the server has its own refusal for it', () => {
  expect(startProblemOf({ currentStep: 2, completedSteps: [0, 1] })).toBe(undefined)
  expect(postLearningPath.ownRefusals).toContain('path-not-at-start')
})

test('a path with more than twenty completed steps is refused', () => {
  expect(startProblemOf({ completedSteps: Array(20).fill(0) })).toBe(undefined)
  expect(startProblemOf({ completedSteps: Array(21).fill(0) })?.path).toEqual(['completedSteps'])
})

test('a path in a reply has no negative step, and says whether it was completed', () => {
  const path = { ...START, startedAt: 1, completedAt: null }
  expect(z.safeParse(learningPath, path).success).toBe(true)
  expect(z.safeParse(learningPath, { ...path, currentStep: -1 }).success).toBe(false)
  expect(z.safeParse(learningPath, { ...path, completedAt: undefined }).success).toBe(false)
})
