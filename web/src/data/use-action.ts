import { useMutation } from '@tanstack/react-query'
import { problemWith } from './http.ts'

/** Something that a button does, one try at a time; `general` says what failed where the server gives no reason. */
export function useAction<Subject = void>(action: (subject: Subject) => Promise<unknown>, general: string) {
  const { mutateAsync, isPending, variables, data } = useMutation({
    mutationFn: (subject: Subject) => problemWith(action(subject), general),
  })
  return {
    run: (subject: Subject) => void mutateAsync(subject),
    isPending,
    subject: isPending ? variables : undefined,
    /** The message of the last failure. */
    problem: data?.message ?? null,
  }
}
