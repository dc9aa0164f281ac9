import { type FormEvent, useState } from 'react'
import { signIn } from '../data/account.ts'
import { Checkbox, PasswordField, TextField } from '../ui/field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import typography from '../ui/text.module.css'
import { showToast } from '../ui/toasts.tsx'
import { openAuth } from './auth-dialog-state.ts'
import styles from './auth-form.module.css'
import { finishSignIn } from './finish-sign-in.ts'

export function LoginForm() {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [rememberMe, setRememberMe] = useState(false)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setPending(true)
    setProblem(null)
    try {
      const signedIn = await signIn({ username, password, rememberMe })
      if (signedIn.ok) {
        const { user } = signedIn
        await finishSignIn(user, { title: 'Login Successful', description: `Welcome back, ${user.name}!` })
      } else {
        const message = signedIn.message || 'Invalid username or password'
        setProblem(message)
        showToast({ title: 'Login Failed', description: message, style: 'destructive' })
      }
    } catch (error) {
      console.error(error)
      const message = 'An unexpected error occurred. Please try again.'
      showToast({ title: 'Login Error', description: message, style: 'destructive' })
    } finally {
      setPending(false)
    }
  }

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
          problem={problem}
          required
        />
        <Checkbox checked={rememberMe} onChange={setRememberMe}>
          Remember me
        </Checkbox>
        <SubmitButton isPending={isPending} pending="Signing in...">
          Sign In
        </SubmitButton>
      </form>
      <p className={styles.otherForm}>
        Forgot your password?{' '}
        <button type="button" className={typography.link} onClick={() => openAuth('recover')}>
          Use your recovery code
        </button>
      </p>
      <p className={styles.otherForm}>
        New here?{' '}
        <button type="button" className={typography.link} onClick={() => openAuth('register')}>
          Sign up
        </button>
      </p>
    </>
  )
}
