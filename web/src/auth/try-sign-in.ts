import type { CurrentUser } from '../browser/current-user.ts'
import type { SignedIn } from '../data/account.ts'
import type { ToastContent } from '../ui/show-toast.ts'

/** A problem with a form: the toast's two texts, and the field to blame, if any. */
export type FormProblem<Field extends string> = { title: string; message: string; field: Field | null }

export type SignInForm<Field extends string> = {
  /** What the form itself finds wrong, before anything is sent. */
  check?: () => FormProblem<Field> | null
  send: () => Promise<SignedIn>
  /** Titles of the toasts, for a refusal and for an unexpected failure. */
  titles: { refused: string; broken: string }
  /** Said when the server gave no reason. */
  general: string
  /** The form's field that matches the server's field; null when none does. */
  fieldOf: (field: string | null) => Field | null
  welcome: (user: CurrentUser) => ToastContent
}

/** How a try at signing in ended: with a person and a toast for them, or with a problem. */
export type SignInOutcome<Field extends string> =
  | { ok: true; user: CurrentUser; toast: ToastContent }
  | { ok: false; problem: FormProblem<Field> }

/** Sends what was typed, and puts the outcome into words. Never throws. */
export async function trySignIn<Field extends string>(form: SignInForm<Field>): Promise<SignInOutcome<Field>> {
  try {
    const signedIn = await form.send()
    if (signedIn.ok) return { ok: true, user: signedIn.user, toast: form.welcome(signedIn.user) }
    const message = signedIn.message || form.general
    return { ok: false, problem: { title: form.titles.refused, message, field: form.fieldOf(signedIn.field) } }
  } catch (error) {
    console.error(error)
    const message = 'An unexpected error occurred. Please try again.'
    return { ok: false, problem: { title: form.titles.broken, message, field: null } }
  }
}
