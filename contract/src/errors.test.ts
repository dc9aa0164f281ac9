import { expect, test } from 'vitest'
import { ERRORS, isErrorCode, refusalMessage, refusedAs } from './errors.ts'

test.each([
  [400, 'Password must be at least 8 characters', 'password-too-short'],
  [400, 'Username must be 3 to 64 letters, digits or . _ - @ +', 'username-not-allowed'],
  [401, 'Invalid username or password', 'wrong-credentials'],
  [404, 'Username is available', 'username-free'],
  [409, 'Username already exists', 'username-taken'],
  [400, 'Login failed', 'login-malformed'],
  [400, 'Registration failed', 'registration-malformed'],
  [500, 'Internal server error', 'internal-error'],
] as const)('the status is %i and the message “%s” when the refusal is %s', (status, message, code) => {
  expect(ERRORS[code]).toEqual({ status, message })
})

test('every refusal has the status of an error and a message', () => {
  for (const [code, { status, message }] of Object.entries(ERRORS)) {
    expect(status, code).toBeGreaterThanOrEqual(400)
    expect(status, code).toBeLessThan(600)
    expect(message.length, code).toBeGreaterThan(5)
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
  }
})

test.each([
  [null, 'later.'],
  [0, 'in a minute.'],
  [60, 'in a minute.'],
  [61, 'in 2 minutes.'],
  [3600, 'in 60 minutes.'],
])('a network with too many sign-ups that may go on in %j seconds should try again %s', (seconds, when) => {
  const message = refusalMessage('too-many-registrations', seconds)
  expect(message).toBe(`Too many sign-ups came from this network. Please try again ${when}`)
})

test('most refusals say the same whether or not the time to try again is known', () => {
  expect(refusalMessage('too-many-attempts', 90)).toBe(ERRORS['too-many-attempts'].message)
})

test('an error code is told apart from a message and from names that every object has', () => {
  expect(isErrorCode('not-yours')).toBe(true)
  for (const other of ['Invalid input', 'constructor', 'toString', '']) expect(isErrorCode(other)).toBe(false)
})

test('text that breaks a rule gets the rule’s own error code, and a value that is no text gets none', () => {
  const error = refusedAs('unknown-mode')
  expect(error({ input: 'speed-run' })).toBe('unknown-mode')
  for (const input of [7, null, undefined]) expect(error({ input })).toBe(undefined)
})
