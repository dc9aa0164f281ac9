/** A quiz, an assessment or a round that was left in the middle, as the device keeps it. */
export type Unfinished = {
  id: string
  kind: 'attempt' | 'round'
  title: string
  answered: number
  of: number
  /** Milliseconds since 1970. */
  leftAt: number
}

/** Where something unfinished stands: 'Question 31 of 48'. */
export function placeLine({ answered, of }: Pick<Unfinished, 'answered' | 'of'>): string {
  return `Question ${Math.min(answered + 1, of)} of ${of}`
}
