import type { FunctionComponent } from 'react'
import { downloadJson } from '../browser/device.ts'
import actions from '../ui/actions.module.css'
import buttons from '../ui/button.module.css'
import { Dialog } from '../ui/dialog.tsx'
import { NeedsConnection } from '../ui/needs-connection.tsx'
import styles from './auth.module.css'
import { closeAuth, useAuthForm } from './auth-dialog-state.ts'
import { RegisterForm } from './register-form.tsx'
import { closeDeletionNotice, useDeletionNotice } from './session-end.ts'
import { LoginForm, RecoverForm } from './sign-in-form.tsx'

type FormDialog = { title: string; lead: string; offline: string; Content: FunctionComponent }

const FORMS = {
  login: {
    title: 'Welcome back',
    lead: 'Log in to save your results and pick up where you left off.',
    offline: 'You’re offline. Logging in needs a connection.',
    Content: LoginForm,
  },
  register: {
    title: 'Create an account',
    lead: 'Keep your results, streaks and favorites in one place.',
    offline: 'You’re offline. Signing up needs a connection.',
    Content: RegisterForm,
  },
  recover: {
    title: 'Set a new password',
    lead: 'You’ll need the recovery code you made on your account page. Don’t have one? Whoever runs this site can make you one.',
    offline: 'You’re offline. Setting a new password needs a connection.',
    Content: RecoverForm,
  },
} as const satisfies Record<string, FormDialog>

/** The forms as overlays; each can swap to the other. */
export function AuthDialogs() {
  const form = useAuthForm()
  if (form === null) return null
  if (form === 'deleted') return <DeletedAccountDialog />
  const { title, lead, offline, Content } = FORMS[form]
  return (
    <Dialog key={form} title={title} lead={lead} onClose={closeAuth}>
      <NeedsConnection>{offline}</NeedsConnection>
      <Content />
    </Dialog>
  )
}

/** Says that the account was deleted elsewhere. Its unsent entries on this device are removed once that is read. */
function DeletedAccountDialog() {
  const { userId, unsent } = useDeletionNotice()
  if (userId === null) return null
  return (
    <Dialog title="This account was deleted" onClose={closeDeletionNotice}>
      <p className={styles.unsent}>
        The account and everything in it are gone, and you’re signed out here.
        {unsent.length > 0 &&
          ' Some of what you did on this device was never sent and can’t be saved anymore. It will be deleted when you close this.'}
      </p>
      <div className={actions.actions}>
        <button type="button" className={buttons.primary} onClick={closeDeletionNotice}>
          OK
        </button>
        {unsent.length > 0 && (
          <button
            type="button"
            className={buttons.button}
            onClick={() => downloadJson('think-twice-not-saved.json', unsent)}
          >
            Download first
          </button>
        )}
      </div>
    </Dialog>
  )
}
