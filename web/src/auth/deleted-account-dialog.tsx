import { downloadJson } from '../browser/device.ts'
import actions from '../ui/actions.module.css'
import buttons from '../ui/button.module.css'
import { Dialog } from '../ui/dialog.tsx'
import styles from './auth.module.css'
import { closeDeletionNotice, useDeletionNotice } from './session-end.ts'

/** Says that the account was deleted elsewhere. Its unsent entries on this device are removed once that is read. */
export function DeletedAccountDialog() {
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
