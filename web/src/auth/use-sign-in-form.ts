import { type FormEvent, useState } from 'react'
import { formState } from '../ui/form-state.ts'
import { showToast } from '../ui/show-toast.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { type FormProblem, type SignInForm, trySignIn } from './try-sign-in.ts'

/** Sends a form that signs somebody in, one try at a time. Its problem shows at the field to blame, and in a toast. */
export function useSignInForm<Field extends string>(form: SignInForm<Field>) {
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<FormProblem<Field> | null>(null)

  const show = (found: FormProblem<Field>) => {
    setProblem(found)
    showToast({ title: found.title, description: found.message, style: 'destructive' })
  }
  const send = async () => {
    setProblem(null)
    const found = form.check?.()
    if (found) return show(found)
    setPending(true)
    try {
      const outcome = await trySignIn(form)
      if (outcome.ok) await finishSignIn(outcome.user, outcome.toast)
      else show(outcome.problem)
    } finally {
      setPending(false)
    }
  }
  const { submit, ...state } = formState(isPending, problem)
  return { ...state, onSubmit: (event: FormEvent) => submit(event, () => void send()) }
}
