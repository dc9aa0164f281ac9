import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteOtherSignIns, deleteSignIn, getSignIns } from '@think-twice/contract/sign-ins'
import { call } from './api.ts'
import { endpointQuery } from './endpoint-query.ts'

export function useSignIns(userId: number) {
  return useQuery({ ...endpointQuery(getSignIns, { id: userId }), staleTime: 0 })
}

export function useEndSignIn(userId: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (signIn: string) => call(deleteSignIn, { params: { id: userId, signIn } }),
    onSuccess: () => cache.invalidateQueries(endpointQuery(getSignIns, { id: userId })),
  })
}

export async function endOtherSignIns(userId: number): Promise<void> {
  await call(deleteOtherSignIns, { params: { id: userId } })
}
