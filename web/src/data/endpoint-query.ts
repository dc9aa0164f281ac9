import { queryOptions } from '@tanstack/react-query'
import type { Endpoint, Reply } from '@think-twice/contract/endpoint'
import { fillPath, type PathParams, read } from './api.ts'

/** The query for a GET from the contract; its key is the path. */
export function endpointQuery<Read extends Endpoint>(
  endpoint: Read,
  params: PathParams<Read>,
  search: Record<string, string> = {},
) {
  const query = new URLSearchParams(search).toString()
  const path = fillPath(endpoint.path, params) + (query && `?${query}`)
  return queryOptions<Reply<Read>>({ queryKey: [path], queryFn: ({ signal }) => read(endpoint, path, signal) })
}
