import { queryOptions } from '@tanstack/react-query'
import type { Endpoint } from '@think-twice/contract/endpoint'
import { pathOf, read } from './api.ts'
import type { Reply } from './reply.ts'

/** The query of a GET of the contract; its key is the path. */
export function endpointQuery<Read extends Endpoint>(
  endpoint: Read,
  params: Record<string, string | number> = {},
  search: Record<string, string> = {},
) {
  const query = new URLSearchParams(search).toString()
  const path = pathOf(endpoint, params) + (query && `?${query}`)
  return queryOptions<Reply<Read>>({ queryKey: [path], queryFn: ({ signal }) => read(endpoint, path, signal) })
}
