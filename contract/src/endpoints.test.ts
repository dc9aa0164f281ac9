import { expect, test } from 'vitest'
import { ACCESS_RULES, METHODS } from './endpoint.ts'
import { ENDPOINTS, TOPICS } from './endpoints.ts'

test('no two calls have the same method and path, or the same name', () => {
  const calls = ENDPOINTS.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(calls).size).toBe(calls.length)
  const names = Object.values(TOPICS).flatMap((topic) => Object.keys(topic))
  expect(new Set(names).size).toBe(names.length)
})

test.each(ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'the call %s says who may call it, what it does, and what it answers',
  (_, { method, path, access, summary, body, replies }) => {
    expect(ACCESS_RULES).toContain(access)
    expect(METHODS).toContain(method)
    expect(path).toMatch(/^\/api(\/:?[a-zA-Z.-]+)+$/)
    expect(summary).toMatch(/^[A-Z].*\.$/)
    for (const status of Object.keys(replies)) expect(Number(status)).toBeLessThan(300)
    if (method === 'GET') expect(body).toBe(undefined)
  },
)
