import type { Endpoint } from '@think-twice/contract/endpoint'
import { onTestFinished, vi } from 'vitest'

type Answer = (body: unknown) => Response | Promise<Response>

/** Answers the contract's calls by hand for the length of a test; the returned list collects what was sent. */
export function serve(...calls: readonly (readonly [Endpoint, Answer])[]): unknown[] {
  const sent: unknown[] = []
  const fetchBefore = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const served = calls.find(
      ([{ method, path }]) =>
        method === (init.method ?? 'GET') && pattern(path).test(new URL(address, location.href).pathname),
    )
    if (!served) return fetchBefore(address, init)
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    sent.push(body)
    return served[1](body)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return sent
}

/** A refusal as the server words it. */
export function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message, requestId: 'r' }, { status })
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
}
