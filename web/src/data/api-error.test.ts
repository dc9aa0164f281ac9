import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'

const reply = (status: number, headers: Record<string, string> = {}, statusText = '') =>
  new Response(null, { status, headers, statusText })

test('a refusal of ours has its code, its reason and the fields to blame', () => {
  const issues = [{ field: 'username', message: 'Too short' }]
  const body = JSON.stringify({ code: 'username-taken', message: 'No.', requestId: 'r', issues })
  expect(new ApiError(reply(400), body)).toMatchObject({
    status: 400,
    code: 'username-taken',
    reason: 'No.',
    issues,
    isOurs: true,
  })
})

test('a code that this page does not know yet is none, and the reason is told all the same', () => {
  const body = JSON.stringify({ code: 'of-a-newer-server', message: 'Not today.', requestId: 'r' })
  expect(new ApiError(reply(409), body)).toMatchObject({ code: null, reason: 'Not today.', isOurs: true })
})

test.each(['', 'Bad gateway', '[]', '7', '{"message":""}', '{"message":7}'])(
  'what somebody on the way says (%s) is neither ours nor a reason',
  (body) => {
    expect(new ApiError(reply(502), body)).toMatchObject({ code: null, reason: null, issues: [], isOurs: false })
  },
)

test('the message for developers is the status with the body, or the words of the status', () => {
  expect(new ApiError(reply(502), 'Bad gateway').message).toBe('502: Bad gateway')
  expect(new ApiError(reply(503, {}, 'Service Unavailable'), '').message).toBe('503: Service Unavailable')
})

test('how long to wait is told where the server asked for it, in seconds', () => {
  expect(new ApiError(reply(429, { 'retry-after': '90' }), '').retryAfter).toBe(90)
  expect(new ApiError(reply(429), '').retryAfter).toBeNull()
  expect(new ApiError(reply(429, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }), '').retryAfter).toBeNull()
})

test('the key of the call comes back with it', () => {
  expect(new ApiError(reply(409, { 'idempotency-key': 'r1:0' }), '').echo).toBe('r1:0')
  expect(new ApiError(reply(409), '').echo).toBeNull()
})
