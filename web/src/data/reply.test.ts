import { account } from '@think-twice/contract/accounts'
import { endpoint } from '@think-twice/contract/endpoint'
import { getQuizResults } from '@think-twice/contract/quiz-results'
import { expect, test } from 'vitest'
import { readReply } from './reply.ts'

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
  ['words of somebody on the way', 200, '<h1>Welcome to the hotel</h1>'],
  ['no words at all', 200, ''],
  ['a status that the call does not have', 201, JSON.stringify(ADA)],
])('the reply %s is an error', (_, status, text) => {
  expect(() => readReply(example, status, text)).toThrow()
})
