import { expect, test } from 'vitest'
import { makeRecoveryCode } from './make-recovery-code.ts'
import { createPasswords } from './passwords.ts'
import { readRecoveryCode } from './recovery-code.ts'

test('a new code matches its stored hash however it is typed, and no other code does', async () => {
  const passwords = await createPasswords()
  const { code, recoveryHash } = await makeRecoveryCode({ passwords })
  expect(recoveryHash).not.toContain(code.slice(0, 4))
  expect(await passwords.verify(recoveryHash, readRecoveryCode(code.toLowerCase().replaceAll(' ', '-')))).toBe(true)
  const another = await makeRecoveryCode({ passwords })
  expect(await passwords.verify(recoveryHash, readRecoveryCode(another.code))).toBe(false)
})
