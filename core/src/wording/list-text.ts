/** Joins parts as American English does: 'a', 'a and b', 'a, b, and c'. */
export function listText(parts: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(parts)
}
