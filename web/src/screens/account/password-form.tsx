import { useState } from 'react'
import { NewPasswordField } from '../../auth/new-password-field.tsx'
import type { CurrentUser } from '../../browser/current-user.ts'
import { useChangePassword } from '../../data/password.ts'
import buttons from '../../ui/button.module.css'
import { PasswordField } from '../../ui/field.tsx'
import { AccountSection } from './account-section.tsx'
import { FormProblemNote } from './form-problem-note.tsx'
import styles from './inline-form.module.css'
import { SavedNote } from './saved-note.tsx'
import { useAccountForm } from './use-account-form.ts'

export function PasswordForm({ user }: { user: CurrentUser }) {
  const [currentPassword, setCurrentPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const change = useChangePassword(user.id)
  const { isPending, onSubmit, problemAt, otherProblem } = useAccountForm(change, 'Your password couldn’t be changed')

  const empty = () => {
    setCurrentPassword('')
    setNewPassword('')
  }
  return (
    <AccountSection title="Password">
      <form className={styles.stacked} onSubmit={(event) => onSubmit(event, { currentPassword, newPassword }, empty)}>
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          value={currentPassword}
          onChange={setCurrentPassword}
          problem={problemAt('currentPassword')}
          required
        />
        <NewPasswordField
          label="New password"
          value={newPassword}
          onChange={setNewPassword}
          username={user.username}
          problem={problemAt('newPassword')}
        />
        <button type="submit" className={buttons.button} disabled={isPending}>
          Change password
        </button>
      </form>
      <FormProblemNote>{otherProblem}</FormProblemNote>
      <SavedNote isSaved={change.isSuccess}>Password changed. Your other devices are signed out.</SavedNote>
      <p className={styles.fine}>Changing it signs out your other devices.</p>
    </AccountSection>
  )
}
