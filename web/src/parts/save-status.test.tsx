import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ADA, signInAda } from '../../test/ada.ts'
import { emptyOutbox, GRACE, someEntry } from '../../test/outbox.ts'
import { render } from '../../test/render.tsx'
import { dropAttempt, keepAttempt } from '../browser/attempts.ts'
import { endUserSession } from '../browser/current-user.ts'
import { outboxStore } from '../saving/outbox-store.ts'
import { setEntryState } from '../saving/save-state.ts'
import { finishedAttempt } from '../saving/saving.fixture.ts'
import { RefusedNote, RoundSaveStatus, SaveStatus } from './save-status.tsx'

const status = page.getByRole('status')
const note = page.getByRole('paragraph')

const refuse = (id: string, userId = ADA.id) =>
  outboxStore.put(someEntry(id, { userId, state: 'refused', refused: '409: No.' }))

afterEach(async () => {
  dropAttempt('of-ada')
  await emptyOutbox()
})

test('a result saved before a reload still counts as saved', async () => {
  await outboxStore.put(someEntry('saved-before', { state: 'saved', savedAt: 1 }))
  signInAda()
  render(<SaveStatus id="saved-before" />)
  await expect.element(status).toHaveTextContent('Saved')
})

test('the result of somebody whose session has ended is on this device only, and they can log in to keep it', async () => {
  signInAda()
  keepAttempt(finishedAttempt('of-ada', 1))
  await outboxStore.put(someEntry('of-ada'))
  endUserSession(ADA.id)
  render(<SaveStatus id="of-ada" />)
  await expect
    .element(note)
    .toHaveTextContent('This result is only on this device. To keep it in your account, log in.')
})

test('a visitor’s round says in one sentence where it is and how to keep it', async () => {
  render(<RoundSaveStatus ids={[]} />)
  await expect
    .element(note)
    .toHaveTextContent('This round is only on this device. To keep it in your account, log in or sign up in this tab.')
})

test('a round shows the state of the answer that is furthest from being saved', async () => {
  signInAda()
  setEntryState('r:0', 'saved')
  setEntryState('r:1', 'waiting')
  render(<RoundSaveStatus ids={['r:0', 'r:1']} />)
  await expect.element(status).toHaveTextContent('Saved on this device. It will be sent when the connection is back.')
  setEntryState('r:1', 'saved')
  await expect.element(status).toHaveTextContent('Saved')
})

test.each([
  [1, 'The server didn’t accept one thing you did. It’s kept on this device. Download'],
  [2, 'The server didn’t accept 2 things you did. They’re kept on this device. Download'],
])('a count of %i refused entries of this person is shown, and they can be downloaded', async (count, words) => {
  await refuse('of-grace', GRACE)
  for (let index = 0; index < count; index++) await refuse(`r${index}`)
  const files: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download)
  })
  signInAda()
  render(<RefusedNote userId={ADA.id} />)
  await expect.element(note).toHaveTextContent(words)
  await page.getByRole('button', { name: 'Download' }).click()
  expect(files).toEqual(['think-twice-not-accepted.json'])
})
