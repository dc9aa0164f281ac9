import { FORMS } from '@think-twice/core/vocabulary'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** How many of the latest quizzes are searched. */
export const ASKED_IN_LATEST = 200

/** How often a learner was asked a form of a slot in the latest saved quizzes. */
export const askedForm = z.strictObject({
  /** `q1`, `fallacy1`, `bias1` … */
  slot: z.string(),
  form: z.enum(FORMS),
  times: z.int().check(z.positive()),
})

export const getAskedForms = endpoint({
  method: 'GET',
  path: '/api/users/:id/asked-forms',
  access: 'owner',
  isLarge: true,
  summary:
    'Lists which forms of which questions the learner was asked in the latest 200 quizzes, so that a retake can ask others.',
  replies: { 200: z.array(askedForm) },
})
