import { afterEach, expect, test } from 'vitest'
import { type OutboxEntry, outboxStore } from './outbox-store.ts'

const entry = (id: string, queuedAt: number): OutboxEntry => ({
  id,
  userId: 7,
  queuedAt,
  call: { kind: 'streak', body: { lastActivityDate: queuedAt } },
})

/** What another page on this device would read. */
async function readAnew(): Promise<string[]> {
  const database = await new Promise<IDBDatabase>((settle, fail) => {
    const opening = indexedDB.open('think-twice')
    opening.onsuccess = () => settle(opening.result)
    opening.onerror = () => fail(opening.error)
  })
  const ids = await new Promise<IDBValidKey[]>((settle) => {
    const reading = database.transaction('entries').objectStore('entries').getAllKeys()
    reading.onsuccess = () => settle(reading.result)
  })
  database.close()
  return ids.map(String)
}

afterEach(async () => {
  for (const { id } of await outboxStore.all()) await outboxStore.delete(id)
})

test('an entry is on the device once it is stored, and entries are read oldest first', async () => {
  await outboxStore.put(entry('later', 2))
  await outboxStore.put(entry('earlier', 1))
  expect((await readAnew()).sort()).toEqual(['earlier', 'later'])
  expect((await outboxStore.all()).map(({ id }) => id)).toEqual(['earlier', 'later'])
  expect(await outboxStore.isGone('later')).toBe(false)
})

test('an entry is read back as it was stored', async () => {
  const refused = { ...entry('a', 1), refused: '409: No.' }
  await outboxStore.put(refused)
  expect(await outboxStore.all()).toEqual([refused])
})

test('an entry with the same id replaces the one before', async () => {
  await outboxStore.put(entry('a', 1))
  await outboxStore.put({ ...entry('a', 1), refused: '422: No.' })
  expect((await outboxStore.all()).map(({ refused }) => refused)).toEqual(['422: No.'])
})

test('a deleted entry is gone from the device, and deleting an unknown one is no error', async () => {
  await outboxStore.put(entry('a', 1))
  await outboxStore.delete('a')
  await outboxStore.delete('nowhere')
  expect(await readAnew()).toEqual([])
  expect(await outboxStore.isGone('a')).toBe(true)
})
