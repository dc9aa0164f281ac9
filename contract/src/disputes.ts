import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { scenarioId, time } from './fields.ts'

/** The most characters a dispute's text may have. */
export const LONGEST_DISPUTE = 280

const dispute = z.strictObject({ scenario: scenarioId, text: z.string(), at: time })

export const postDispute = endpoint({
  method: 'POST',
  path: '/api/users/:id/disputes',
  access: 'owner',
  summary: 'Keeps why a learner sees a scenario differently, once for each scenario.',
  body: z.strictObject({
    scenario: scenarioId,
    /** Line breaks stay, other control characters are removed, and something must be left. */
    text: z.string().check(z.maxLength(LONGEST_DISPUTE), z.regex(/[^\s\p{Cc}\p{Cf}\p{Cs}\p{DI}]/u)),
  }),
  /** 201 if this text is kept, also when it was sent before; 200 with an earlier one, which stays. */
  replies: { 200: dispute, 201: dispute },
})
