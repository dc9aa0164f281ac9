import { expect, test } from 'vitest'
import { type RegisterFields, registerProblem } from './register-checks.ts'

const good: RegisterFields = {
  name: 'Ada',
  username: 'ada',
  password: 'analytical',
  confirmation: 'analytical',
  agreed: true,
}

test('what is filled in well has no problem', () => {
  expect(registerProblem(good)).toBeNull()
})

test.each([
  ['passwords that differ', { confirmation: 'analytica' }, 'confirmation', 'Password Mismatch'],
  ['a password of five characters', { password: '12345', confirmation: '12345' }, 'password', 'Password Too Short'],
  [
    'five emoji, which are ten code units',
    { password: '🙂🙂🙂🙂🙂', confirmation: '🙂🙂🙂🙂🙂' },
    'password',
    'Password Too Short',
  ],
  ['terms nobody agreed to', { agreed: false }, 'agreed', 'Terms Required'],
] as const)('%s are a problem of their field', (_, change, field, title) => {
  expect(registerProblem({ ...good, ...change })).toMatchObject({ field, title })
})

test('only the first problem is told: the match before the length, the length before the terms', () => {
  expect(registerProblem({ ...good, password: '1', agreed: false })?.field).toBe('confirmation')
  expect(registerProblem({ ...good, password: '1', confirmation: '1', agreed: false })?.field).toBe('password')
})

test('six characters are enough for the form; the account service asks for more', () => {
  expect(registerProblem({ ...good, password: '123456', confirmation: '123456' })).toBeNull()
})
