import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAnew } from '../browser/device.fixture.ts'
import type { OutboxEntry } from './outbox-store.ts'

const entry = (id: string, queuedAt: number): OutboxEntry => ({
  id,
  userId: 7,
  queuedAt,
  call: { kind: 'streak', body: { lastActivityDate: queuedAt } },
})

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['has no database', undefined],
  [
    'does not let the page have one',
    {
      open: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    },
  ],
])('entries live as long as the page, oldest first, if the device %s', async (_, indexedDB) => {
  vi.stubGlobal('indexedDB', indexedDB)
  const { outboxStore } = await openAnew(() => import('./outbox-store.ts'))
  await outboxStore.put(entry('later', 2))
  await outboxStore.put(entry('earlier', 1))
  expect((await outboxStore.all()).map(({ id }) => id)).toEqual(['earlier', 'later'])
  await outboxStore.delete('earlier')
  expect((await outboxStore.all()).map(({ id }) => id)).toEqual(['later'])
  expect(await outboxStore.isGone('later')).toBe(false)
  // Another page may have kept it on the device after all.
  expect(await outboxStore.isGone('earlier')).toBe(false)
})
