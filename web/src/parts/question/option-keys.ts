/** The letter in front of an option, which is also its key. */
export function optionLetter(index: number): string {
  return 'ABCD'[index] ?? ''
}

/** The option that a key chooses: 1 to 4 or A to D; null for any other key. */
export function optionOfKey(key: string): number | null {
  if (key.length !== 1) return null
  const index = Math.max('1234'.indexOf(key), 'abcd'.indexOf(key.toLowerCase()))
  return index === -1 ? null : index
}
