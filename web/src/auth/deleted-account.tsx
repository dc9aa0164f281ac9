import * as z from 'zod/mini'
import { create } from 'zustand'
import { downloadJson } from '../browser/download.ts'
import { keptValue } from '../browser/storage.ts'
import { forgetAccount } from '../saving/forget-account.ts'
import { type OutboxEntry, outboxStore } from '../saving/outbox-store.ts'
import actions from '../ui/actions.module.css'
import buttons from '../ui/button.module.css'
import { Dialog } from '../ui/dialog.tsx'
import styles from './auth.module.css'
import { closeAuth, openAuth } from './auth-dialog-state.ts'

/** The id of a deleted account, until the person has been told, even if the page closes first. */
const untold = keptValue({ key: 'deleted-account', schema: z.int(), initial: null })

type Deleted = { userId: number; waiting: readonly OutboxEntry[] }
const deleted = create<{ account: Deleted | null }>(() => ({ account: null }))

/** Says that the account was deleted elsewhere. Its unsent entries on this device are removed once that is read. */
export async function showDeletionNotice(userId: number): Promise<void> {
  untold.set(userId)
  deleted.setState({ account: { userId, waiting: await outboxStore.entriesOf(userId, 'waiting', 'refused') } })
  openAuth('deleted')
}

/** Shows the notice again if the page was closed before it was read. */
export function restoreDeletionNotice(): void {
  const userId = untold.get()
  if (userId !== null) void showDeletionNotice(userId)
}

export function DeletedAccountDialog() {
  const gone = deleted(({ account }) => account)
  if (gone === null) return null
  const { userId, waiting } = gone
  const close = async () => {
    await forgetAccount(userId)
    untold.set(null)
    deleted.setState({ account: null })
    closeAuth()
  }
  return (
    <Dialog title="This account was deleted" onClose={close}>
      <p className={styles.unsent}>
        The account and everything in it are gone, and you’re signed out here.
        {waiting.length > 0 &&
          ' Some of what you did on this device was never sent and can’t be saved anymore. It will be deleted when you close this.'}
      </p>
      <div className={actions.actions}>
        <button type="button" className={buttons.primary} onClick={close}>
          OK
        </button>
        {waiting.length > 0 && (
          <button
            type="button"
            className={buttons.button}
            onClick={() => downloadJson('think-twice-not-saved.json', waiting)}
          >
            Download first
          </button>
        )}
      </div>
    </Dialog>
  )
}
