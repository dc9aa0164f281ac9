import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { postRecoveryCode, recover } from './recovery.ts'

const GIVEN = { username: 'ada', code: 'K7QM 2XWP 9RTD 4HVC', newPassword: 'battery staple' }
const problemOf = (given: object) => z.safeParse(recover.body, { ...GIVEN, ...given }).error?.issues[0]

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

test('making a recovery code takes the password, and the code appears only in the reply', () => {
  expect(z.safeParse(postRecoveryCode.body, {}).success).toBe(false)
  expect(z.safeParse(postRecoveryCode.replies[201], { code: GIVEN.code, madeAt: 1 }).success).toBe(true)
  expect(postRecoveryCode.access).toBe('private')
})
