import { type FormEvent, useState } from 'react'
import { COMMON_PASSWORD } from '../../auth/common-password-notice.ts'
import { isCommonPassword } from '../../auth/common-passwords.ts'
import type { CurrentUser } from '../../browser/current-user.ts'
import { useChangePassword } from '../../data/own-account.ts'
import { problemOf } from '../../data/problem.ts'
import buttons from '../../ui/button.module.css'
import { PasswordField } from '../../ui/field.tsx'
import styles from './inline-form.module.css'
import { Leaf } from './leaf.tsx'
import { SavedNote } from './saved-note.tsx'

export function PasswordForm({ user }: { user: CurrentUser }) {
  const [currentPassword, setCurrentPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const change = useChangePassword(user.id)
  const problem = change.error && problemOf(change.error, 'The password could not be changed')
  const problemAt = (field: string) => (problem?.field === field ? problem.message : null)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (change.isPending) return
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          setCurrentPassword('')
          setNewPassword('')
        },
      },
    )
  }
  return (
    <Leaf title="Password">
      <form className={styles.stacked} onSubmit={onSubmit}>
        {/* Tells a password manager whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          value={currentPassword}
          onChange={setCurrentPassword}
          problem={problemAt('currentPassword')}
          required
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          value={newPassword}
          onChange={setNewPassword}
          hint="At least 8 characters."
          notice={isCommonPassword(newPassword, user.username) ? COMMON_PASSWORD : null}
          problem={problemAt('newPassword')}
          required
        />
        <button type="submit" className={buttons.button} disabled={change.isPending}>
          Change password
        </button>
      </form>
      {problem && problem.field === null && (
        <p className={styles.problem} role="alert">
          {problem.message}
        </p>
      )}
      <SavedNote isSaved={change.isSuccess}>Password changed. Your other devices are signed out.</SavedNote>
      <p className={styles.fine}>Changing it signs out your other devices.</p>
    </Leaf>
  )
}
