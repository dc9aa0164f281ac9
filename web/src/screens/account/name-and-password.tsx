import { LONGEST_DISPLAY_NAME, type OwnAccount } from '@think-twice/contract/accounts'
import { useState } from 'react'
import { NewPasswordField } from '../../auth/new-password-field.tsx'
import type { CurrentUser } from '../../browser/current-user.ts'
import { renameAccount, useShownName } from '../../data/accounts.ts'
import { changePassword } from '../../data/sign-ins.ts'
import { lengthProblem } from '../../parts/typed-line.ts'
import buttons from '../../ui/button.module.css'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { Form, textIn } from '../../ui/form.tsx'
import { LabeledSection } from '../../ui/labeled-section.tsx'
import styles from './account.module.css'
import { FormProblemNote, HiddenUsername, SavedNote, useAccountForm } from './account-form.tsx'

/**
 * The name that greets the person. If it is empty, the sign-in's name is used. Anything typed before the account
 * has loaded is kept.
 */
export function NameForm({ user, account }: { user: CurrentUser; account: OwnAccount | null }) {
  const shownName = useShownName(user)
  const [typed, setTyped] = useState<string | null>(null)
  const form = useAccountForm({
    check: (fields) => lengthProblem(fields, 'displayName', LONGEST_DISPLAY_NAME),
    send: (fields) => renameAccount(user.id, textIn(fields, 'displayName')),
    general: 'Your name couldn’t be saved',
    onlyField: 'displayName',
  })
  return (
    <LabeledSection isGroup title="Name">
      <Form className={styles.form} form={form}>
        <TextField
          label="Display name"
          name="displayName"
          autoComplete="name"
          value={typed ?? account?.displayName ?? shownName}
          onChange={({ target }) => {
            form.startOver()
            setTyped(target.value)
          }}
        />
        <button type="submit" className={buttons.button} disabled={form.isPending}>
          Save
        </button>
      </Form>
      <SavedNote isSaved={form.isSent} />
      <p className={styles.fine}>
        Your username is {user.username}. It can’t be changed. A name saved here shows on all your devices.
      </p>
    </LabeledSection>
  )
}

export function PasswordForm({ user }: { user: CurrentUser }) {
  const form = useAccountForm({
    send: async (typed, element) => {
      await changePassword(user.id, {
        currentPassword: textIn(typed, 'currentPassword'),
        newPassword: textIn(typed, 'newPassword'),
      })
      element.reset()
    },
    general: 'Your password couldn’t be changed',
  })
  return (
    <LabeledSection isGroup title="Password">
      <Form className={styles.stacked} form={form}>
        <HiddenUsername username={user.username} />
        <PasswordField label="Current password" name="currentPassword" autoComplete="current-password" required />
        <NewPasswordField label="New password" name="newPassword" />
        <button type="submit" className={buttons.button} disabled={form.isPending}>
          Change password
        </button>
      </Form>
      <FormProblemNote form={form} />
      <SavedNote isSaved={form.isSent}>Password changed</SavedNote>
      <p className={styles.fine}>Changing it signs out your other devices.</p>
    </LabeledSection>
  )
}
