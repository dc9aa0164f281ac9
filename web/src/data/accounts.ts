import { useQuery } from '@tanstack/react-query'
import {
  deleteAccount,
  getOwnAccount,
  getUsername,
  isUsername,
  putOwnAccount,
  register,
} from '@think-twice/contract/accounts'
import type { Body } from '@think-twice/contract/endpoint'
import { ERRORS, PASSWORD_LENGTH } from '@think-twice/contract/errors'
import { getExport } from '@think-twice/contract/export'
import { characterCount, oneLine, plainPassword, plainWord } from '@think-twice/core/typed-text'
import { type CurrentUser, keepTypedName, useTypedName } from '../browser/current-user.ts'
import { call, endpointQuery, pathOf } from './api.ts'
import { ApiError, readReply, send } from './http.ts'
import { queryClient } from './query-client.ts'
import { type Credentials, refused, type SignedIn } from './sign-ins.ts'

/** Makes an account. The name shown is the full name as typed; it stays on the device. */
export async function signUp(name: string, { password, ...typed }: Credentials): Promise<SignedIn> {
  const username = plainWord(typed.username)
  if (characterCount(plainPassword(password)) < PASSWORD_LENGTH.least) {
    return { ok: false, message: ERRORS['password-too-short'].message, field: 'password' }
  }
  try {
    if (isUsername(username) && (await isTaken(username))) {
      return { ok: false, message: ERRORS['username-taken'].message, field: 'username' }
    }
    const account = await call(register, { body: { username, password }, isSignIn: true })
    // Falls back to the username if the name is blank.
    const user = { ...account, name: oneLine(name) || account.username }
    keepTypedName(user)
    return { ok: true, user }
  } catch (error) {
    return refused(error, 'Registration failed')
  }
}

/** Only 404 means free; anything but a plain yes leaves the decision to the registration itself. */
async function isTaken(username: string): Promise<boolean> {
  try {
    const response = await send(pathOf(getUsername, { username }), { credentials: 'omit' })
    readReply(getUsername, response.status, await response.text())
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}

function ownAccountQuery(userId: number) {
  return endpointQuery(getOwnAccount, { id: userId })
}

export function useOwnAccount(userId: number) {
  // The counts change with everything a learner does, so they are fetched again for each page that shows them.
  return useQuery({ ...ownAccountQuery(userId), staleTime: 0 })
}

/**
 * The name that greets a person: the one they chose, once known; or the one typed when they signed up on this device;
 * or the sign-in's. Fetches nothing.
 */
export function useShownName(user: CurrentUser): string {
  const { data } = useQuery({ ...ownAccountQuery(user.id), enabled: false })
  const typed = useTypedName(user)
  return data?.displayName ?? typed ?? user.name
}

export async function renameAccount(userId: number, displayName: string): Promise<void> {
  const { queryKey } = ownAccountQuery(userId)
  // A reply still on its way would bring the old name back.
  await queryClient.cancelQueries({ queryKey })
  try {
    const account = await call(putOwnAccount, { params: { id: userId }, body: { displayName } })
    queryClient.setQueryData(queryKey, account)
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey })
    throw error
  }
}

/** Deletes the account of a person who typed their username and password again. */
export async function removeAccount(userId: number, typed: Body<typeof deleteAccount>): Promise<void> {
  await call(deleteAccount, { params: { id: userId }, body: typed })
}

/** Everything the server has about the person. */
export function readExport(userId: number) {
  return call(getExport, { params: { id: userId } })
}
