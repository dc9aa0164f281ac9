import { fieldRefusal, Refusal } from '@think-twice/contract/errors'
import { isKnownDevice } from '../cookies/known-device.ts'
import type { Storage } from '../storage/storage.ts'
import type { CallLimits } from './call-limits.ts'
import type { Passwords } from './passwords.ts'
import type { Sender } from './sender.ts'

type Attempt = {
  username: string
  /** The password or recovery code as it was typed. */
  secret: string
  sender: Pick<Sender, 'address' | 'headers' | 'isHttps'>
}

/** `deviceKey` is behind the cookies of known browsers. */
export type Means = { callLimits: CallLimits; passwords: Passwords; deviceKey: string }

/**
 * The one way to try a password or a recovery code, so that no call is a second door for guessing: every try counts as
 * a sign-in for the name and the address, and takes as long for a name that has no hash (null). The answer is the hash
 * that was met, or null.
 */
export async function trySecret(
  { callLimits, passwords, deviceKey }: Means,
  { username, secret, sender: { address, headers, isHttps } }: Attempt,
  hash: string | null,
): Promise<string | null> {
  const attempt = { username, address, isKnownDevice: isKnownDevice(headers, isHttps, deviceKey, username) }
  await callLimits.admitLogin(attempt)
  if (!(await passwords.verify(hash, secret))) return null
  await callLimits.forgive(attempt)
  return hash
}

/**
 * Proves that somebody who is signed in knows the password, which stood in `field`; the hash that was met, for
 * `replaceHash` to confirm.
 */
export async function tryPassword(
  services: Means & { storage: Storage },
  userId: number,
  { field, password }: { field: string; password: string },
  sender: Attempt['sender'],
): Promise<string> {
  const found = await services.storage.read(async ({ accounts }) => {
    const account = await accounts.find(userId)
    return account && accounts.credentials(account.username)
  })
  if (!found) throw new Refusal('account-deleted')
  const { username, passwordHash } = found
  const hash = await trySecret(services, { username, secret: password, sender }, passwordHash)
  if (hash === null) throw fieldRefusal('wrong-password', field)
  return hash
}
