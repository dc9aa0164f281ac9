import { IDEMPOTENCY_KEY_HEADER } from '@think-twice/contract/endpoint'
import { logout } from '@think-twice/contract/session'
import { readStored, removeStored, writeStored } from '../browser/device-storage.ts'

const KEY = 'logout-owed'
/** Milliseconds. */
const PATIENCE = 10_000

/** In case the device keeps nothing. */
let owedInMemory = false
let paying: Promise<boolean> | null = null

/** From now on a session has to be ended on the server, however often the page is opened before that succeeds. */
export function oweLogout(): void {
  owedInMemory = !writeStored(KEY, '1')
}

function isLogoutOwed(): boolean {
  return owedInMemory || readStored(KEY) !== null
}

/** The session that was to be ended is over. */
export function forgiveLogout(): void {
  owedInMemory = false
  removeStored(KEY)
}

/** Ends the session that is still open, if any; true when nothing is owed. Never throws. */
export function payLogout(): Promise<boolean> {
  if (!isLogoutOwed()) return Promise.resolve(true)
  paying ??= pay().finally(() => {
    paying = null
  })
  return paying
}

async function pay(): Promise<boolean> {
  const key = `logout-${crypto.randomUUID()}`
  try {
    const response = await fetch(logout.path, {
      method: logout.method,
      credentials: 'include',
      headers: { [IDEMPOTENCY_KEY_HEADER]: key },
      signal: AbortSignal.timeout(PATIENCE),
    })
    // A portal may answer anything to it.
    if (response.status !== 204 || response.headers.get(IDEMPOTENCY_KEY_HEADER) !== key) return false
    forgiveLogout()
    return true
  } catch (error) {
    console.warn('The session could not be ended on the server; it will be before anything else is sent.', error)
    return false
  }
}
