import { LONGEST_DISPLAY_NAME, type OwnAccount } from '@think-twice/contract/own-account'
import { type FormEvent, useState } from 'react'
import type { CurrentUser } from '../../browser/current-user.ts'
import { useRename } from '../../data/own-account.ts'
import { problemOf } from '../../data/problem.ts'
import buttons from '../../ui/button.module.css'
import { TextField } from '../../ui/field.tsx'
import styles from './inline-form.module.css'
import { Leaf } from './leaf.tsx'
import { SavedNote } from './saved-note.tsx'

/** The name that greets the person. An empty one gives way to the name of the sign-in. */
export function NameForm({ user, account }: { user: CurrentUser; account: OwnAccount | null }) {
  const [name, setName] = useState(account?.displayName ?? user.name)
  const rename = useRename(user.id)
  const problem = rename.error && problemOf(rename.error, 'The name could not be saved').message

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!rename.isPending) rename.mutate(name)
  }
  return (
    <Leaf title="Name">
      <form className={styles.form} onSubmit={onSubmit}>
        <TextField
          label="Name shown"
          autoComplete="name"
          maxLength={LONGEST_DISPLAY_NAME}
          value={name}
          onChange={(typed) => {
            rename.reset()
            setName(typed)
          }}
          problem={problem}
        />
        <button type="submit" className={buttons.button} disabled={rename.isPending}>
          Save
        </button>
      </form>
      <SavedNote isSaved={rename.isSuccess} />
      <p className={styles.fine}>
        Your username is {user.username}. It stays as it is. A name saved here is kept with your account, so every
        device shows it.
      </p>
    </Leaf>
  )
}
