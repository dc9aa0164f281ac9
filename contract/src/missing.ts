import * as z from 'zod/mini'
import { endpoint, IDEMPOTENCY_KEY } from './endpoint.ts'
import { RESULT_ID } from './quiz-results.ts'

/** The most ids of each kind in one call. */
export const MOST_IDS = 500

const resultIds = z.array(z.string().check(z.regex(RESULT_ID))).check(z.maxLength(MOST_IDS))
/** An answer's id is the key that it was sent with. */
const answerIds = z.array(z.string().check(z.regex(IDEMPOTENCY_KEY))).check(z.maxLength(MOST_IDS))

const ids = z.strictObject({ results: resultIds, answers: answerIds })

/** A POST although it changes nothing, because so many ids do not fit in an address. */
export const postMissing = endpoint({
  method: 'POST',
  path: '/api/users/:id/missing',
  access: 'private',
  summary:
    'Tells which of these results and practice answers are not kept here, so that a device which was told that they are saved can send them again. Changes nothing.',
  bodyLimit: 96 * 1024,
  body: ids,
  replies: { 200: ids },
})
