import type { Endpoint, Reply } from '@think-twice/contract/endpoint'

/**
 * Parses the text of a reply according to the contract, and throws if it does not match. Anything a newer server says
 * beyond the contract that this page knows is ignored.
 */
export function readReply<Called extends Endpoint>(endpoint: Called, status: number, text: string): Reply<Called> {
  // The type covers the schemas of all statuses, and the compiler cannot tell that this is one of them.
  return checked(endpoint, status, text) as Reply<Called>
}

function checked({ method, path, replies }: Endpoint, status: number, text: string): unknown {
  if (!Object.hasOwn(replies, status)) {
    throw new Error(`${method} ${path} answered ${status}, which the contract does not have.`)
  }
  const schema = replies[status]
  if (!schema) return undefined
  const said: unknown = JSON.parse(text)
  const { success, data, error } = schema.safeParse(said)
  if (success) return data
  if (error.issues.every(isOnlyUnknownKeys)) return said
  throw new Error(`${method} ${path} answered something else than the contract has.`, { cause: error })
}

type Issue = { code?: string; errors?: readonly (readonly Issue[])[] }

function isOnlyUnknownKeys({ code, errors = [] }: Issue): boolean {
  return code === 'unrecognized_keys' || errors.some((issues) => issues.every(isOnlyUnknownKeys))
}
