import { PATH_TYPES } from '@think-twice/core/rewards/learning-paths'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { refusedAs } from './errors.ts'
import { count, time } from './fields.ts'

/** A learner's position on a path; `currentStep` counts from 0 and equals `totalSteps` at the end. */
export const learningPath = z.strictObject({
  pathType: z.enum(PATH_TYPES),
  totalSteps: count,
  currentStep: count,
  completedSteps: z.array(count),
  startedAt: time,
  completedAt: z.nullable(time),
})

export const getLearningPaths = endpoint({
  method: 'GET',
  path: '/api/users/:id/learning-paths',
  access: 'owner',
  summary: 'Lists the paths the learner has started.',
  replies: { 200: z.array(learningPath) },
})

export const postLearningPath = endpoint({
  method: 'POST',
  path: '/api/users/:id/learning-paths',
  access: 'owner',
  summary: 'Starts a path at its beginning; 200 and unchanged when it was started already.',
  body: z.strictObject({
    pathType: z.enum(PATH_TYPES, { error: refusedAs('unknown-path') }),
    totalSteps: z.int(),
    currentStep: z.int(),
    completedSteps: z.array(z.int()).check(z.maxLength(20)),
  }),
  replies: { 200: learningPath, 201: learningPath },
  ownRefusals: ['unknown-path', 'path-not-at-start'],
})
