import * as z from 'zod/mini'
import { keptForEach, keptValue } from './kept-values.ts'
import { newKey } from './random.ts'

const userSchema = z.object({
  id: z.int(),
  name: z.string(),
  username: z.string(),
  createdAt: z.union([z.string(), z.number()]),
})

/** The person signed in on this device. This only drives the interface; the server goes by its own session. */
export type CurrentUser = z.infer<typeof userSchema>

const user = keptValue({ key: 'user', schema: userSchema, initial: null })
let presumed: CurrentUser | null = null

/** An id that each sign-in makes anew, shared by all tabs. */
const signIn = keptValue({ key: 'latest-sign-in', schema: z.string(), initial: null, isText: true })

/** The id of a sign-in that ends with the browser; null once the person has been asked whether to remember it. */
const briefSignIn = keptValue({ key: 'brief-sign-in', schema: z.string(), initial: null, isText: true })

const sessionEndedOf = keptValue({ key: 'session-ended-of', schema: z.int(), initial: null, area: 'tab' })
// Somebody logged in, here or in another tab.
signIn.subscribe((id) => {
  if (id !== null) sessionEndedOf.set(null)
})

export function currentUser(): CurrentUser | null {
  return user.get() ?? presumed
}

/** Assumes a signed-in person without storing it: for pages that are prerendered for signed-in people. */
export function presumeUser(presumedUser: CurrentUser | null): void {
  presumed = presumedUser
}

export function useCurrentUser(): CurrentUser | null {
  return user.use() ?? presumed
}

/**
 * The person who is signed in, or whose session ended in this tab without their logging out: what they were doing stays
 * open to them until somebody logs in. Null for a visitor.
 */
export function personHere(): number | null {
  return currentUser()?.id ?? sessionEndedOf.get()
}

export function usePersonHere(): number | null {
  const endedOf = sessionEndedOf.use()
  return useCurrentUser()?.id ?? endedOf
}

/** `isBrief`: the sign-in ends with the browser, so the person is asked once whether it should be remembered. */
export function rememberUser(signedIn: CurrentUser, { isBrief = false } = {}): void {
  const id = newKey('sign-in')
  signIn.set(id)
  briefSignIn.set(isBrief ? id : null)
  user.set(signedIn)
}

/** Is the person here to be asked whether their sign-in should be remembered? */
export function useIsSignInBrief(): boolean {
  const brief = briefSignIn.use()
  return signIn.use() === brief && brief !== null
}

/** The person has answered that question. */
export function dismissStaySignedIn(): void {
  briefSignIn.set(null)
}

/** The id of the sign-in on this device; null for a visitor. */
export function latestSignIn(): string | null {
  signIn.reread()
  return signIn.get()
}

/** Signs the current user out on this device. */
export function forgetUser(): void {
  sessionEndedOf.set(null)
  signIn.set(null)
  user.set(null)
}

/** The session of the person who was signed in is over, though they did not log out. */
export function endUserSession(userId: number): void {
  forgetUser()
  sessionEndedOf.set(userId)
}

/**
 * The full name that somebody typed when they signed up on this device. It greets them here after later logins, too,
 * and is never sent. The username guards against the same id on another server at this address.
 */
const typedName = keptForEach({
  key: 'typed-name',
  schema: z.object({ username: z.string(), name: z.string() }),
  initial: null,
})

export function keepTypedName({ id, username, name }: CurrentUser): void {
  typedName(id).set({ username, name })
}

/** Null if they signed up elsewhere. */
export function useTypedName({ id, username }: CurrentUser): string | null {
  const kept = typedName(id).use()
  return kept?.username === username ? kept.name : null
}

export function dropTypedName(userId: number): void {
  typedName(userId).set(null)
}
