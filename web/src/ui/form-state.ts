import type { FormEvent } from 'react'

/** What is wrong, and the field to blame, if any. */
type Problem<Field extends string> = { message: string; field: Field | null }

/** What every form shows and does: it is sent one try at a time, and its problem shows at the field to blame. */
export function formState<Field extends string>(isPending: boolean, problem: Problem<Field> | null) {
  return {
    isPending,
    problemAt: (field: Field) => (problem?.field === field ? problem.message : null),
    submit: (event: FormEvent, send: () => void) => {
      event.preventDefault()
      if (!isPending) send()
    },
  }
}
