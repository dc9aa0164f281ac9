import { QueryClient } from '@tanstack/react-query'

/** Data never goes stale, and nothing is refetched on an interval, on focus, or after a failure. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      // An unreachable server fails at once, so that the page can say so.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** The first part of the keys of published content, which is the same for everyone. */
export const PUBLISHED = 'published'

/** Forgets everything fetched for a person, and keeps the published content. */
export function forgetReplies(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== PUBLISHED })
}

type Query = { isPending: boolean; isError: boolean; refetch: () => Promise<unknown> }

/** The state of several queries, taken together. `tryAgain` fetches again what could not be loaded. */
export function loadState(...queries: readonly Query[]) {
  return {
    isPending: queries.some(({ isPending }) => isPending),
    isError: queries.some(({ isError }) => isError),
    tryAgain: () => Promise.all(queries.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  }
}
