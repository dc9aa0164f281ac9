import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { scenarioId } from './fields.ts'

const count = z.int().check(z.nonnegative())

/** A concept to look at again. */
const dueConcept = z.strictObject({
  concept: z.enum(CONCEPT_NAMES),
  why: z.enum(['sure and wrong', 'due']),
  /** Days since it was last answered. */
  daysSince: count,
  /** The chance, from 0 to 1, that it is still known. */
  recall: z.number().check(z.minimum(0), z.maximum(1)),
  /** The practice scenario to ask: one this person has not seen, else the one seen longest ago. */
  scenario: z.nullable(scenarioId),
})

export const getReview = endpoint({
  method: 'GET',
  path: '/api/users/:id/review',
  access: 'owner',
  isLarge: true,
  summary: 'Lists the concepts that are due for review today, the most urgent first, with a scenario to ask of each.',
  replies: {
    200: z.strictObject({
      due: z.array(dueConcept),
      /** When something falls due next, and how many concepts do; null before the first answer. */
      next: z.nullable(z.strictObject({ inDays: count, count })),
    }),
  },
})
