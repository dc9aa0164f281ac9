import { QueryClient } from '@tanstack/react-query'

/** Data never goes stale, and nothing is fetched again on an interval, on focus, or after a failure. */
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
