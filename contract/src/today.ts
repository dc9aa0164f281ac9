import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { conceptLabel } from './fields.ts'

const count = z.int().check(z.nonnegative())

/** A calendar day, year first. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** How everybody answered, each number rounded to tens, so that none can be traced to a person. */
export const todayCounts = z.strictObject({
  people: count,
  /** By what was named: a concept's id or `no-flaw`, in the order in which the bank lists the options. */
  options: z.array(z.strictObject({ choice: z.string(), count })),
  /** By the sentence that was marked, in the order of the text. */
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
    /** What was named: an option's text, or a concept by id, name or alias. */
    choice: conceptLabel,
    /** Index of the sentence that was marked; absent or null when none was. */
    sentence: z.optional(z.nullable(count)),
  }),
  /** 201 when it was counted, 200 when this person or device was counted before. Null below 20 answers. */
  replies: {
    200: z.strictObject({ others: z.nullable(todayCounts) }),
    201: z.strictObject({ others: z.nullable(todayCounts) }),
  },
})
