const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A count in words up to twelve and in digits above; `isStart` capitalizes it. */
export function inWords(count: number, isStart = false): string {
  const word = WORDS[count] ?? String(count)
  return isStart ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
