import { expect, test } from 'vitest'
import { isApiUrl } from './request-line.ts'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

test('a page may have only those inline scripts and styles whose hashes the policy lists', () => {
  const policy = contentSecurityPolicy({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"] }, false)
  expect(policy).toContain("script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b';")
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
})

test('https is required from then on only if the request came over https', () => {
  const nothing = { scripts: [], styles: [] }
  expect(contentSecurityPolicy(nothing, true)).toContain('upgrade-insecure-requests')
  expect(contentSecurityPolicy(nothing, false)).not.toContain('upgrade-insecure-requests')
  expect(securityHeaders('/', true)['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(securityHeaders('/', false)).not.toHaveProperty('strict-transport-security')
})

test('the reply to a call is never cached', () => {
  expect(securityHeaders('/api/session')).toMatchObject({ 'cache-control': 'no-store' })
  expect(securityHeaders()).toMatchObject({ 'cache-control': 'no-store' })
  expect(securityHeaders('/learn')).not.toHaveProperty('cache-control')
})

test.each([
  ['/api', true],
  ['/api?x=1', true],
  ['/api/session?x=/', true],
  ['/apiary', false],
  ['/learn?focus=/api/', false],
  ['/', false],
])('the address %s belongs to a call: %s', (url, expected) => {
  expect(isApiUrl(url)).toBe(expected)
})
