/** The share of right answers that blind guessing gives: one of four options. */
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
