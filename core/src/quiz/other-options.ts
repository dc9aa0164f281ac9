import type { Question } from '../vocabulary.ts'

/** The options that are neither right nor `chosen`, with their indexes; -1 or undefined stands for nothing chosen. */
export function otherOptions(
  { options, correctAnswer }: Pick<Question, 'options' | 'correctAnswer'>,
  chosen: number | undefined,
): { option: number; text: string }[] {
  return options
    .map((text, option) => ({ option, text }))
    .filter(({ option }) => option !== correctAnswer && option !== chosen)
}
