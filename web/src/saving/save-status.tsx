import { openAuth } from '../auth/auth-dialog-state.ts'
import { useCurrentUser } from '../browser/current-user.ts'
import { isSaved } from '../browser/kept-sessions.ts'
import { useIsAnythingWaiting, useSaveState } from './save-state.ts'

const WORDS = {
  saving: 'Saving...',
  saved: 'Saved',
  waiting: 'Saved on this device. It will be sent when the connection is back.',
  refused: 'The server did not accept this result. It is kept on this device.',
} as const

/** One quiet line that tells the truth about where a result is. */
export function SaveStatus({ id }: { id: string }) {
  const user = useCurrentUser()
  // After a reload nothing is under way any more; what was saved before is known all the same.
  const state = useSaveState(id) ?? (isSaved(id) ? 'saved' : null)
  if (user !== null || state === 'saved') {
    return (
      <p className="fine mt-4" role="status">
        {state && WORDS[state]}
      </p>
    )
  }
  return (
    <p className="fine mt-4">
      This result is not saved yet.{' '}
      <button type="button" className="link" onClick={() => openAuth('login')}>
        Log in
      </button>{' '}
      or{' '}
      <button type="button" className="link" onClick={() => openAuth('register')}>
        sign up
      </button>{' '}
      to keep it.
    </p>
  )
}

/** Where the answers of a practice session are; a visitor's stay on the device. */
export function PracticeSaveStatus({ ids }: { ids: readonly string[] }) {
  const user = useCurrentUser()
  const state = useSaveState(...ids)
  return (
    <p className="fine mt-4" role="status">
      {user === null ? 'Log in before you practice, and it counts toward your progress.' : state && WORDS[state]}
    </p>
  )
}

/** The same for whatever else waits, at the foot of every other page. */
export function WaitingNote() {
  const isWaiting = useIsAnythingWaiting()
  return isWaiting ? (
    <p className="fine" role="status">
      {WORDS.waiting}
    </p>
  ) : null
}
