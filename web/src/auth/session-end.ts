import * as z from 'zod/mini'
import { create } from 'zustand'
import { dropAnsweredDaysOf } from '../browser/answered-days.ts'
import { dropAskedBefore } from '../browser/asked-before.ts'
import { dropAttemptsOf } from '../browser/attempts.ts'
import { currentUser, dropTypedName, endUserSession, forgetUser } from '../browser/current-user.ts'
import { dropDisputeDraftsOf } from '../browser/dispute-drafts.ts'
import { keptValue } from '../browser/kept-values.ts'
import { dropRoundsOf } from '../browser/rounds.ts'
import { type SessionEnd, whenSessionEnds } from '../data/api.ts'
import { forgetReplies } from '../data/query-client.ts'
import { isSessionOver } from '../data/sign-ins.ts'
import { type OutboxEntry, outboxStore } from '../saving/outbox-store.ts'
import { showToast } from '../ui/show-toast.ts'
import { closeAuth, openAuth } from './auth-dialog-state.ts'

/**
 * When the server tells a signed-in person that their session is over, it ends here too. The server is asked who is
 * signed in only when there is a stored user; a visitor has nothing to ask.
 */
export function watchSession(): void {
  whenSessionEnds(endSession)
  const deletedId = deletedAccountId.get()
  if (deletedId !== null) void showDeletionNotice(deletedId)
  if (currentUser() === null) return
  isSessionOver()
    .then((isOver) => {
      if (isOver) endSession('signed out')
    })
    .catch((error: unknown) => console.warn('Who is signed in could not be confirmed.', error))
}

/**
 * The stored user is removed and the login dialog opens. Attempts and unsent results stay on the device, unless the
 * account itself is gone: then a dialog says so, and its unsent entries are removed too.
 */
function endSession(how: SessionEnd): void {
  const user = currentUser()
  if (user === null) return
  const address = location.pathname + location.search
  forgetReplies()
  if (how === 'account deleted') {
    forgetUser()
    void showDeletionNotice(user.id)
  } else {
    endUserSession(user.id)
    openAuth('login', address)
  }
}

/** The account that was deleted elsewhere, until the person has read that, even if the page closes first. */
const deletedAccountId = keptValue({ key: 'deleted-account', schema: z.int(), initial: null })

type DeletionNotice = { userId: number | null; unsent: readonly OutboxEntry[] }
const NO_NOTICE: DeletionNotice = { userId: null, unsent: [] }

/** The content of the dialog about a deleted account. */
export const useDeletionNotice = create<DeletionNotice>(() => NO_NOTICE)

/** Says that the account was deleted elsewhere. */
async function showDeletionNotice(userId: number): Promise<void> {
  deletedAccountId.set(userId)
  useDeletionNotice.setState({ userId, unsent: await outboxStore.entriesOf(userId, 'waiting', 'refused') })
  openAuth('deleted')
}

/** The person has read that the account was deleted, so everything this device has of it is deleted. */
export async function closeDeletionNotice(): Promise<void> {
  const { userId } = useDeletionNotice.getState()
  if (userId !== null) await forgetAccount(userId)
  deletedAccountId.set(null)
  useDeletionNotice.setState(NO_NOTICE)
  closeAuth()
}

/** Signs out after the account was deleted here; the device keeps nothing of it either. */
export async function leaveDeletedAccount(userId: number): Promise<void> {
  forgetUser()
  forgetReplies()
  await forgetAccount(userId)
  showToast({
    title: 'Account deleted',
    description: 'Everything in it is gone. You’re welcome back anytime.',
  })
}

/** Removes everything this device has of a deleted account. */
async function forgetAccount(userId: number): Promise<void> {
  await outboxStore.forget(userId)
  dropAttemptsOf(userId)
  dropRoundsOf(userId)
  dropAnsweredDaysOf(userId)
  dropAskedBefore(userId)
  dropTypedName(userId)
  dropDisputeDraftsOf(userId)
}
