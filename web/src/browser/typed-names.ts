import * as z from 'zod/mini'
import type { CurrentUser } from './current-user.ts'
import { keptForEach } from './kept-values.ts'

/**
 * The full name that somebody typed when they signed up on this device. It greets them here after later logins, too,
 * and is never sent. The username guards against the same id on another server at this address.
 */
const typedName = keptForEach({
  key: 'typed-name',
  schema: z.object({ username: z.string(), name: z.string() }),
  initial: null,
})

export function keepTypedName({ id, username, name }: CurrentUser): void {
  typedName(id).set({ username, name })
}

/** Null if they signed up elsewhere. */
export function useTypedName({ id, username }: CurrentUser): string | null {
  const kept = typedName(id).use()
  return kept?.username === username ? kept.name : null
}

export function dropTypedName(userId: number): void {
  typedName(userId).set(null)
}
