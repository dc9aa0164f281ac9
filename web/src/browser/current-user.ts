import { fieldsOf } from './fields-of.ts'
import { deviceTexts, tabTexts } from './kept-texts.ts'
import { keptValue } from './kept-value.ts'
import { newKey } from './random.ts'
import { createSource } from './store.ts'

/** Who is signed in on this device. It only drives the interface; the server goes by its own session. */
export type CurrentUser = { id: number; name: string; username: string; createdAt: string | number }

/** The stored user; a corrupt one counts as signed out. */
const kept = keptValue('user', userIn)
let presumed: CurrentUser | null = null
/** The key of an id that each sign-in makes anew, shared by all tabs. */
const LATEST_SIGN_IN = 'latest-sign-in'
/** Where a tab keeps the id of the person whose session ended in it. */
const SESSION_ENDED_OF = 'session-ended-of'

function userIn(found: unknown): CurrentUser | null {
  const { id, name, username, createdAt } = fieldsOf(found)
  if (typeof id !== 'number' || !Number.isInteger(id)) return null
  if (typeof name !== 'string' || typeof username !== 'string') return null
  return typeof createdAt === 'string' || typeof createdAt === 'number' ? { id, name, username, createdAt } : null
}

export function currentUser(): CurrentUser | null {
  return kept.read() ?? presumed
}

/** Assumes that somebody is signed in without telling the device: for pages that are prerendered for them. */
export function presumeUser(user: CurrentUser | null): void {
  presumed = user
}

const shownUser = createSource(currentUser, {
  // Pages are printed for nobody or for the presumed user. Another tab may sign in before this one's code has loaded.
  printed: () => presumed,
  // Another tab signed in or out.
  listen: (listener) => {
    addEventListener('storage', listener)
    return () => removeEventListener('storage', listener)
  },
})

export function useCurrentUser(): CurrentUser | null {
  return shownUser.use()
}

/**
 * Whoever is signed in, or whose session ended in this tab without their logging out: what they were doing stays open to
 * them until somebody logs in. Null for a visitor.
 */
export function personHere(): number | null {
  const ended = tabTexts.read(SESSION_ENDED_OF)
  return currentUser()?.id ?? (ended === null ? null : Number(ended))
}

// Somebody logged in, perhaps also out again, in another tab.
globalThis.addEventListener?.('storage', ({ key, newValue }) => {
  if (key === LATEST_SIGN_IN && newValue !== null) tabTexts.remove(SESSION_ENDED_OF)
})

export function rememberUser(user: CurrentUser): void {
  tabTexts.remove(SESSION_ENDED_OF)
  deviceTexts.write(LATEST_SIGN_IN, newKey('sign-in'))
  kept.write(user)
  shownUser.tell()
}

/** A mark of the sign-in on this device, unlike that of any other; null while nobody is signed in. */
export function latestSignIn(): string | null {
  return deviceTexts.read(LATEST_SIGN_IN)
}

/** Nobody is signed in on this device anymore. */
export function forgetUser(): void {
  tabTexts.remove(SESSION_ENDED_OF)
  deviceTexts.remove(LATEST_SIGN_IN)
  kept.drop()
  shownUser.tell()
}

/** The session of whoever was signed in is over, though they did not log out. */
export function endUserSession(userId: number): void {
  forgetUser()
  tabTexts.write(SESSION_ENDED_OF, String(userId))
}
