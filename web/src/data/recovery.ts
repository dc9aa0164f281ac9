import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getOwnAccount } from '@think-twice/contract/accounts'
import { postRecoveryCode, recover } from '@think-twice/contract/sign-ins'
import { type SignedIn, usernameIn } from './account.ts'
import { call } from './api.ts'
import { endpointQuery } from './endpoint-query.ts'
import { problemOf } from './field-problem.ts'

/** Sets a new password with the recovery code, and signs in. */
export async function recoverAccount({
  username,
  ...secrets
}: {
  username: string
  code: string
  newPassword: string
}): Promise<SignedIn> {
  try {
    const account = await call(recover, { body: { username: usernameIn(username), ...secrets }, isSignIn: true })
    return { ok: true, user: { ...account, name: account.username } }
  } catch (error) {
    return { ok: false, ...problemOf(error, 'Your password couldn’t be changed') }
  }
}

export function useMakeRecoveryCode(userId: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (currentPassword: string) =>
      call(postRecoveryCode, { params: { id: userId }, body: { currentPassword } }),
    onSuccess: () => cache.invalidateQueries(endpointQuery(getOwnAccount, { id: userId })),
  })
}
