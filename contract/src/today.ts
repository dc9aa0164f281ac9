import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { choice, conceptLabel, count, day } from './fields.ts'

/** Everybody's answers, rounded to tens so that no number can be traced to a person. */
export const todayCounts = z.strictObject({
  people: count,
  /** Answers per choice, a concept's id or `no-flaw`, in the bank's order of options. */
  options: z.array(z.strictObject({ choice, count })),
  /** Taps per sentence, in the order of the text. */
  sentences: z.array(count),
})

export const postToday = endpoint({
  method: 'POST',
  path: '/api/today',
  access: 'public',
  summary: "Counts an answer to the day's argument, once a person or device, and tells how others answered.",
  body: z.strictObject({
    /** The learner's own day: yesterday to tomorrow in UTC. */
    day,
    /** An option's text, or a concept by id, name or alias. */
    choice: conceptLabel,
    /** Index of the sentence marked; absent or null if none. */
    sentence: z.optional(z.nullable(count)),
  }),
  /** 201 if the answer was counted, 200 if this person or device already had been. Null below 20 answers. */
  replies: {
    200: z.strictObject({ others: z.nullable(todayCounts) }),
    201: z.strictObject({ others: z.nullable(todayCounts) }),
  },
  ownRefusals: ['day-not-open', 'not-an-option', 'too-many-attempts'],
})
