import type { Passwords } from './passwords.ts'
import { createRecoveryCode, readRecoveryCode } from './recovery-code.ts'

/** A new recovery code and its hash, which is all that may be kept of it. */
export async function makeRecoveryCode({ passwords }: { passwords: Passwords }) {
  const code = createRecoveryCode()
  return { code, recoveryHash: await passwords.hash(readRecoveryCode(code)) }
}
