import { SAVE_WORDS, useIsAnythingWaiting } from '../saving/save-state.ts'
import typography from '../ui/text.module.css'

/** Says that something on this device is waiting to be sent, at the foot of every page that does not say so itself. */
export function WaitingNote() {
  const isWaiting = useIsAnythingWaiting()
  return isWaiting ? (
    <p className={typography.fine} role="status">
      {SAVE_WORDS.waiting}
    </p>
  ) : null
}
