import { IDEMPOTENCY_KEY_HEADER } from '@think-twice/contract/endpoint'
import { logout } from '@think-twice/contract/sign-ins'
import * as z from 'zod/mini'
import { keptValue } from '../browser/kept-values.ts'
import { newKey } from '../browser/random.ts'
import { send } from './http.ts'

/** Does a session still have to be ended on the server? */
const isOwed = keptValue({ key: 'logout-owed', schema: z.boolean(), initial: false })
/** Milliseconds after which ending the session is put off for now. */
const LOGOUT_TIMEOUT = 10_000

let ending: Promise<boolean> | null = null

/** Records that a session has to be ended on the server, however many page loads that takes. */
export function noteLogoutPending(): void {
  isOwed.set(true)
}

/** Records that the session is over on the server too. */
export function clearPendingLogout(): void {
  isOwed.set(false)
}

/** Ends the session that still has to be ended, if any; true when none is left to end. Never throws. */
export function sendPendingLogout(): Promise<boolean> {
  if (!isOwed.get()) return Promise.resolve(true)
  ending ??= endSession().finally(() => {
    ending = null
  })
  return ending
}

async function endSession(): Promise<boolean> {
  const key = newKey('logout')
  try {
    const response = await send(logout.path, {
      method: logout.method,
      credentials: 'include',
      headers: { [IDEMPOTENCY_KEY_HEADER]: key },
      signal: AbortSignal.timeout(LOGOUT_TIMEOUT),
    })
    // A captive portal may reply anything, so only our server's own reply counts.
    if (response.status !== 204 || response.headers.get(IDEMPOTENCY_KEY_HEADER) !== key) return false
    clearPendingLogout()
    return true
  } catch (error) {
    console.warn('The session could not be ended on the server; it will be before anything else is sent.', error)
    return false
  }
}
