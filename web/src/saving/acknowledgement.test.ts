import { postProgress } from '@think-twice/contract/progress'
import { postQuizResult } from '@think-twice/contract/quiz-results'
import { describe, expect, test } from 'vitest'
import { ApiError } from '../data/api-error.ts'
import { isAcknowledged, isRefusedForGood } from './acknowledgement.ts'

const KEY = 'entry-1'
const OURS = JSON.stringify({ code: 'result-differs', message: 'no', requestId: 'r' })

describe('an entry counts as saved', () => {
  test.each([
    ['with our status and its key', 201, KEY, true],
    ['when it was saved before', 200, KEY, true],
    ['not by a portal that answers 200 to everything', 200, null, false],
    ['not by the key of another entry', 200, 'entry-2', false],
    ['not by a status that the call does not have', 204, KEY, false],
  ])('%s', (_, status, echo, expected) => {
    expect(isAcknowledged(postQuizResult, KEY, { status, echo })).toBe(expected)
  })

  test('only by a status of its own call', () => {
    expect(isAcknowledged(postProgress, KEY, { status: 201, echo: KEY })).toBe(false)
  })
})

describe('an entry counts as refused for good', () => {
  const refusal = (status: number, body: string, echo: string | null) =>
    new ApiError(new Response(body, { status, headers: echo === null ? {} : { 'idempotency-key': echo } }), body)

  test.each([409, 413, 422])('after a %i from our own server with its key', (status) => {
    expect(isRefusedForGood(KEY, refusal(status, OURS, KEY))).toBe(true)
  })

  test.each([
    ['somebody else’s words', 413, '<h1>Too large</h1>', KEY],
    ['words like ours without its key', 413, OURS, null],
    ['the key of another entry', 422, OURS, 'entry-2'],
    ['a 400, which an older or stricter server may say', 400, OURS, KEY],
    ['a 403, which says that somebody else is signed in', 403, OURS, KEY],
    ['a 404 in the middle of a deployment', 404, OURS, KEY],
    ['a 429', 429, OURS, KEY],
  ])('not after %s', (_, status, body, echo) => {
    expect(isRefusedForGood(KEY, refusal(status, body, echo))).toBe(false)
  })

  test('not after a lost connection', () => {
    expect(isRefusedForGood(KEY, new TypeError('Failed to fetch'))).toBe(false)
  })
})
