import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ADA, signInAda } from '../../../test/ada.ts'
import { render } from '../../../test/render.tsx'
import { outboxStore } from '../../saving/outbox-store.ts'
import { RefusedNote } from './refused-note.tsx'

const refuse = (id: string, userId = ADA.id) =>
  outboxStore.put({
    id,
    userId,
    queuedAt: 1,
    call: { kind: 'streak', body: { lastActivityDate: 1 } },
    refused: '409: No.',
  })
const note = page.getByRole('paragraph')

afterEach(async () => {
  for (const { id } of await outboxStore.all()) await outboxStore.delete(id)
})

test('no note appears while everything was accepted, or what was refused belongs to somebody else', async () => {
  await refuse('of-grace', 8)
  signInAda()
  render(<RefusedNote userId={ADA.id} />)
  await new Promise((settle) => setTimeout(settle, 50))
  expect(note.elements()).toHaveLength(0)
})

test.each([
  [1, 'The server didn’t accept one thing you did. It’s kept on this device. Download'],
  [2, 'The server didn’t accept 2 things you did. They’re kept on this device. Download'],
])('a count of %i refused entries is shown, and they can be downloaded as a file', async (count, words) => {
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
