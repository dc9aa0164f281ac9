import { type FormEvent, useState } from 'react'
import { recoverAccount } from '../data/account.ts'
import type { FieldProblem } from '../data/problem.ts'
import { PasswordField, TextField } from '../ui/field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import typography from '../ui/text.module.css'
import { showToast } from '../ui/toasts.tsx'
import { openAuth } from './auth-dialog-state.ts'
import styles from './auth-form.module.css'
import { COMMON_PASSWORD } from './common-password-notice.ts'
import { isCommonPassword } from './common-passwords.ts'
import { finishSignIn } from './finish-sign-in.ts'

/** The way back in for whoever forgot their password: with the recovery code they set a new one. */
export function RecoverForm() {
  const [username, setUsername] = useState('')
  const [code, setCode] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<FieldProblem | null>(null)
  const problemOf = (field: string) => (problem?.field === field ? problem.message : null)

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setPending(true)
    setProblem(null)
    try {
      const recovered = await recoverAccount({ username, code, newPassword })
      if (recovered.ok) {
        const description = 'You are signed in here, and nowhere else. Your recovery code is used up.'
        return await finishSignIn(recovered.user, { title: 'Password changed', description })
      }
      setProblem(recovered)
      showToast({ title: 'Password not changed', description: recovered.message, style: 'destructive' })
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
          problem={problemOf('username')}
          required
        />
        <TextField
          label="Recovery code"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={setCode}
          hint="16 letters and digits. Spaces and capitals make no difference."
          problem={problemOf('code')}
          required
        />
        <PasswordField
          label="New password"
          name="new-password"
          autoComplete="new-password"
          value={newPassword}
          onChange={setNewPassword}
          hint="At least 8 characters."
          notice={isCommonPassword(newPassword, username) ? COMMON_PASSWORD : null}
          problem={problemOf('newPassword')}
          required
        />
        <SubmitButton isPending={isPending} pending="Setting the password...">
          Set new password
        </SubmitButton>
      </form>
      <p className={styles.otherForm}>
        Remembered it?{' '}
        <button type="button" className={typography.link} onClick={() => openAuth('login')}>
          Sign in
        </button>
      </p>
    </>
  )
}
