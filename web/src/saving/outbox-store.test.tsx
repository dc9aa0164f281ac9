import { afterEach, expect, test, vi } from 'vitest'
import { ADA } from '../../test/ada.ts'
import { emptyOutbox, GRACE, someEntry } from '../../test/outbox.ts'
import { quietConsole } from '../../test/quiet-console.ts'
import { type EntryState, outboxStore } from './outbox-store.ts'

quietConsole()

const NOW = 1_795_000_000_000
const DISPUTE = { kind: 'dispute', body: { scenario: 'one', text: 'No.' } } as const

const idsOf = async (userId: number, ...states: EntryState[]) =>
  (await outboxStore.entriesOf(userId, ...states)).map(({ id }) => id)
const save = (id: string, savedAt: number, userId = ADA.id) =>
  outboxStore.put(someEntry(id, { state: 'saved', savedAt, userId }))

/** The connections that the page has opened to its databases. */
const connections: IDBDatabase[] = []
const openDatabase = IDBFactory.prototype.open
IDBFactory.prototype.open = function (...asked) {
  const request = openDatabase.apply(this, asked)
  request.addEventListener('success', () => connections.push(request.result))
  return request
}

afterEach(async () => {
  vi.restoreAllMocks()
  await emptyOutbox()
})

test('an entry is on the device as it was stored, and another page finds it there', async () => {
  const refused = someEntry('a', { state: 'refused', refused: '409: No.' })
  await outboxStore.put(refused)
  const found = await new Promise((settle, fail) => {
    const opening = openDatabase.call(indexedDB, 'think-twice-outbox')
    opening.onerror = () => fail(opening.error)
    opening.onsuccess = () => {
      const reading = opening.result.transaction('entries').objectStore('entries').getAll()
      reading.onsuccess = () => settle(reading.result)
    }
  })
  expect(found).toEqual([refused])
})

test('entries are listed by person and state, oldest first', async () => {
  await outboxStore.put(someEntry('later', { queuedAt: NOW + 1 }))
  await outboxStore.put(someEntry('sooner', { queuedAt: NOW, state: 'refused' }))
  await outboxStore.put(someEntry('of-grace', { userId: GRACE }))
  await save('saved', NOW)
  expect(await idsOf(ADA.id, 'waiting')).toEqual(['later'])
  expect(await idsOf(ADA.id, 'waiting', 'refused')).toEqual(['sooner', 'later'])
  expect(await idsOf(GRACE, 'waiting')).toEqual(['of-grace'])
  expect(await outboxStore.stateOf('saved')).toBe('saved')
  expect(await outboxStore.stateOf('nowhere')).toBeNull()
})

test('the outcome of an entry is noted, unless a newer one has taken its place', async () => {
  const sent = someEntry('a')
  await outboxStore.put(sent)
  await outboxStore.put({ ...sent, queuedAt: NOW + 1 })
  await outboxStore.settle(sent, { state: 'saved', savedAt: NOW })
  expect(await outboxStore.stateOf('a')).toBe('waiting')
  await outboxStore.settle({ ...sent, queuedAt: NOW + 1 }, { state: 'saved', savedAt: NOW })
  expect(await outboxStore.stateOf('a')).toBe('saved')
  await outboxStore.settle(someEntry('nowhere'), { state: 'saved', savedAt: NOW })
  expect(await outboxStore.stateOf('nowhere')).toBeNull()
})

test('the ids of saved entries are listed by person and kind, and those that are sent again wait anew', async () => {
  await save('a', NOW)
  await save('b', NOW)
  await save('of-grace', NOW, GRACE)
  await outboxStore.put(someEntry('view', { call: DISPUTE, state: 'saved', savedAt: NOW }))
  await outboxStore.put(someEntry('waits'))
  expect(await outboxStore.savedIds(ADA.id, 'streak')).toEqual(['a', 'b'])
  expect(await outboxStore.savedIds(ADA.id, 'dispute')).toEqual(['view'])
  await outboxStore.sendAgain(['a', 'nowhere'])
  expect(await outboxStore.savedIds(ADA.id, 'streak')).toEqual(['b'])
  expect(await outboxStore.entriesOf(ADA.id, 'waiting')).toEqual([someEntry('a'), someEntry('waits')])
})

test('old entries are dropped once they are saved, and never before', async () => {
  await save('old', NOW - 1)
  await save('young', NOW)
  await outboxStore.put(someEntry('waits', { queuedAt: 0 }))
  await outboxStore.put(someEntry('refused', { queuedAt: 0, state: 'refused', refused: '409' }))
  await outboxStore.dropSavedBefore(NOW)
  expect(await idsOf(ADA.id, 'waiting', 'refused', 'saved')).toEqual(['waits', 'refused', 'young'])
})

test('forgetting a person removes all their entries, and none of anybody else', async () => {
  await save('saved', NOW)
  await outboxStore.put(someEntry('waits'))
  await outboxStore.put(someEntry('of-grace', { userId: GRACE }))
  await outboxStore.forget(ADA.id)
  expect(await idsOf(ADA.id, 'waiting', 'refused', 'saved')).toEqual([])
  expect(await idsOf(GRACE, 'waiting')).toEqual(['of-grace'])
})

test('a database that the browser has closed is opened anew', async () => {
  await outboxStore.put(someEntry('before'))
  const connection = connections.at(-1)
  connection?.close()
  connection?.dispatchEvent(new Event('close'))
  await outboxStore.put(someEntry('after'))
  expect(connections.at(-1)).not.toBe(connection)
  expect((await idsOf(ADA.id, 'waiting')).sort()).toEqual(['after', 'before'])
})

test('without a database an entry lives as long as the page, and goes to the device once that is possible', async () => {
  const blocked = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  await outboxStore.put(someEntry('a'))
  expect(await idsOf(ADA.id, 'waiting')).toEqual(['a'])
  expect(await outboxStore.stateOf('a')).toBe('waiting')
  // Another page may have put it on the device after all.
  expect(await outboxStore.stateOf('elsewhere')).toBe('unknown')
  await outboxStore.settle(someEntry('a'), { state: 'refused', refused: '409' })
  expect(await idsOf(ADA.id, 'refused')).toEqual(['a'])
  blocked.mockRestore()
  await outboxStore.put(someEntry('a'))
  expect(await outboxStore.entriesOf(ADA.id, 'waiting', 'refused')).toEqual([someEntry('a')])
})
