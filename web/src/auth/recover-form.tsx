import { useState } from 'react'
import { recoverAccount } from '../data/recovery.ts'
import { TextField } from '../ui/field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import styles from './auth-form.module.css'
import { NewPasswordField } from './new-password-field.tsx'
import { OtherForm } from './other-form.tsx'
import { useSignInForm } from './use-sign-in-form.ts'

const FIELDS = ['username', 'code', 'newPassword'] as const

/** The way back in for someone who forgot their password: the recovery code lets them set a new one. */
export function RecoverForm() {
  const [username, setUsername] = useState('')
  const [code, setCode] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const { onSubmit, isPending, problemAt } = useSignInForm({
    send: () => recoverAccount({ username, code, newPassword }),
    titles: { refused: 'Password not changed', broken: 'Password not changed' },
    general: 'Your password couldn’t be changed',
    fieldOf: (field) => FIELDS.find((each) => each === field) ?? null,
    welcome: () => ({
      title: 'Password changed',
      description:
        'You’re signed in here and signed out everywhere else. Your recovery code has been used and won’t work again.',
    }),
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
          problem={problemAt('username')}
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
          hint="16 letters and digits. Spaces and capitalization don’t matter."
          problem={problemAt('code')}
          required
        />
        <NewPasswordField
          label="New password"
          name="new-password"
          value={newPassword}
          onChange={setNewPassword}
          username={username}
          problem={problemAt('newPassword')}
        />
        <SubmitButton isPending={isPending} pending="Setting the password...">
          Set new password
        </SubmitButton>
      </form>
      <OtherForm question="Remembered it?" form="login">
        Sign in
      </OtherForm>
    </>
  )
}
