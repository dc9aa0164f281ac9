import type { OwnAccount } from '@think-twice/contract/accounts'
import { counted } from '@think-twice/core/wording/counted'
import { useId, useState } from 'react'
import { leaveDeletedAccount } from '../../auth/session-end.ts'
import type { CurrentUser } from '../../browser/current-user.ts'
import { useDeleteAccount } from '../../data/own-account.ts'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { AccountSection } from './account-section.tsx'
import styles from './delete-account.module.css'
import { FormProblemNote } from './form-problem-note.tsx'
import inlineForm from './inline-form.module.css'
import { useAccountForm } from './use-account-form.ts'

/** Deletes the account. The button is enabled once the username is typed exactly. */
export function DeleteAccount({ user, kept }: { user: CurrentUser; kept: OwnAccount['kept'] | null }) {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const remove = useDeleteAccount(user.id)
  const { isPending, onSubmit, problemAt, otherProblem } = useAccountForm(remove, 'Your account couldn’t be deleted')
  const explanation = useId()

  return (
    <AccountSection title="Delete my account">
      <div id={explanation}>
        <p>Deleting your account permanently removes:</p>
        <ul className={styles.gone}>
          <li>
            {kept
              ? `${counted(kept.results, 'result')} and ${counted(kept.answers, 'answer')}`
              : 'all results and answers'}
          </li>
          <li>your progress, streak and achievements</li>
          <li>{kept ? counted(kept.favorites, 'favorite') : 'all favorites'}, your name and all sign-ins</li>
        </ul>
      </div>
      <form
        className={inlineForm.stacked}
        onSubmit={(event) => onSubmit(event, { username, password }, () => leaveDeletedAccount(user.id))}
        aria-describedby={explanation}
      >
        <TextField
          label={`Type ${user.username} to confirm`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          onChange={setUsername}
          problem={problemAt('username')}
          required
        />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          problem={problemAt('password')}
          required
        />
        <button
          type="submit"
          className={classNames(buttons.button, buttons.destructive)}
          disabled={username !== user.username || isPending}
        >
          Delete my account
        </button>
      </form>
      <FormProblemNote>{otherProblem}</FormProblemNote>
    </AccountSection>
  )
}
