import { counted } from '@think-twice/core/wording/counted'
import { useSyncExternalStore } from 'react'
import { downloadJson } from '../browser/download.ts'
import { forgetAccount } from '../saving/forget-account.ts'
import type { OutboxEntry } from '../saving/outbox-store.ts'
import actions from '../ui/actions.module.css'
import buttons from '../ui/button.module.css'
import { Dialog } from '../ui/dialog.tsx'
import styles from './logout-button.module.css'

/** What waited on this device for an account that is gone, while a dialog says so; null otherwise. */
let waited: readonly OutboxEntry[] | null = null
const listeners = new Set<() => void>()

/** Says that the account was deleted elsewhere, and lets go of what waited for it here. */
export async function tellOfDeletion(userId: number): Promise<void> {
  set(await forgetAccount(userId))
}

function set(entries: readonly OutboxEntry[] | null): void {
  waited = entries
  for (const listener of listeners) listener()
}

export function DeletedAccountDialog() {
  const entries = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => waited,
  )
  if (entries === null) return null
  const close = () => set(null)
  return (
    <Dialog title="This account was deleted" onClose={close}>
      <p className={styles.unsent}>
        It was deleted on another device, with everything kept in it, and you are signed out here.
        {entries.length > 0 &&
          ` ${counted(entries.length, 'entry', 'entries')} still waiting on this device had nowhere left to go and ${
            entries.length === 1 ? 'was' : 'were'
          } removed.`}
      </p>
      <div className={actions.actions}>
        <button type="button" className={buttons.primary} onClick={close}>
          OK
        </button>
        {entries.length > 0 && (
          <button
            type="button"
            className={buttons.button}
            onClick={() => downloadJson('think-twice-not-saved.json', entries)}
          >
            Download what waited
          </button>
        )}
      </div>
    </Dialog>
  )
}
