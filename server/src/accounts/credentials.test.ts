import { expect, test } from 'vitest'
import { createRecoveryCode, makeRecoveryCode, readRecoveryCode } from './credentials.ts'
import { createPasswords } from './passwords.ts'

test('a recovery code is four groups of four letters that are hard to misread, and different every time', () => {
  const codes = Array.from({ length: 500 }, createRecoveryCode)
  for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4} ){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(new Set(codes).size).toBe(500)
  expect(new Set(codes.join('').replaceAll(' ', '')).size).toBe(32)
})

test('a recovery code is accepted in any case and spacing, and with O for 0 and l or I for 1', () => {
  expect(readRecoveryCode('k7qm-2xwp 9rtd\t4HVC')).toBe('K7QM2XWP9RTD4HVC')
  expect(readRecoveryCode('oOlI 0011')).toBe('00110011')
  expect(readRecoveryCode('\u200BＫ7qm–2XWP\u00A09RTD\u20114HUC.\n')).toBe('K7QM2XWP9RTD4HVC')
})

test('a new code matches its stored hash however it is typed, and no other code does', async () => {
  const passwords = await createPasswords()
  const { code, recoveryHash } = await makeRecoveryCode({ passwords })
  expect(recoveryHash).not.toContain(code.slice(0, 4))
  expect(await passwords.verify(recoveryHash, readRecoveryCode(code.toLowerCase().replaceAll(' ', '-')))).toBe(true)
  const another = await makeRecoveryCode({ passwords })
  expect(await passwords.verify(recoveryHash, readRecoveryCode(another.code))).toBe(false)
})
