import { problemOf } from '../../data/http.ts'
import { type FormProblem, useForm } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './account.module.css'

type AccountFormOptions = {
  check?: (typed: FormData) => FormProblem | null
  send: (typed: FormData, form: HTMLFormElement) => Promise<void>
  /** Shown if the server gave no reason. */
  general: string
  /** The name of the only field, which gets the blame for everything. */
  onlyField?: string
}

/** A form that changes one thing about the account. Its problem shows at the field to blame, or below the form. */
export function useAccountForm({ send, general, onlyField, ...options }: AccountFormOptions) {
  return useForm({
    ...options,
    send: async (typed, form) => {
      try {
        await send(typed, form)
        return null
      } catch (error) {
        const problem = problemIn(error, general)
        return onlyField === undefined ? problem : { ...problem, field: onlyField }
      }
    },
  })
}

function problemIn(error: unknown, general: string) {
  try {
    return problemOf(error, general)
  } catch {
    console.error(error)
    return { message: general, field: null }
  }
}

/** Why a form failed, if no field is to blame. */
export function FormProblemNote({ form: { problem } }: { form: Pick<ReturnType<typeof useForm>, 'problem'> }) {
  return (
    problem?.field === null && (
      <p className={styles.problem} role="alert">
        {problem.message}
      </p>
    )
  )
}

/** Says that a change is saved; it is on the page before it has text, because only a change inside it is read out. */
export function SavedNote({ isSaved, children = 'Saved' }: { isSaved: boolean; children?: string }) {
  return (
    <p className={styles.saved} role="status">
      {isSaved && (
        <>
          <Icon name="check" isInText />
          {children}
        </>
      )}
    </p>
  )
}

/** Tells a password manager whose password a form is about. */
export function HiddenUsername({ username }: { username: string }) {
  return <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
}
