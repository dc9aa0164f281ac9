import { useQuery } from '@tanstack/react-query'
import { wordFor } from '@think-twice/core/wording/numbers'
import { openAuth } from '../auth/auth-dialog-state.ts'
import { ownerOf } from '../browser/attempts.ts'
import { useCurrentUser } from '../browser/current-user.ts'
import { downloadJson } from '../browser/device.ts'
import { outboxStore } from '../saving/outbox-store.ts'
import { SAVE_WORDS, useSaveState } from '../saving/save-state.ts'
import typography from '../ui/text.module.css'
import { Text } from '../ui/text.tsx'

/** Opens a form from within a sentence. */
export function AuthLink({ form, children }: { form: 'login' | 'register'; children: string }) {
  return (
    <button type="button" className={typography.link} onClick={() => openAuth(form)}>
      {children}
    </button>
  )
}

/** One quiet line on where a result is: saved on the server, or only on this device. */
export function SaveStatus({ id }: { id: string }) {
  const user = useCurrentUser()
  const state = useSaveState(id)
  const ownerId = ownerOf(id)
  if (user !== null || state === 'saved') return <SavedState ids={[id]} />
  // A learner's result that the outbox no longer knows was saved more than 30 days ago.
  if (ownerId !== null && state === null) return null
  // The result of somebody whose session has ended is theirs already.
  return <KeptHere what="result" isVisitors={ownerId === null} />
}

/** One line on where a round's answers are. */
export function RoundSaveStatus({ ids }: { ids: readonly string[] }) {
  const user = useCurrentUser()
  if (user === null) return <KeptHere what="round" isVisitors />
  return <SavedState ids={ids} />
}

/** One line on where entries are saved. */
export function SavedState({ ids }: { ids: readonly string[] }) {
  const state = useSaveState(...ids)
  return (
    <Text look="fine" top={4} role="status">
      {state && SAVE_WORDS[state]}
    </Text>
  )
}

/** A visitor's work stays on the device until a sign-in in this tab keeps it. */
function KeptHere({ what, isVisitors }: { what: 'result' | 'round'; isVisitors: boolean }) {
  return (
    <Text look="fine" top={4}>
      This {what} is only on this device. To keep it in your account, <AuthLink form="login">log in</AuthLink>
      {isVisitors && (
        <>
          {' '}
          or <AuthLink form="register">sign up</AuthLink> in this tab
        </>
      )}
      .
    </Text>
  )
}

/** Answers that the server refused are kept: a quiet line says so, and offers them as a file. */
export function RefusedNote({ userId }: { userId: number }) {
  const { data: refused = [] } = useQuery({
    queryKey: ['refused entries', userId],
    queryFn: () => outboxStore.entriesOf(userId, 'refused'),
    // It is on this device, so reading it again costs nothing.
    staleTime: 0,
  })
  if (refused.length === 0) return null
  return (
    <Text look="fine" top={4}>
      The server didn’t accept {wordFor(refused.length, 'one thing', `${refused.length} things`)} you did.{' '}
      {wordFor(refused.length, 'It’s', 'They’re')} kept on this device.{' '}
      <button
        type="button"
        className={typography.link}
        onClick={() => downloadJson('think-twice-not-accepted.json', refused)}
      >
        Download
      </button>
    </Text>
  )
}
