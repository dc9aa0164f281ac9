import { CONCEPTS } from '@think-twice/core/vocabulary'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count, time } from './fields.ts'

const dueConcept = z.strictObject({
  concept: z.enum(CONCEPTS),
  why: z.enum(['sure and wrong', 'due']),
  daysSince: count,
  /** The probability, 0 to 1, that it is still known. */
  recall: z.number().check(z.minimum(0), z.maximum(1)),
})

export const getReview = endpoint({
  method: 'GET',
  path: '/api/users/:id/review',
  access: 'owner',
  isLarge: true,
  summary:
    'Lists every concept that is due for review, the most urgent first, how many of them today asks for, and which scenarios were seen when.',
  replies: {
    200: z.strictObject({
      due: z.array(dueConcept),
      /** The part of `due` that today still asks for; the rest waits. */
      forToday: count,
      /** The number due tomorrow if nothing more is answered. */
      dueTomorrow: count,
      /** Days until more concepts fall due, and their number; null if none will. */
      next: z.nullable(z.strictObject({ inDays: count, count })),
      /** The median seconds between this person's practice answers; null for too few. */
      ownSeconds: z.nullable(z.number()),
      /** When each scenario was last answered, by its id: rounds ask no story again within 14 days. */
      seen: z.record(z.string(), time),
    }),
  },
})
