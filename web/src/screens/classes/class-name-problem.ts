import { LONGEST_CLASS_NAME } from '@think-twice/core/class/class-limits'
import { lengthProblem, lineIn } from '../../parts/typed-line.ts'
import type { FormProblem } from '../../ui/form.tsx'

/** What is wrong with the name of a class that was typed; null if nothing is. */
export function classNameProblem(typed: FormData): FormProblem | null {
  if (lineIn(typed, 'name') === '') return { message: 'A class needs a name.', field: 'name' }
  return lengthProblem(typed, 'name', LONGEST_CLASS_NAME)
}
