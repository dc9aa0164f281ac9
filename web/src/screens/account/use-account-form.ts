import type { UseMutationResult } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { problemOf } from '../../data/field-problem.ts'

/**
 * A form that changes one thing of the account, one try at a time. Its problem, in the server's words or the general ones, stands
 * at the field to blame, or below the form.
 */
export function useAccountForm<Body, Reply>(change: UseMutationResult<Reply, Error, Body>, generalWords: string) {
  const problem = change.error && problemOf(change.error, generalWords)
  return {
    isPending: change.isPending,
    onSubmit: (event: FormEvent, body: Body, onSuccess?: () => void) => {
      event.preventDefault()
      if (!change.isPending) change.mutate(body, { onSuccess: () => onSuccess?.() })
    },
    /** Whatever is wrong, for a form of one field. */
    problem: problem?.message ?? null,
    problemAt: (field: string) => (problem?.field === field ? problem.message : null),
    /** What is wrong with none of the fields. */
    otherProblem: problem?.field === null ? problem.message : null,
  }
}
