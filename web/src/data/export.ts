import { useMutation } from '@tanstack/react-query'
import { getExport } from '@think-twice/contract/export'
import { call } from './api.ts'

/** Everything the server has about the person. */
export function useReadExport(userId: number) {
  return useMutation({
    mutationFn: () => call(getExport, { params: { id: userId } }),
  })
}
