import { useMutation, useQuery } from '@tanstack/react-query'
import { getOwnAccount } from '@think-twice/contract/accounts'
import type { Body, Reply } from '@think-twice/contract/endpoint'
import {
  deleteOtherSignIns,
  deleteSignIn,
  getSession,
  getSignIns,
  login,
  postPassword,
  postRecoveryCode,
  putSession,
  recover,
} from '@think-twice/contract/sign-ins'
import type { CurrentUser } from '../browser/current-user.ts'
import { call, endpointQuery, pathOf, readUnlessSignedOut } from './api.ts'
import { type FieldProblem, problemOf } from './http.ts'
import { noteLogoutPending, sendPendingLogout } from './pending-logout.ts'
import { queryClient } from './query-client.ts'

/**
 * The outcome of signing in or registering. A refusal carries the reason given by the server, or by a rule of ours,
 * and the field to blame, if any.
 */
export type SignedIn = { ok: true; user: CurrentUser } | ({ ok: false } & FieldProblem)

export type Credentials = { username: string; password: string }

/** Why signing in was refused. A reply that is not our server's is thrown on: the form calls it unexpected. */
export function refused(error: unknown, general: string): SignedIn {
  if (error instanceof SyntaxError) throw error
  return { ok: false, ...problemOf(error, general) }
}

/** Signs in. The name shown is the username. */
export async function signIn(typed: Credentials & { rememberMe: boolean }): Promise<SignedIn> {
  try {
    const { user } = await call(login, { body: typed, isSignIn: true })
    return { ok: true, user: { ...user, name: user.username } }
  } catch (error) {
    return refused(error, 'Login failed')
  }
}

/** Sets a new password with the recovery code, and signs in. */
export async function recoverAccount(typed: Body<typeof recover>): Promise<SignedIn> {
  try {
    const account = await call(recover, { body: typed, isSignIn: true })
    return { ok: true, user: { ...account, name: account.username } }
  } catch (error) {
    return refused(error, 'Your password couldn’t be changed')
  }
}

/** Does the server no longer know of a session here? */
export async function isSessionOver(): Promise<boolean> {
  return (await readUnlessSignedOut(getSession, pathOf(getSession))) === null
}

/** Has the browser kept the session that just began? One that blocks cookies has not, and nothing else says so. */
export async function isSignInKept({ id }: Pick<CurrentUser, 'id'>): Promise<boolean> {
  try {
    return (await readUnlessSignedOut(getSession, pathOf(getSession)))?.id === id
  } catch {
    // No connection any more, which says nothing about cookies.
    return true
  }
}

/** Keeps the person signed in after the browser closes, as if they had chosen that when signing in. */
export async function rememberSignIn(): Promise<void> {
  await call(putSession, { body: { rememberMe: true } })
}

/** Ends the session on the server; on the device it is over already. If the server is not reached, that is done later. */
export async function signOut(): Promise<void> {
  noteLogoutPending()
  await sendPendingLogout()
}

export async function changePassword(userId: number, typed: Body<typeof postPassword>): Promise<void> {
  await call(postPassword, { params: { id: userId }, body: typed })
  // All other sign-ins have now ended.
  void queryClient.invalidateQueries()
}

export type RecoveryCode = Reply<typeof postRecoveryCode>

export async function makeRecoveryCode(userId: number, currentPassword: string): Promise<RecoveryCode> {
  const code = await call(postRecoveryCode, { params: { id: userId }, body: { currentPassword } })
  void queryClient.invalidateQueries(endpointQuery(getOwnAccount, { id: userId }))
  return code
}

export function useSignIns(userId: number) {
  return useQuery({ ...endpointQuery(getSignIns, { id: userId }), staleTime: 0 })
}

export function useEndSignIn(userId: number) {
  return useMutation({
    mutationFn: (signIn: string) => call(deleteSignIn, { params: { id: userId, signIn } }),
    onSuccess: () => queryClient.invalidateQueries(endpointQuery(getSignIns, { id: userId })),
  })
}

export async function endOtherSignIns(userId: number): Promise<void> {
  await call(deleteOtherSignIns, { params: { id: userId } })
}
