import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'

const reply = (status: number, headers: Record<string, string> = {}, statusText = '') =>
  new Response(null, { status, headers, statusText })

test('a refusal from our server has its code, its reason, and the fields to blame', () => {
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

test('an unknown code counts as none, and the reason is shown anyway', () => {
  const body = JSON.stringify({ code: 'of-a-newer-server', message: 'Not today.', requestId: 'r' })
  expect(new ApiError(reply(409), body)).toMatchObject({ code: null, reason: 'Not today.', isOurs: true })
})

test.each(['', 'Bad gateway', '[]', '7', '{"message":""}', '{"message":7}'])(
  'a reply from something in between (%s) is not ours and gives no reason',
  (body) => {
    expect(new ApiError(reply(502), body)).toMatchObject({ code: null, reason: null, issues: [], isOurs: false })
  },
)

test('the message for developers is the status with the body, or with the text of the status', () => {
  expect(new ApiError(reply(502), 'Bad gateway').message).toBe('502: Bad gateway')
  expect(new ApiError(reply(503, {}, 'Service Unavailable'), '').message).toBe('503: Service Unavailable')
})

test('how long to wait is given in seconds if the server asked for it', () => {
  expect(new ApiError(reply(429, { 'retry-after': '90' }), '').retryAfter).toBe(90)
  expect(new ApiError(reply(429), '').retryAfter).toBeNull()
  expect(new ApiError(reply(429, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }), '').retryAfter).toBeNull()
})

test('an error carries the key that the reply repeats', () => {
  expect(new ApiError(reply(409, { 'idempotency-key': 'r1:0' }), '').echo).toBe('r1:0')
  expect(new ApiError(reply(409), '').echo).toBeNull()
})
