import type { Endpoint, Reply } from '@think-twice/contract/endpoint'

/** The body of a reply, read by the contract's schema for its status; fails for a status that the call lacks. */
export function bodyOf<Called extends Endpoint>(
  endpoint: Called,
  { status, body }: { status: number; body: unknown },
): Exclude<Reply<Called>, undefined> {
  const { method, path, replies }: Endpoint = endpoint
  const schema = replies[status]
  if (!schema) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`)
  // The type is made from the schemas of all statuses, and the compiler cannot tell that this is one of them.
  return schema.parse(body) as Exclude<Reply<Called>, undefined>
}
