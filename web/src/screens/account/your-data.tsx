import type { OwnAccount } from '@think-twice/contract/accounts'
import { plainWord } from '@think-twice/core/typed-text'
import { counted } from '@think-twice/core/wording/numbers'
import { useId, useState } from 'react'
import { leaveDeletedAccount } from '../../auth/session-end.ts'
import type { CurrentUser } from '../../browser/current-user.ts'
import { downloadJson } from '../../browser/device.ts'
import { readSettings } from '../../browser/settings.ts'
import { readExport, removeAccount } from '../../data/accounts.ts'
import { outboxStore } from '../../saving/outbox-store.ts'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { Form, textIn } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LabeledSection } from '../../ui/labeled-section.tsx'
import styles from './account.module.css'
import { FormProblemNote, useAccountForm } from './account-form.tsx'

/** Everything there is about the person, from the server and from this device, as a file to keep. */
export function YourData({ user }: { user: CurrentUser }) {
  const form = useAccountForm({
    send: async () => {
      const kept = await readExport(user.id)
      const notSentYet = await outboxStore.entriesOf(user.id, 'waiting', 'refused')
      downloadJson('think-twice.json', { ...kept, thisDevice: { settings: readSettings(), notSentYet } })
    },
    general: 'Your data couldn’t be downloaded',
  })
  return (
    <LabeledSection isGroup title="Your data">
      <p className={styles.lead}>Everything we keep about you, and this device’s settings, as one JSON file.</p>
      <Form form={form}>
        <button type="submit" className={buttons.button} disabled={form.isPending}>
          <Icon name="download" /> Download my data
        </button>
      </Form>
      <FormProblemNote form={form} />
    </LabeledSection>
  )
}

/** Deletes the account. The button is enabled once the username is typed exactly. */
export function DeleteAccount({ user, kept }: { user: CurrentUser; kept: OwnAccount['kept'] | null }) {
  const [isConfirmed, setConfirmed] = useState(false)
  const explanation = useId()
  const form = useAccountForm({
    send: async (typed) => {
      await removeAccount(user.id, { username: textIn(typed, 'username'), password: textIn(typed, 'password') })
      await leaveDeletedAccount(user.id)
    },
    general: 'Your account couldn’t be deleted',
  })
  return (
    <LabeledSection isGroup title="Delete my account">
      <div id={explanation}>
        <p>Deleting your account permanently removes:</p>
        <ul className={styles.gone}>
          <li>
            {kept
              ? `${counted(kept.results, 'result')} and ${counted(kept.answers, 'answer')}`
              : 'all results and answers'}
          </li>
          <li>your progress, streak and achievements</li>
          <li>{`${kept ? counted(kept.favorites, 'favorite') : 'all favorites'}, your name and all sign-ins`}</li>
        </ul>
      </div>
      <Form className={styles.stacked} form={form} aria-describedby={explanation}>
        <TextField
          label={`Type ${user.username} to confirm`}
          name="username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setConfirmed(plainWord(target.value) === user.username)}
          required
        />
        <PasswordField label="Your password" name="password" autoComplete="current-password" required />
        <button
          type="submit"
          className={classNames(buttons.button, buttons.destructive)}
          disabled={!isConfirmed || form.isPending}
        >
          Delete my account
        </button>
      </Form>
      <FormProblemNote form={form} />
    </LabeledSection>
  )
}
