import { expect, test } from 'vitest'
import { type RegisterFields, registerProblem } from './register-checks.ts'

const good: RegisterFields = {
  name: 'Ada',
  username: 'ada',
  password: 'analytical',
  confirmation: 'analytical',
  agreed: true,
}

test('a form that is filled in correctly has no problem', () => {
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
] as const)('with %s the problem is reported at its field', (_, change, field, title) => {
  expect(registerProblem({ ...good, ...change })).toMatchObject({ field, title })
})

test('only the first problem is reported: mismatch before length, and length before terms', () => {
  expect(registerProblem({ ...good, password: '1', agreed: false })?.field).toBe('confirmation')
  expect(registerProblem({ ...good, password: '1', confirmation: '1', agreed: false })?.field).toBe('password')
})

test('six characters are enough for the form, although the server requires more', () => {
  expect(registerProblem({ ...good, password: '123456', confirmation: '123456' })).toBeNull()
})
