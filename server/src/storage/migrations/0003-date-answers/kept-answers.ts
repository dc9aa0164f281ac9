/** The 24 orders of four options; the Nth was stored as the Nth letter. */
const ORDERS = permutations([0, 1, 2, 3])
const FIRST_LETTER = 'a'.charCodeAt(0)

/** What a question's stored text tells about its answers: the index of the right option, and the label of the flaw. */
export type KeptQuestion = { correctAnswer: number; fallacyType: string }

/** The question in a stored text, which this program alone wrote. */
export function questionIn(body: string): KeptQuestion {
  return JSON.parse(body)
}

/** Was the right option picked? `order` is the letter for the order shown, `userAnswer` a digit or `-` for none. */
export function isRight({ correctAnswer }: KeptQuestion, order: string, userAnswer: string | undefined): boolean {
  const shown = ORDERS[order.charCodeAt(0) - FIRST_LETTER]
  if (shown === undefined) throw new Error(`Cannot date the answers of a result: “${order}” is no order of options`)
  return (userAnswer === '-' ? -1 : Number(userAnswer)) === shown.indexOf(correctAnswer)
}

function permutations(items: readonly number[]): number[][] {
  if (items.length <= 1) return [[...items]]
  return items.flatMap((first) => permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]))
}
