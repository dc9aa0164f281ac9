import { getSession } from '@think-twice/contract/session'
import { queryFunction } from './api.ts'
import { noteLogoutPending, sendPendingLogout } from './pending-logout.ts'

/** Does the server know of no session here any more? */
export async function isSessionOver(): Promise<boolean> {
  const ask = queryFunction({ on401: 'null' })
  return (await ask({ queryKey: [getSession.path], signal: new AbortController().signal })) === null
}

/** Ends the session on the server. On the device it has ended already; where the server is not reached, it stays owed. */
export async function signOut(): Promise<void> {
  noteLogoutPending()
  await sendPendingLogout()
}
