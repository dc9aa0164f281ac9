import { isKnownDevice } from '../cookies/known-device.ts'
import { fieldRefusal, Refusal } from '../refusal.ts'
import type { Storage } from '../storage/storage.ts'
import type { CallLimits } from './call-limits.ts'
import type { Passwords } from './passwords.ts'
import type { Sender } from './sender.ts'

type Try = {
  username: string
  /** The password or recovery code as it was typed. */
  secret: string
  sender: Pick<Sender, 'address' | 'headers' | 'isHttps'>
}

/** `deviceKey` signs the cookies of known browsers. */
export type SecretServices = { callLimits: CallLimits; passwords: Passwords; deviceKey: string }

/**
 * The one way to try a password or a recovery code, so that no other call can be used for guessing: every try counts
 * as a sign-in for the name and the address, and takes as long for a name that has no hash (null). Returns the hash
 * that matched, or null.
 */
export async function trySecret(
  { callLimits, passwords, deviceKey }: SecretServices,
  { username, secret, sender: { address, headers, isHttps } }: Try,
  hash: string | null,
): Promise<string | null> {
  const tried = { username, address, isKnownDevice: isKnownDevice(headers, isHttps, deviceKey, username) }
  await callLimits.admitLogin(tried)
  if (!(await passwords.verify(hash, secret))) return null
  await callLimits.forgive(tried)
  return hash
}

/**
 * Checks that a person who is signed in knows the password, and blames `field` if not. Returns the hash that matched,
 * which `passwords.replace` takes to confirm that it still holds.
 */
export async function tryPassword(
  services: SecretServices & { storage: Storage },
  userId: number,
  { field, password }: { field: string; password: string },
  sender: Try['sender'],
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
