import { expect, test } from 'vitest'
import { parseUser } from './current-user.ts'

const ada = { id: 7, name: 'Ada Byron', username: 'ada', createdAt: 1_700_000_000_000 }

test('a stored user is read back', () => {
  expect(parseUser(JSON.stringify(ada))).toEqual(ada)
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '7',
  '{"id":"7"}',
  JSON.stringify({ ...ada, id: 1.5 }),
  JSON.stringify({ ...ada, name: null }),
])('a corrupt one, %s, counts as logged out', (stored) => expect(parseUser(stored)).toBeNull())

test('nobody stored is nobody signed in', () => {
  expect(parseUser(null)).toBeNull()
})
