import { getUsername, isUsername, login, PASSWORD_LENGTH, register } from '@think-twice/contract/account'
import { ERRORS } from '@think-twice/contract/errors'
import type { CurrentUser } from '../browser/current-user.ts'
import { ApiError, call, pathOf } from './api.ts'
import { oweLogout, payLogout } from './logout-debt.ts'

/** How an attempt to sign in or register ended. A refusal carries the reason that the server, or a rule of ours, gave. */
export type SignedIn = { ok: true; user: CurrentUser } | { ok: false; message: string }

export type Credentials = { username: string; password: string }

/** Signs in. The name shown is the username. */
export async function signIn(credentials: Credentials & { rememberMe: boolean }): Promise<SignedIn> {
  try {
    const { reply } = await call(login, { body: credentials, isSignIn: true })
    return { ok: true, user: { ...reply.user, name: reply.user.username } }
  } catch (error) {
    return refusal(error, 'Login failed')
  }
}

/** Makes an account. The name shown is the full name that was typed; it stays on the device. */
export async function signUp(name: string, { username, password }: Credentials): Promise<SignedIn> {
  if ([...password].length < PASSWORD_LENGTH.least) return { ok: false, message: ERRORS['password-too-short'].message }
  try {
    if (isUsername(username) && (await isTaken(username))) {
      return { ok: false, message: ERRORS['username-taken'].message }
    }
    const { reply } = await call(register, { body: { username, password }, isSignIn: true })
    return { ok: true, user: { ...reply, name } }
  } catch (error) {
    return refusal(error, 'Registration failed')
  }
}

/** Only 404 means free; anything else but a plain yes leaves the answer to the registration itself. */
async function isTaken(username: string): Promise<boolean> {
  const response = await fetch(pathOf(getUsername, { username }), { credentials: 'omit' })
  return response.status === 200
}

/** Ends the session on the server. On the device it has ended already; where the server is not reached, it stays owed. */
export async function signOut(): Promise<void> {
  oweLogout()
  await payLogout()
}

/** The server's reason; without one the general words; other words when it was not reached. */
function refusal(error: unknown, general: string): SignedIn {
  if (error instanceof ApiError) return { ok: false, message: error.reason ?? general }
  // `fetch` rejects with a TypeError when nothing answers.
  if (error instanceof TypeError) return { ok: false, message: `${general}. Please try again.` }
  throw error
}
