/** Joins parts as American English does: 'a', 'a and b', 'a, b, and c'; with *or* in the last place if asked for. */
export function listText(parts: readonly string[], last: 'and' | 'or' = 'and'): string {
  return new Intl.ListFormat('en-US', { type: last === 'or' ? 'disjunction' : 'conjunction' }).format(parts)
}
