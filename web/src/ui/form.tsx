import { type ComponentProps, createContext, type FormEvent, useContext, useState } from 'react'

/** A problem with what was typed, and the name of the field to blame, if any. */
export type FormProblem = { message: string; field: string | null }

type FormOptions = {
  /** Finds mistakes before anything is sent. */
  check?: (typed: FormData) => FormProblem | null
  /** Sends what was typed; resolves to what was wrong. Must not reject. */
  send: (typed: FormData, form: HTMLFormElement) => Promise<FormProblem | null>
}

/** A form that is sent one try at a time. What was typed stays in its fields, whatever comes of it. */
export function useForm({ check, send }: FormOptions) {
  const [status, setStatus] = useState<'idle' | 'pending' | 'sent'>('idle')
  const [problem, setProblem] = useState<FormProblem | null>(null)

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (status === 'pending') return
    const form = event.currentTarget
    const typed = new FormData(form)
    const mistake = check?.(typed) ?? null
    setProblem(mistake)
    if (mistake) return
    setStatus('pending')
    const found = await send(typed, form)
    setProblem(found)
    setStatus(found ? 'idle' : 'sent')
  }
  return {
    onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
    isPending: status === 'pending',
    isSent: status === 'sent',
    problem,
    /** Takes back that the form was sent, and what was wrong. */
    startOver: () => {
      setStatus('idle')
      setProblem(null)
    },
  }
}

const Problem = createContext<FormProblem | null>(null)

type FormProps = {
  form: ReturnType<typeof useForm>
  /** The problem can be read elsewhere: the field to blame is only marked. */
  isProblemSaid?: boolean
} & Omit<ComponentProps<'form'>, 'onSubmit'>

/** The form itself; its problem appears at the field with the name to blame. */
export function Form({ form: { problem, onSubmit }, isProblemSaid = false, children, ...attributes }: FormProps) {
  return (
    <form {...attributes} onSubmit={onSubmit}>
      <Problem value={problem && isProblemSaid ? { ...problem, message: '' } : problem}>{children}</Problem>
    </form>
  )
}

/** The problem of the field with this name in the form around it; empty if it is shown elsewhere. */
export function useProblemAt(name: string | undefined): string | null {
  const problem = useContext(Problem)
  return problem !== null && problem.field === name ? problem.message : null
}

export function textIn(typed: FormData, name: string): string {
  return String(typed.get(name) ?? '')
}
