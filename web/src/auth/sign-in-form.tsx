import type { ReactNode } from 'react'
import type { CurrentUser } from '../browser/current-user.ts'
import { isSignInKept, recoverAccount, type SignedIn, signIn } from '../data/sign-ins.ts'
import { Checkbox, PasswordField, TextField } from '../ui/field.tsx'
import { Form, type FormProblem, textIn, useForm } from '../ui/form.tsx'
import { showToast, type ToastContent, useToasts } from '../ui/show-toast.ts'
import { SubmitButton } from '../ui/submit-button.tsx'
import typography from '../ui/text.module.css'
import styles from './auth.module.css'
import { type AuthForm, openAuth } from './auth-dialog-state.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { NewPasswordField } from './new-password-field.tsx'

export type TitledProblem = FormProblem & { title: string }

const UNKEPT = {
  message: 'Your browser didn’t keep the sign-in. Allow cookies for this site, then log in.',
  field: 'username',
}

type SignInFormProps = {
  /** Finds mistakes before anything is sent. */
  check?: (typed: FormData) => TitledProblem | null
  send: (typed: FormData) => Promise<SignedIn>
  /** Titles of the toasts, for a refusal, for an unexpected failure, and for a browser that keeps no cookies. */
  titles: { refused: string; broken: string; unkept: string }
  /** Shown if the server gave no reason. */
  general: string
  /** The field to blame whatever the server says. */
  blames?: string
  welcome: (user: CurrentUser) => ToastContent
  /** The words on the button, and while the form is being sent. */
  submit: string
  pending: string
  children: ReactNode
}

/** A form that signs in. Its problem shows in a toast, and when that is gone, at the field to blame. */
export function SignInForm({ titles, submit, pending, children, ...props }: SignInFormProps) {
  const form = useForm({
    check: (typed) => {
      const mistake = props.check?.(typed) ?? null
      return mistake && tell(mistake)
    },
    send: async (typed) => {
      let signedIn: SignedIn
      try {
        signedIn = await props.send(typed)
      } catch (error) {
        console.error(error)
        const message = 'An unexpected error occurred. Please try again.'
        return tell({ title: titles.broken, message, field: null })
      }
      if (!signedIn.ok) {
        const message = signedIn.message || props.general
        return tell({ title: titles.refused, message, field: props.blames ?? signedIn.field })
      }
      if (!(await isSignInKept(signedIn.user))) return tell({ title: titles.unkept, ...UNKEPT })
      await finishSignIn(signedIn.user, props.welcome(signedIn.user), { isBrief: !typed.has('rememberMe') })
      return null
    },
  })
  const isInToast = useToasts().some(({ open, description }) => open && description === form.problem?.message)
  return (
    <Form className={styles.form} form={form} isProblemSaid={isInToast}>
      {children}
      <SubmitButton isPending={form.isPending} pending={pending}>
        {submit}
      </SubmitButton>
    </Form>
  )
}

function tell(problem: TitledProblem): FormProblem {
  showToast({ title: problem.title, description: problem.message, style: 'destructive' })
  return problem
}

export function LoginForm() {
  return (
    <>
      <SignInForm
        send={(typed) =>
          signIn({
            username: textIn(typed, 'username'),
            password: textIn(typed, 'password'),
            rememberMe: typed.has('rememberMe'),
          })
        }
        titles={{ refused: 'Login Failed', broken: 'Login Error', unkept: 'Not signed in' }}
        general="Invalid username or password"
        // The form never says whether the name or the password was wrong.
        blames="password"
        welcome={({ name }) => ({ title: 'Login Successful', description: `Welcome back, ${name}!` })}
        submit="Sign In"
        pending="Signing in..."
      >
        <TextField label="Username" name="username" autoComplete="username" required />
        <PasswordField label="Password" name="password" autoComplete="current-password" required />
        <Checkbox name="rememberMe">Remember me</Checkbox>
      </SignInForm>
      <OtherForm question="Forgot your password?" form="recover">
        Use your recovery code
      </OtherForm>
      <OtherForm question="New here?" form="register">
        Sign up
      </OtherForm>
    </>
  )
}

/** The way back in for someone who forgot their password: the recovery code lets them set a new one. */
export function RecoverForm() {
  return (
    <>
      <SignInForm
        send={(typed) =>
          recoverAccount({
            username: textIn(typed, 'username'),
            code: textIn(typed, 'code'),
            newPassword: textIn(typed, 'newPassword'),
          })
        }
        titles={{
          refused: 'Password not changed',
          broken: 'Password not changed',
          unkept: 'Password changed, but not signed in',
        }}
        general="Your password couldn’t be changed"
        welcome={() => ({
          title: 'Password changed',
          description:
            'You’re signed in here and signed out everywhere else. Your recovery code has been used and won’t work again.',
        })}
        submit="Set new password"
        pending="Setting the password..."
      >
        <TextField label="Username" name="username" autoComplete="username" required />
        <TextField
          label="Recovery code"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint="16 letters and digits. Spaces and capitalization don’t matter."
          required
        />
        <NewPasswordField label="New password" name="newPassword" />
      </SignInForm>
      <OtherForm question="Remembered it?" form="login">
        Sign in
      </OtherForm>
    </>
  )
}

/** A line below a form that leads to another form. */
export function OtherForm({ question, form, children }: { question: string; form: AuthForm; children: string }) {
  return (
    <p className={styles.otherForm}>
      {question}{' '}
      <button type="button" className={typography.link} onClick={() => openAuth(form)}>
        {children}
      </button>
    </p>
  )
}
