import { getSession } from '@think-twice/contract/sign-ins'
import { pathOf, readUnlessSignedOut } from './api.ts'
import { noteLogoutPending, sendPendingLogout } from './pending-logout.ts'

/** Does the server no longer know of a session here? */
export async function isSessionOver(): Promise<boolean> {
  return (await readUnlessSignedOut(getSession, pathOf(getSession))) === null
}

/** Ends the session on the server; on the device it is over already. If the server is not reached, it stays owed. */
export async function signOut(): Promise<void> {
  noteLogoutPending()
  await sendPendingLogout()
}
