import { account } from '@think-twice/contract/accounts'
import { endpoint } from '@think-twice/contract/endpoint'
import { getQuizResults } from '@think-twice/contract/quiz-results'
import { expect, test } from 'vitest'
import { ApiError, problemOf, readReply } from './http.ts'

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

const refused = (body: object) => new ApiError(new Response(null, { status: 400 }), JSON.stringify(body))

test('a problem has the server’s reason and the first field that it blames', () => {
  const issues = [
    { field: 'newPassword', message: 'Too short.' },
    { field: 'username', message: 'Unknown.' },
  ]
  const error = refused({ code: 'password-too-short', message: 'Too short.', requestId: 'r', issues })
  expect(problemOf(error, 'In general.')).toEqual({ message: 'Too short.', field: 'newPassword' })
})

test('a problem without a reason has the general words and no field', () => {
  expect(problemOf(refused({}), 'In general.')).toEqual({ message: 'In general.', field: null })
})

test.each([
  ['without any reply', new TypeError('Failed to fetch')],
  ['with a page of something in between', new SyntaxError('Unexpected token')],
])('a problem %s suggests trying again', (_, error) => {
  expect(problemOf(error, 'Login failed')).toEqual({ message: 'Login failed. Please try again.', field: null })
})

test('a bug is not presented as a mistake of the learner', () => {
  expect(() => problemOf(new RangeError('Out of range'), 'In general.')).toThrow(RangeError)
})

const example = endpoint({
  method: 'POST',
  path: '/api/example',
  access: 'public',
  summary: 'An example.',
  replies: { 200: account, 204: null },
})

const ADA = { id: 7, username: 'ada', createdAt: 1 }

const summary = {
  id: 'r',
  userId: 7,
  mode: 'standard',
  score: 50,
  totalQuestions: 12,
  correctAnswers: 6,
  timestamp: 1,
  timeSpent: 60,
}

test('a reply that matches the contract is read', () => {
  expect(readReply(example, 200, JSON.stringify(ADA))).toEqual(ADA)
})

test('a reply without a body gives nothing', () => {
  expect(readReply(example, 204, '')).toBeUndefined()
})

test('fields added by a newer server are ignored, in lists too', () => {
  expect(readReply(example, 200, JSON.stringify({ ...ADA, since: 1815 }))).toMatchObject(ADA)
  const newer = JSON.stringify([summary, { ...summary, place: 3 }])
  expect(readReply(getQuizResults, 200, newer)).toMatchObject([summary, summary])
})

test.each([
  ['a field that is missing', 200, '{}'],
  ['a field of another kind', 200, JSON.stringify({ ...ADA, username: 7 })],
  ['one that is missing beside one too many', 200, '{"id":7,"username":"ada","since":1815}'],
])('the reply %s is an error', (_, status, text) => {
  expect(() => readReply(example, status, text)).toThrow('something else than the contract has')
})

test.each([
  ['words of somebody on the way', 200, '<h1>Welcome to the hotel</h1>'],
  ['no words at all', 200, ''],
  ['a status that the call does not have', 201, JSON.stringify(ADA)],
])('the reply %s is not our server’s', (_, status, text) => {
  expect(() => readReply(example, status, text)).toThrow(SyntaxError)
})
