import { useState } from 'react'
import { signUp } from '../data/account.ts'
import { Checkbox, PasswordField, TextField } from '../ui/field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import styles from './auth-form.module.css'
import { NewPasswordField } from './new-password-field.tsx'
import { OtherForm } from './other-form.tsx'
import { type RegisterFields, registerProblem } from './register-checks.ts'
import { Terms } from './terms.tsx'
import { useSignInForm } from './use-sign-in-form.ts'

const EMPTY: RegisterFields = { name: '', username: '', password: '', confirmation: '', agreed: false }

export function RegisterForm() {
  const [fields, setFields] = useState(EMPTY)
  const { name, username, password } = fields
  const { onSubmit, isPending, problemAt } = useSignInForm<keyof RegisterFields>({
    check: () => registerProblem(fields),
    send: () => signUp(name, { username, password }),
    titles: { refused: 'Registration Failed', broken: 'Registration Error' },
    general: 'Failed to create account',
    fieldOf: (field) => (field === 'username' || field === 'password' ? field : null),
    welcome: (user) => ({ title: 'Registration Successful', description: `Welcome to Think Twice, ${user.name}!` }),
  })
  const set = (change: Partial<RegisterFields>) => setFields({ ...fields, ...change })

  return (
    <>
      <form className={styles.form} onSubmit={onSubmit}>
        <TextField
          label="Full Name"
          name="name"
          autoComplete="name"
          value={name}
          onChange={(typed) => set({ name: typed })}
          required
        />
        <TextField
          label="Username"
          name="username"
          autoComplete="username"
          value={username}
          onChange={(typed) => set({ username: typed })}
          problem={problemAt('username')}
          required
        />
        <NewPasswordField
          label="Password"
          name="password"
          value={password}
          onChange={(typed) => set({ password: typed })}
          username={username}
          problem={problemAt('password')}
        />
        <PasswordField
          label="Confirm Password"
          name="confirmation"
          autoComplete="new-password"
          value={fields.confirmation}
          onChange={(typed) => set({ confirmation: typed })}
          problem={problemAt('confirmation')}
          required
        />
        <Checkbox
          checked={fields.agreed}
          onChange={(agreed) => set({ agreed })}
          problem={problemAt('agreed')}
          ariaRequired
        >
          I agree to the terms and conditions
        </Checkbox>
        <Terms />
        <SubmitButton isPending={isPending} pending="Creating Account...">
          Create Account
        </SubmitButton>
      </form>
      <OtherForm question="Already have an account?" form="login">
        Sign in
      </OtherForm>
    </>
  )
}
