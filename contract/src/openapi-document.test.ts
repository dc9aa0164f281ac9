import { required } from '@think-twice/core/required'
import { expect, test } from 'vitest'
import { ENDPOINTS, TOPICS } from './endpoints.ts'
import { describeApi } from './openapi-document.ts'

const { paths, tags } = describeApi(TOPICS)
/** A call of the document. */
const operationAt = (method: string, path: string) => required(paths[path]?.[method], `${method} ${path}`)
const operations = Object.values(paths).flatMap((methods) => Object.values(methods))

test('every call is described once, under its own name and a topic that is explained', () => {
  expect(operations).toHaveLength(ENDPOINTS.length)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(ENDPOINTS.length)
  for (const { description } of tags) expect(description).toMatch(/\.$/)
})

test('a call that needs a session says so, and names the refusal that a caller without one gets', () => {
  for (const [path, method, isOpen, statuses] of [
    ['/api/health', 'get', true, ['200', '408', '431', '500', '503']],
    ['/api/session', 'get', false, ['200', '401', '408', '410', '431', '500', '503']],
    [
      '/api/users/{id}/favorites',
      'post',
      false,
      ['200', '201', '400', '401', '403', '408', '410', '413', '415', '422', '429', '431', '500', '503'],
    ],
  ] as const) {
    const { security, responses } = operationAt(method, path)
    expect(security.length === 0).toBe(isOpen)
    expect(Object.keys(responses)).toEqual(statuses)
  }
})

test('sample data may be read without a session, and an account’s own data may not', () => {
  expect(operationAt('get', '/api/users/{id}/progress').security).toContainEqual({})
  expect(operationAt('get', '/api/users/{id}/export').security).not.toContainEqual({})
})

test('a call that has its own words for a refusal shows them in place of the general ones', () => {
  const { responses } = operationAt('post', '/api/quiz-results')
  expect(responses['503']?.description).toBe(
    '`result-not-saved`: Couldn’t save right now. Your result is kept on this device and will be sent again.',
  )
  expect(responses['409']?.description).toContain('`result-differs`')
})

test('the document says how long a new password may be', () => {
  const body = operationAt('post', '/api/users').requestBody?.content['application/json'].schema
  expect(body).toMatchObject({ properties: { password: { type: 'string', minLength: 8, maxLength: 128 } } })
})
