import { getUsername, isUsername, login, PASSWORD_LENGTH, register } from '@think-twice/contract/account'
import { ERRORS } from '@think-twice/contract/errors'
import { recover } from '@think-twice/contract/recovery'
import type { CurrentUser } from '../browser/current-user.ts'
import { call, pathOf } from './api.ts'
import { oweLogout, payLogout } from './logout-debt.ts'
import { type FieldProblem, problemOf } from './problem.ts'

/**
 * How an attempt to sign in or register ended. A refusal carries the reason that the server, or a rule of ours, gave, and
 * the field to blame if there is one.
 */
export type SignedIn = { ok: true; user: CurrentUser } | ({ ok: false } & FieldProblem)

export type Credentials = { username: string; password: string }

/** Signs in. The name shown is the username. */
export async function signIn(credentials: Credentials & { rememberMe: boolean }): Promise<SignedIn> {
  try {
    const { reply } = await call(login, { body: credentials, isSignIn: true })
    return { ok: true, user: { ...reply.user, name: reply.user.username } }
  } catch (error) {
    return { ok: false, ...problemOf(error, 'Login failed') }
  }
}

/** Sets a new password by the recovery code, and signs in. */
export async function recoverAccount(body: { username: string; code: string; newPassword: string }): Promise<SignedIn> {
  try {
    const { reply } = await call(recover, { body, isSignIn: true })
    return { ok: true, user: { ...reply, name: reply.username } }
  } catch (error) {
    return { ok: false, ...problemOf(error, 'The password could not be changed') }
  }
}

/** Makes an account. The name shown is the full name that was typed; it stays on the device. */
export async function signUp(name: string, { username, password }: Credentials): Promise<SignedIn> {
  if ([...password].length < PASSWORD_LENGTH.least) {
    return { ok: false, message: ERRORS['password-too-short'].message, field: 'password' }
  }
  try {
    if (isUsername(username) && (await isTaken(username))) {
      return { ok: false, message: ERRORS['username-taken'].message, field: 'username' }
    }
    const { reply } = await call(register, { body: { username, password }, isSignIn: true })
    return { ok: true, user: { ...reply, name } }
  } catch (error) {
    return { ok: false, ...problemOf(error, 'Registration failed') }
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
