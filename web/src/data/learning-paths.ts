import { useMutation, useQuery } from '@tanstack/react-query'
import { getLearningPaths, postLearningPath } from '@think-twice/contract/learning'
import type { PathType } from '@think-twice/core/rewards/learning-paths'
import { call, endpointQuery } from './api.ts'
import { queryClient } from './query-client.ts'

/** The paths the learner has started. */
export function useLearningPaths(userId: number) {
  return useQuery(endpointQuery(getLearningPaths, { id: userId }))
}

/** Starts a path at its beginning. A failure is only logged. */
export function useStartPath(userId: number) {
  return useMutation({
    mutationFn: ({ pathType, totalSteps }: { pathType: PathType; totalSteps: number }) =>
      call(postLearningPath, {
        params: { id: userId },
        body: { pathType, totalSteps, currentStep: 0, completedSteps: [] },
      }),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: endpointQuery(getLearningPaths, { id: userId }).queryKey }),
    onError: (error) => console.warn('Failed to create learning path', error),
  })
}
