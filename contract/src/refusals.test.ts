import { expect, test } from 'vitest'
import { getUsername, register } from './account.ts'
import { postFavorite } from './favorites.ts'
import { getHealth } from './health.ts'
import { getQuizResults, postQuizResult } from './quiz-results.ts'
import { refusalsOf } from './refusals.ts'
import { getSession } from './session.ts'

const ALWAYS = ['request-timeout', 'headers-too-large', 'internal-error', 'unavailable']
const WRITTEN = ['bad-request', 'cross-site', 'body-too-large', 'not-json']

test.each([
  ['a public read', getHealth, ALWAYS],
  ['a call that needs a session', getSession, [...ALWAYS, 'not-signed-in', 'account-deleted']],
  [
    'a public read with a parameter',
    getUsername,
    [...ALWAYS, 'bad-request', 'username-not-allowed', 'username-free', 'too-many-attempts'],
  ],
  [
    'a large read of one person',
    getQuizResults,
    [...ALWAYS, 'bad-request', 'not-signed-in', 'account-deleted', 'not-yours', 'too-many-attempts'],
  ],
  [
    'a write of one person',
    postFavorite,
    [
      ...[...ALWAYS, ...WRITTEN, 'not-signed-in', 'account-deleted', 'not-yours'],
      ...['demo-is-read-only', 'too-many-attempts', 'unknown-item-type'],
    ],
  ],
])('%s can be refused for exactly the listed reasons', (_, endpoint, codes) => {
  expect(refusalsOf(endpoint)).toEqual(codes)
})

test('a call’s own refusal takes the place of the general one', () => {
  expect(refusalsOf(register)).toContain('registration-malformed')
  expect(refusalsOf(register)).not.toContain('bad-request')
  expect(refusalsOf(postQuizResult)).toContain('result-not-saved')
  expect(refusalsOf(postQuizResult)).not.toContain('unavailable')
})

test('a public write is not counted against a person’s hourly limit', () => {
  expect(refusalsOf({ ...register, ownRefusals: [] })).not.toContain('too-many-registrations')
})
