import { getStreak } from '@think-twice/contract/learning'
import { getSession } from '@think-twice/contract/sign-ins'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ADA, signInAda } from '../../test/ada.ts'
import { someAttempt } from '../../test/attempts.ts'
import { emptyOutbox, someEntry } from '../../test/outbox.ts'
import { quietConsole } from '../../test/quiet-console.ts'
import { render } from '../../test/render.tsx'
import { roundAfter } from '../../test/rounds.ts'
import { refusal, serve } from '../../test/serve.ts'
import { keepAttempt } from '../browser/attempts.ts'
import { currentUser } from '../browser/current-user.ts'
import { keepDisputeDraft } from '../browser/dispute-drafts.ts'
import { keepNewRound } from '../browser/rounds.ts'
import { rereadStorage } from '../browser/storage.ts'
import { whenSessionEnds } from '../data/api.ts'
import { isSessionOver } from '../data/sign-ins.ts'
import { outboxStore } from '../saving/outbox-store.ts'
import { closeAuth } from './auth-dialog-state.ts'
import { AuthDialogs } from './auth-dialogs.tsx'
import { leaveDeletedAccount, watchSession } from './session-end.ts'

quietConsole()

const deletion = page.getByRole('dialog', { name: 'This account was deleted' })
function open(session: () => Response): void {
  serve([getSession, session], [getStreak, () => refusal(410, 'account-deleted', 'It is gone.')])
  signInAda()
  render(<AuthDialogs />, { at: '/progress?tab=streaks' })
  watchSession()
}

afterEach(async () => {
  whenSessionEnds(() => {})
  closeAuth()
  await emptyOutbox()
})

test('a session that is still valid, or whose state is unknown, is kept', async () => {
  open(() => Response.json({ id: ADA.id, username: 'ada', createdAt: 1 }))
  // The reply to this is read after the one before.
  await isSessionOver()
  expect(currentUser()).toEqual(ADA)
  serve([getSession, () => new Response('', { status: 502 })])
  watchSession()
  await expect.poll(() => vi.mocked(console.warn).mock.calls.length).toBe(1)
  expect(currentUser()).toEqual(ADA)
})

test('somebody who closed the page before reading about the deletion is told again', async () => {
  localStorage.setItem('deleted-account', '7')
  rereadStorage()
  render(<AuthDialogs />)
  watchSession()
  await expect.element(deletion).toBeVisible()
  await expect.element(deletion.getByRole('button', { name: 'Download first' })).not.toBeInTheDocument()
  await deletion.getByRole('button', { name: 'OK' }).click()
  await expect.poll(() => localStorage.getItem('deleted-account')).toBeNull()
})

test('a visitor’s session is never checked', () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  watchSession()
  expect(fetched).not.toHaveBeenCalled()
})

test('an account deleted here leaves nothing on the device', async () => {
  signInAda()
  await outboxStore.put(someEntry('w'))
  await outboxStore.put(someEntry('saved', { state: 'saved', savedAt: 1 }))
  keepDisputeDraft(ADA.id, 'one', 'Both')
  keepAttempt(someAttempt('a', ['Straw Man']))
  keepNewRound({ round: roundAfter([], []), ownerId: ADA.id, origin: { kind: 'drawn' }, masteredBefore: null })
  await leaveDeletedAccount(ADA.id)
  expect(currentUser()).toBeNull()
  expect(await outboxStore.entriesOf(ADA.id, 'waiting', 'saved')).toEqual([])
  expect(Object.keys(localStorage)).toEqual([])
})
