import type { OwnAccount } from '@think-twice/contract/own-account'
import { counted } from '@think-twice/core/wording/counted'
import { type FormEvent, useId, useState } from 'react'
import { leaveDeletedAccount } from '../../auth/session-end.ts'
import type { CurrentUser } from '../../browser/current-user.ts'
import { useDeleteAccount } from '../../data/own-account.ts'
import { problemOf } from '../../data/problem.ts'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { PasswordField, TextField } from '../../ui/field.tsx'
import styles from './delete-account.module.css'
import inlineForm from './inline-form.module.css'
import { Leaf } from './leaf.tsx'

/** The end of the account. The button wakes when the username stands there as it is. */
export function DeleteAccount({ user, kept }: { user: CurrentUser; kept: OwnAccount['kept'] | null }) {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const remove = useDeleteAccount(user.id)
  const problem = remove.error && problemOf(remove.error, 'The account could not be deleted')
  const problemAt = (field: string) => (problem?.field === field ? problem.message : null)
  const explanation = useId()

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!remove.isPending) remove.mutate({ username, password }, { onSuccess: () => leaveDeletedAccount(user.id) })
  }
  return (
    <Leaf title="Delete my account">
      <div id={explanation}>
        <p>Gone at once, on every device, and not recoverable:</p>
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
      <form className={inlineForm.stacked} onSubmit={onSubmit} aria-describedby={explanation}>
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
          disabled={username !== user.username || remove.isPending}
        >
          Delete my account
        </button>
      </form>
      {problem && problem.field === null && (
        <p className={inlineForm.problem} role="alert">
          {problem.message}
        </p>
      )}
    </Leaf>
  )
}
