import { CONCEPTS } from '@think-twice/core/vocabulary'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count, scenarioId } from './fields.ts'

const dueConcept = z.strictObject({
  concept: z.enum(CONCEPTS),
  why: z.enum(['sure and wrong', 'due']),
  daysSince: count,
  /** The probability, 0 to 1, that it is still known. */
  recall: z.number().check(z.minimum(0), z.maximum(1)),
  /** A practice scenario: one this person has not seen, or else the one seen longest ago. */
  scenario: z.nullable(scenarioId),
})

export const getReview = endpoint({
  method: 'GET',
  path: '/api/users/:id/review',
  access: 'owner',
  isLarge: true,
  summary:
    'Lists the concepts that are due for review today, the most urgent first, with a scenario to ask about each.',
  replies: {
    200: z.strictObject({
      due: z.array(dueConcept),
      /** Days until the next concepts fall due, and how many do; null before the first answer. */
      next: z.nullable(z.strictObject({ inDays: count, count })),
    }),
  },
})
