import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteAccount, getOwnAccount, putOwnAccount } from '@think-twice/contract/accounts'
import type { CurrentUser } from '../browser/current-user.ts'
import { call } from './api.ts'
import { endpointQuery } from './endpoint-query.ts'

export function useOwnAccount(userId: number) {
  // How much is kept changes with everything a learner does, so it is fetched again for each page that shows it.
  return useQuery({ ...endpointQuery(getOwnAccount, { id: userId }), staleTime: 0 })
}

/** The name that greets a person: the one they chose, once known, or the sign-in's. Fetches nothing. */
export function useShownName({ id, name }: CurrentUser): string {
  const { data } = useQuery({ ...endpointQuery(getOwnAccount, { id }), enabled: false })
  return data?.displayName ?? name
}

export function useRename(userId: number) {
  const cache = useQueryClient()
  const { queryKey } = endpointQuery(getOwnAccount, { id: userId })
  return useMutation({
    // A reply still on its way would bring the old name back.
    onMutate: () => cache.cancelQueries({ queryKey }),
    mutationFn: (displayName: string) => call(putOwnAccount, { params: { id: userId }, body: { displayName } }),
    onSuccess: (account) => cache.setQueryData(queryKey, account),
    onError: () => cache.invalidateQueries({ queryKey }),
  })
}

export function useDeleteAccount(userId: number) {
  return useMutation({
    mutationFn: (body: { username: string; password: string }) => call(deleteAccount, { params: { id: userId }, body }),
  })
}
