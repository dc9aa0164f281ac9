import { useMutation, useQueryClient } from '@tanstack/react-query'
import { postPassword } from '@think-twice/contract/sign-ins'
import { call } from './api.ts'

export function useChangePassword(userId: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      call(postPassword, { params: { id: userId }, body }),
    // All other sign-ins have now ended.
    onSuccess: () => cache.invalidateQueries(),
  })
}
