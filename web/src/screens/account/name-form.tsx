import { LONGEST_DISPLAY_NAME, type OwnAccount } from '@think-twice/contract/accounts'
import { useState } from 'react'
import type { CurrentUser } from '../../browser/current-user.ts'
import { useRename } from '../../data/own-account.ts'
import buttons from '../../ui/button.module.css'
import { TextField } from '../../ui/field.tsx'
import { AccountSection } from './account-section.tsx'
import styles from './inline-form.module.css'
import { SavedNote } from './saved-note.tsx'
import { useAccountForm } from './use-account-form.ts'

/**
 * The name that greets the person. If it is empty, the sign-in's name is used. Anything typed before the account
 * has loaded is kept.
 */
export function NameForm({ user, account }: { user: CurrentUser; account: OwnAccount | null }) {
  const [typed, setTyped] = useState<string | null>(null)
  const name = typed ?? account?.displayName ?? user.name
  const rename = useRename(user.id)
  const { isPending, onSubmit, problem } = useAccountForm(rename, 'Your name couldn’t be saved')
  return (
    <AccountSection title="Name">
      <form className={styles.form} onSubmit={(event) => onSubmit(event, name)}>
        <TextField
          label="Display name"
          autoComplete="name"
          maxLength={LONGEST_DISPLAY_NAME}
          value={name}
          onChange={(text) => {
            rename.reset()
            setTyped(text)
          }}
          problem={problem}
        />
        <button type="submit" className={buttons.button} disabled={isPending}>
          Save
        </button>
      </form>
      <SavedNote isSaved={rename.isSuccess} />
      <p className={styles.fine}>
        Your username is {user.username}. It can’t be changed. A name saved here is kept with your account, so every
        device shows it.
      </p>
    </AccountSection>
  )
}
