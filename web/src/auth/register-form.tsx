import { type FormEvent, useState } from 'react'
import { signUp } from '../data/account.ts'
import { Checkbox, PasswordField, TextField } from '../ui/field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import typography from '../ui/text.module.css'
import { showToast } from '../ui/toasts.tsx'
import { openAuth } from './auth-dialog-state.ts'
import styles from './auth-form.module.css'
import { COMMON_PASSWORD } from './common-password-notice.ts'
import { isCommonPassword } from './common-passwords.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { type RegisterFields, registerProblem } from './register-checks.ts'
import { Terms } from './terms.tsx'

const EMPTY: RegisterFields = { name: '', username: '', password: '', confirmation: '', agreed: false }

/** The field of the form that the server calls so; null when it blames none of them. */
function fieldNamed(field: string | null): keyof RegisterFields | null {
  return field === 'username' || field === 'password' ? field : null
}

export function RegisterForm() {
  const [fields, setFields] = useState(EMPTY)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<{ field: keyof RegisterFields; message: string } | null>(null)
  const set = (change: Partial<RegisterFields>) => setFields({ ...fields, ...change })
  const problemOf = (field: keyof RegisterFields) => (problem?.field === field ? problem.message : null)

  const fail = (title: string, message: string, field: keyof RegisterFields | null) => {
    setProblem(field && { field, message })
    showToast({ title, description: message, style: 'destructive' })
  }

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setProblem(null)
    const found = registerProblem(fields)
    if (found) return fail(found.title, found.message, found.field)

    setPending(true)
    try {
      const { name, username, password } = fields
      const signedUp = await signUp(name, { username, password })
      if (signedUp.ok) {
        await finishSignIn(signedUp.user, {
          title: 'Registration Successful',
          description: `Welcome to Think Twice, ${name}!`,
        })
      } else {
        const message = signedUp.message || 'Failed to create account'
        fail('Registration Failed', message, fieldNamed(signedUp.field))
      }
    } catch (error) {
      console.error(error)
      fail('Registration Error', 'An unexpected error occurred. Please try again.', null)
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      <form className={styles.form} onSubmit={onSubmit}>
        <TextField
          label="Full Name"
          name="name"
          autoComplete="name"
          value={fields.name}
          onChange={(name) => set({ name })}
          required
        />
        <TextField
          label="Username"
          name="username"
          autoComplete="username"
          value={fields.username}
          onChange={(username) => set({ username })}
          problem={problemOf('username')}
          required
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          value={fields.password}
          onChange={(password) => set({ password })}
          hint="At least 8 characters."
          notice={isCommonPassword(fields.password, fields.username) ? COMMON_PASSWORD : null}
          problem={problemOf('password')}
          required
        />
        <PasswordField
          label="Confirm Password"
          name="confirmation"
          autoComplete="new-password"
          value={fields.confirmation}
          onChange={(confirmation) => set({ confirmation })}
          problem={problemOf('confirmation')}
          required
        />
        <Checkbox
          checked={fields.agreed}
          onChange={(agreed) => set({ agreed })}
          problem={problemOf('agreed')}
          ariaRequired
        >
          I agree to the terms and conditions
        </Checkbox>
        <Terms />
        <SubmitButton isPending={isPending} pending="Creating Account...">
          Create Account
        </SubmitButton>
      </form>
      <p className={styles.otherForm}>
        Already have an account?{' '}
        <button type="button" className={typography.link} onClick={() => openAuth('login')}>
          Sign in
        </button>
      </p>
    </>
  )
}
