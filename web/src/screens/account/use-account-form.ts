import type { UseMutationResult } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { problemOf } from '../../data/field-problem.ts'
import { formState } from '../../ui/form-state.ts'

/**
 * A form that changes one thing about the account, one try at a time. Its problem, in the server's words or general
 * ones, shows at the field to blame, or below the form.
 */
export function useAccountForm<Body, Reply>(change: UseMutationResult<Reply, Error, Body>, generalWords: string) {
  const problem = change.error && problemOf(change.error, generalWords)
  const { submit, ...state } = formState(change.isPending, problem)
  return {
    ...state,
    onSubmit: (event: FormEvent, body: Body, onSuccess?: () => void) =>
      submit(event, () => change.mutate(body, { onSuccess: () => onSuccess?.() })),
    /** Any problem, for a form with only one field. */
    problem: problem?.message ?? null,
    /** A problem that no field is to blame for. */
    otherProblem: problem?.field === null ? problem.message : null,
  }
}
