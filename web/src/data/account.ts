import { getUsername, isUsername, register } from '@think-twice/contract/accounts'
import { ERRORS } from '@think-twice/contract/errors'
import { PASSWORD_LENGTH } from '@think-twice/contract/password-length'
import { login } from '@think-twice/contract/sign-ins'
import type { CurrentUser } from '../browser/current-user.ts'
import { call, pathOf } from './api.ts'
import { ApiError } from './api-error.ts'
import { type FieldProblem, problemOf } from './field-problem.ts'
import { send } from './http.ts'

/**
 * How a try at signing in or registering ended. A refusal carries the reason given by the server, or by a rule of ours,
 * and the field to blame, if any.
 */
export type SignedIn = { ok: true; user: CurrentUser } | ({ ok: false } & FieldProblem)

export type Credentials = { username: string; password: string }

/** Signs in. The name shown is the username. */
export async function signIn({ username, ...credentials }: Credentials & { rememberMe: boolean }): Promise<SignedIn> {
  try {
    const { user } = await call(login, { body: { username: usernameIn(username), ...credentials }, isSignIn: true })
    return { ok: true, user: { ...user, name: user.username } }
  } catch (error) {
    return { ok: false, ...problemOf(error, 'Login failed') }
  }
}

/** Makes an account. The name shown is the full name as typed; it stays on the device. */
export async function signUp(name: string, { password, ...typed }: Credentials): Promise<SignedIn> {
  const username = usernameIn(typed.username)
  if ([...password].length < PASSWORD_LENGTH.least) {
    return { ok: false, message: ERRORS['password-too-short'].message, field: 'password' }
  }
  try {
    if (isUsername(username) && (await isTaken(username))) {
      return { ok: false, message: ERRORS['username-taken'].message, field: 'username' }
    }
    const account = await call(register, { body: { username, password }, isSignIn: true })
    // Nobody is greeted by blanks.
    return { ok: true, user: { ...account, name: name.trim() || account.username } }
  } catch (error) {
    return { ok: false, ...problemOf(error, 'Registration failed') }
  }
}

/** A username as typed has no blanks around it: phones add one after a word, and no username has any. */
export function usernameIn(typed: string): string {
  return typed.trim()
}

/** Only 404 means free; anything but a plain yes leaves the decision to the registration itself. */
async function isTaken(username: string): Promise<boolean> {
  try {
    const { status } = await send(pathOf(getUsername, { username }), { credentials: 'omit' })
    return status === 200
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
