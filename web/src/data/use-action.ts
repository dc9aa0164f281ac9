import { useMutation } from '@tanstack/react-query'
import { problemWith } from './http.ts'

/**
 * Something that a button does, one try at a time; `general` says what failed where the server gives no reason. An error
 * that neither the server nor the connection explains is thrown on and leaves `problem` null. So screens that say the same
 * after every failure, such as a round that cannot be loaded, or that stop for a reason that is no error, as `LeaveSeat`
 * does, have a mutation of their own.
 */
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
