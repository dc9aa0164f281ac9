import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteAccount } from '@think-twice/contract/account'
import { getExport } from '@think-twice/contract/export'
import { getOwnAccount, putOwnAccount } from '@think-twice/contract/own-account'
import { postPassword } from '@think-twice/contract/password'
import { postRecoveryCode } from '@think-twice/contract/recovery'
import type { CurrentUser } from '../browser/current-user.ts'
import { call } from './api.ts'
import { reading } from './reading.ts'

export function useOwnAccount(userId: number) {
  // How much is kept changes with everything a learner does, so it is asked anew for each page that shows it.
  return useQuery({ ...reading(getOwnAccount, { id: userId }), staleTime: 0 })
}

/** The name that greets a person: the one they chose, once it was heard of, else that of the sign-in. Asks for nothing. */
export function useShownName({ id, name }: CurrentUser): string {
  const { data } = useQuery({ ...reading(getOwnAccount, { id }), enabled: false })
  return data?.displayName ?? name
}

export function useRename(userId: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (displayName: string) =>
      (await call(putOwnAccount, { params: { id: userId }, body: { displayName } })).reply,
    onSuccess: (account) => cache.setQueryData(reading(getOwnAccount, { id: userId }).queryKey, account),
  })
}

export function useChangePassword(userId: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      call(postPassword, { params: { id: userId }, body }),
    // Every other sign-in has ended.
    onSuccess: () => cache.invalidateQueries(),
  })
}

export function useMakeRecoveryCode(userId: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (currentPassword: string) =>
      (await call(postRecoveryCode, { params: { id: userId }, body: { currentPassword } })).reply,
    onSuccess: () => cache.invalidateQueries(reading(getOwnAccount, { id: userId })),
  })
}

/** Everything the server keeps of the person. */
export function useReadExport(userId: number) {
  return useMutation({
    mutationFn: async () => (await call(getExport, { params: { id: userId } })).reply,
  })
}

export function useDeleteAccount(userId: number) {
  return useMutation({
    mutationFn: (body: { username: string; password: string }) => call(deleteAccount, { params: { id: userId }, body }),
  })
}
