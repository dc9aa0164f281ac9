import { randomBytes } from 'node:crypto'
import { isUsername } from '@think-twice/contract/accounts'
import { codeCharacters } from '@think-twice/core/typed-text'
import { fieldRefusal, Refusal } from '../refusal.ts'
import type { Storage } from '../storage/storage.ts'
import type { Stores } from '../storage/stores.ts'
import { type CallLimits, networkOf } from './call-limits.ts'
import { isKnownDevice } from './cookies.ts'
import type { Passwords } from './passwords.ts'
import type { Sender } from './sign-ins.ts'

type Try = {
  username: string
  /** The password or recovery code as it was typed. */
  secret: string
  sender: Pick<Sender, 'address' | 'cookies' | 'isHttps'>
}

/** The account of this name with its hashes. An impossible name is handled like an unknown one, so it takes as long. */
export async function findCredentials(storage: Storage, username: string) {
  return isUsername(username) ? storage.read(({ accounts }) => accounts.credentials(username)) : null
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
  { username, secret, sender }: Try,
  hash: string | null,
): Promise<string | null> {
  const tried = { username, address: sender.address, isKnownDevice: isKnownDevice(sender, deviceKey, username) }
  await callLimits.admitLogin(tried)
  if (!(await passwords.verify(hash, secret, { username, network: networkOf(sender.address) }))) return null
  await callLimits.forgive(tried)
  return hash
}

/**
 * Checks that a person who is signed in knows the password, and blames `field` if not. Returns a function that confirms,
 * within a transaction, that this password still holds, and that may replace its hash.
 */
export async function tryPassword(
  services: SecretServices & { storage: Storage },
  userId: number,
  { field, password, sender }: { field: string; password: string; sender: Try['sender'] },
): Promise<(stores: Pick<Stores, 'accounts'>, newHash?: string) => Promise<void>> {
  const found = await services.storage.read(async ({ accounts }) => {
    const account = await accounts.find(userId)
    return account && accounts.credentials(account.username)
  })
  if (!found) throw new Refusal('account-deleted')
  const { username, passwordHash } = found
  const hash = await trySecret(services, { username, secret: password, sender }, passwordHash)
  if (hash === null) throw fieldRefusal('wrong-password', field)
  return async ({ accounts }, newHash = hash) => {
    const holds = await accounts.replacePassword(userId, hash, newHash)
    if (!holds) throw fieldRefusal('wrong-password', field)
  }
}

/** Crockford's letters: without I, L, O and U, which are misread. */
const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 16 letters of 5 bits: 80 bits. */
const CODE_LENGTH = 16
const GROUP = 4

/** A new code in groups of four, like `K7QM 2XWP 9RTD 4HVC`. */
export function createRecoveryCode(): string {
  // A byte has 256 values and there are 32 letters, so each letter is equally likely.
  const letters = [...randomBytes(CODE_LENGTH)].map((byte) => CODE_LETTERS.charAt(byte % CODE_LETTERS.length))
  return letters.join('').replaceAll(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$& ')
}

/** The code as it is hashed, however it was typed: in any case, with any gaps, and with characters that look alike. */
export function readRecoveryCode(typed: string): string {
  return codeCharacters(typed).replaceAll('O', '0').replaceAll(/[IL]/g, '1').replaceAll('U', 'V')
}

/** A new recovery code and its hash, which is all that may be kept of it. */
export async function makeRecoveryCode({ passwords }: { passwords: Passwords }) {
  const code = createRecoveryCode()
  return { code, recoveryHash: await passwords.hash(readRecoveryCode(code)) }
}
