import { characterCount, oneLine } from '@think-twice/core/typed-text'
import { type FormProblem, textIn } from '../ui/form.tsx'

/** A line in a field as it is kept, which is how the server counts its characters. */
export function lineIn(typed: FormData, name: string): string {
  return oneLine(textIn(typed, name))
}

/** The problem of a line with too many characters; null if it has none. */
export function lengthProblem(typed: FormData, name: string, most: number): FormProblem | null {
  if (characterCount(lineIn(typed, name)) <= most) return null
  return { message: `${most} characters at most, please.`, field: name }
}
