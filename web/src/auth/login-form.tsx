import { useState } from 'react'
import { signIn } from '../data/account.ts'
import { Checkbox, PasswordField, TextField } from '../ui/field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import styles from './auth-form.module.css'
import { OtherForm } from './other-form.tsx'
import { useSignInForm } from './use-sign-in-form.ts'

export function LoginForm() {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [rememberMe, setRememberMe] = useState(false)
  const { onSubmit, isPending, problemAt } = useSignInForm({
    send: () => signIn({ username, password, rememberMe }),
    titles: { refused: 'Login Failed', broken: 'Login Error' },
    general: 'Invalid username or password',
    // The form never says whether the name or the password was wrong, so the password field always gets the blame.
    fieldOf: () => 'password',
    welcome: ({ name }) => ({ title: 'Login Successful', description: `Welcome back, ${name}!` }),
  })

  return (
    <>
      <form className={styles.form} onSubmit={onSubmit}>
        <TextField
          label="Username"
          name="username"
          autoComplete="username"
          value={username}
          onChange={setUsername}
          required
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          problem={problemAt('password')}
          required
        />
        <Checkbox checked={rememberMe} onChange={setRememberMe}>
          Remember me
        </Checkbox>
        <SubmitButton isPending={isPending} pending="Signing in...">
          Sign In
        </SubmitButton>
      </form>
      <OtherForm question="Forgot your password?" form="recover">
        Use your recovery code
      </OtherForm>
      <OtherForm question="New here?" form="register">
        Sign up
      </OtherForm>
    </>
  )
}
