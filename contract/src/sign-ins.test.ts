import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { login, postRecoveryCode, recover } from './sign-ins.ts'

test('signing in accepts any text as name and password, and refuses unknown fields', () => {
  expect(z.safeParse(login.body, { username: '', password: '' }).success).toBe(true)
  expect(z.safeParse(login.body, { username: 'a', password: 'b', isAdmin: true }).success).toBe(false)
  expect(z.safeParse(login.body, { username: 'a', password: 'b', rememberMe: 'yes' }).success).toBe(false)
})

const RECOVERY = { username: 'ada', code: 'K7QM 2XWP 9RTD 4HVC', newPassword: 'battery staple' }
const problemOf = (given: object) => z.safeParse(recover.body, { ...RECOVERY, ...given }).error?.issues[0]

test('recovery accepts any name and code of reasonable length, so that their form reveals nothing', () => {
  for (const given of [{}, { username: '' }, { code: '' }, { code: 'x'.repeat(100) }]) {
    expect(problemOf(given), JSON.stringify(given)).toBe(undefined)
  }
  expect(problemOf({ code: 'x'.repeat(101) })?.path).toEqual(['code'])
})

test('a new password set by recovery must follow the rules of every password', () => {
  expect(problemOf({ newPassword: '1234567' })?.message).toBe('password-too-short')
  expect(problemOf({ newPassword: 'x'.repeat(129) })?.message).toBe('password-too-long')
})

test('making a recovery code takes the password', () => {
  expect(z.safeParse(postRecoveryCode.body, {}).success).toBe(false)
  expect(postRecoveryCode.access).toBe('private')
})
