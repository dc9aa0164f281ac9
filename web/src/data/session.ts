import { getSession } from '@think-twice/contract/session'
import { pathOf, readUnlessSignedOut } from './api.ts'
import { noteLogoutPending, sendPendingLogout } from './pending-logout.ts'

/** Does the server know of no session here any more? */
export async function isSessionOver(): Promise<boolean> {
  return (await readUnlessSignedOut(getSession, pathOf(getSession))) === null
}

/** Ends the session on the server. On the device it has ended already; where the server is not reached, it stays owed. */
export async function signOut(): Promise<void> {
  noteLogoutPending()
  await sendPendingLogout()
}
