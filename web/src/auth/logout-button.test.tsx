import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ADA, signInAda } from '../../test/ada.ts'
import { emptyOutbox, someEntry } from '../../test/outbox.ts'
import { quietConsole } from '../../test/quiet-console.ts'
import { render } from '../../test/render.tsx'
import { currentUser } from '../browser/current-user.ts'
import { keepDisputeDraft } from '../browser/dispute-drafts.ts'
import { clearPendingLogout } from '../data/pending-logout.ts'
import { outboxStore } from '../saving/outbox-store.ts'
import { LogoutButton } from './logout-button.tsx'

quietConsole()

const button = page.getByRole('button', { name: 'Logout' })
const question = page.getByRole('dialog', { name: 'Log out now?' })
const waiting = (id: string) => outboxStore.put(someEntry(id))

function open(before?: () => Promise<boolean>) {
  signInAda()
  render(<LogoutButton className={undefined} {...(before && { before })} />, { at: '/progress' })
}

afterEach(async () => {
  clearPendingLogout()
  await emptyOutbox()
})

test('with something unsent the button asks first, and choosing to stay keeps the person signed in', async () => {
  await waiting('w')
  open()
  await button.click()
  await expect.element(question.getByText(/^Some of what you did here hasn’t been sent yet\./)).toBeVisible()
  await question.getByRole('button', { name: 'Stay' }).click()
  expect(question.elements()).toHaveLength(0)
  expect(currentUser()).toEqual(ADA)
})

test('what somebody began to write is gone once they have logged out', async () => {
  keepDisputeDraft(ADA.id, 'one', 'Both')
  open()
  await button.click()
  await expect.poll(currentUser).toBeNull()
  expect(Object.keys(localStorage)).not.toContain(`dispute-drafts:${ADA.id}`)
})

test('the person stays signed in when the work to be done before logging out fails', async () => {
  const before = Promise.withResolvers<boolean>()
  open(() => before.promise)
  await button.click()
  before.resolve(false)
  await before.promise
  // Logging out would look into the outbox now, and be answered before this.
  await outboxStore.entriesOf(ADA.id, 'waiting')
  expect(currentUser()).toEqual(ADA)
  expect(location.pathname).toBe('/progress')
})
