import { LONGEST_CLASS_NAME } from '@think-twice/core/class/class-limits'
import { lengthProblem, lineIn } from '../../parts/typed-line.ts'
import type { FormProblem } from '../../ui/form.tsx'

/** The problem with a typed class name; null if there is none. */
export function classNameProblem(typed: FormData): FormProblem | null {
  if (lineIn(typed, 'name') === '') return { message: 'A class needs a name.', field: 'name' }
  return lengthProblem(typed, 'name', LONGEST_CLASS_NAME)
}
