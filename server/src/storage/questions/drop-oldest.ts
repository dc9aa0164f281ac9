/** Forgets the entry that was put in first. */
export function dropOldest<Key>(entries: Map<Key, unknown>): void {
  const { done, value } = entries.keys().next()
  if (!done) entries.delete(value)
}
