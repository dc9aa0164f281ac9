/** One sentence for the author. */
export type Problem = string

/** A condition, and the sentence an author reads where it holds. */
type Rule = readonly [applies: boolean, sentence: Problem]

/** The sentences whose condition holds, in the order given. */
export function problemsWhere(...rules: readonly Rule[]): Problem[] {
  return rules.filter(([applies]) => applies).map(([, sentence]) => sentence)
}

/** Is the count below the least or above the most? Both bounds are still inside. */
export function isOutside(count: number, { least, most }: { least: number; most: number }): boolean {
  return count < least || count > most
}
