const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A count in words up to twelve and in digits above; `isStart` capitalizes it. */
export function inWords(count: number, isStart = false): string {
  const word = WORDS[count] ?? String(count)
  return isStart ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

/** Joins parts: 'a', 'a and b', 'a, b, and c'. */
export function listed(parts: readonly string[]): string {
  if (parts.length < 3) return parts.join(' and ')
  return `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`
}
