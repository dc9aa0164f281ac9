import { login } from '@think-twice/contract/account'
import type { Endpoint } from '@think-twice/contract/endpoint'
import { fieldRefusal, Refusal } from '@think-twice/contract/errors'
import type { Sender } from '../http/serve.ts'
import type { Services } from '../services.ts'

type Attempt = {
  username: string
  /** The password or recovery code as it was typed. */
  secret: string
  address: string
}

/**
 * The one way to try a password or a recovery code, so that no call is a second door for guessing: every try counts as
 * a sign-in for the name and the address, and takes as long for a name that has no hash (null). The answer is the hash
 * that was met, or null.
 */
export async function trySecret(
  { callLimits, passwords }: Pick<Services, 'callLimits' | 'passwords'>,
  endpoint: Endpoint,
  { username, secret, address }: Attempt,
  hash: string | null,
): Promise<string | null> {
  // The door has counted a login's address already.
  if (endpoint !== login) await callLimits.admitAddress(login, address)
  await callLimits.admitLogin(username, address)
  if (!(await passwords.verify(hash, secret))) return null
  await callLimits.forgive(username, address)
  return hash
}

/**
 * Proves that somebody who is signed in knows the password, which stood in `field`; the hash that was met, for
 * `replaceHash` to confirm.
 */
export async function tryPassword(
  services: Pick<Services, 'callLimits' | 'passwords' | 'storage'>,
  endpoint: Endpoint,
  userId: number,
  { field, password }: { field: string; password: string },
  { address }: Pick<Sender, 'address'>,
): Promise<string> {
  const found = await services.storage.read(async ({ accounts }) => {
    const account = await accounts.find(userId)
    return account && accounts.credentials(account.username)
  })
  if (!found) throw new Refusal('account-deleted')
  const { username, passwordHash } = found
  const hash = await trySecret(services, endpoint, { username, secret: password, address }, passwordHash)
  if (hash === null) throw fieldRefusal('wrong-password', field)
  return hash
}
