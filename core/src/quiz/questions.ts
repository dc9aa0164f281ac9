import { isBias, isConceptId } from '../concepts/concepts.ts'
import { type IdentifiedQuestion, NO_FLAW, type Question } from '../vocabulary.ts'

/** The neutral line above the options; it says fallacy or bias, so it gives no option away. */
export function questionLine({
  kind,
  concept,
  meanings,
}: Pick<IdentifiedQuestion, 'kind' | 'concept' | 'meanings'>): string {
  if (kind === 'decide') return 'Which choice is best?'
  const flaw = isConceptId(concept) && isBias(concept) ? 'bias' : 'fallacy'
  return meanings.includes(NO_FLAW)
    ? `Which ${flaw}, if any, is most at work here?`
    : `Which ${flaw} is most at work here?`
}

/** The options that are neither right nor `chosen`, with their indexes; -1 or undefined stands for nothing chosen. */
export function otherOptions(
  { options, correctAnswer }: Pick<Question, 'options' | 'correctAnswer'>,
  chosen: number | undefined,
): { option: number; text: string }[] {
  return options
    .map((text, option) => ({ option, text }))
    .filter(({ option }) => option !== correctAnswer && option !== chosen)
}

/** The share, 0 to 1, of questions with four options that blind guessing gets right. */
export const GUESSING_SHARE = 0.25

/** Right answers to expect from blind guessing, not rounded: a question with four options adds a quarter. */
export function rightByGuessing(questions: readonly { options: readonly string[] }[]): number {
  return questions.reduce((sum, { options }) => sum + 1 / options.length, 0)
}

/** Right answers that guessing gives, rounded; 'about' unless the number is within 0.05 of a whole one. */
export function guessingLine(byGuessing: number): string {
  const whole = Math.round(byGuessing)
  return Math.abs(byGuessing - whole) < 0.05
    ? `Guessing would get you ${whole}.`
    : `Guessing would get you about ${whole}.`
}
