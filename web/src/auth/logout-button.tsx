import { useState } from 'react'
import { useLocation } from 'wouter'
import { currentUser, forgetUser } from '../browser/current-user.ts'
import { dropDisputeDraftsOf } from '../browser/dispute-drafts.ts'
import { forgetReplies } from '../data/query-client.ts'
import { signOut } from '../data/sign-ins.ts'
import { outboxStore } from '../saving/outbox-store.ts'
import actions from '../ui/actions.module.css'
import buttons from '../ui/button.module.css'
import { Dialog } from '../ui/dialog.tsx'
import styles from './auth.module.css'

/** Logs out at once and leads home. It asks first only when there are unsent results. */
export function LogoutButton({
  className,
  before,
  children = 'Logout',
}: {
  className: string | undefined
  /** Runs first; if it resolves to false, the person stays logged in. */
  before?: () => Promise<boolean>
  children?: string
}) {
  const [, navigate] = useLocation()
  const [hasUnsent, setUnsent] = useState(false)

  const leave = () => {
    const user = currentUser()
    if (user) dropDisputeDraftsOf(user.id)
    forgetUser()
    forgetReplies()
    void signOut()
    navigate('/')
  }
  const onLogout = async () => {
    if (before && !(await before())) return
    const user = currentUser()
    const waiting = user ? await outboxStore.entriesOf(user.id, 'waiting') : []
    if (waiting.length > 0) setUnsent(true)
    else leave()
  }

  return (
    <>
      <button type="button" className={className} onClick={onLogout}>
        {children}
      </button>
      {hasUnsent && (
        <Dialog title="Log out now?" onClose={() => setUnsent(false)}>
          <p className={styles.unsent}>
            Some of what you did here hasn’t been sent yet. It stays on this device and will be sent when you log in
            here again.
          </p>
          <div className={actions.actions}>
            <button type="button" className={buttons.primary} onClick={leave}>
              Log out
            </button>
            <button type="button" className={buttons.button} onClick={() => setUnsent(false)}>
              Stay
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
