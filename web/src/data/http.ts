import { ApiError } from './api-error.ts'

/** The only place that fetches. A reply that is not ok throws an ApiError, an unreachable server a TypeError. */
export async function send(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, init)
  if (response.ok) return response
  throw new ApiError(response, await response.text())
}
