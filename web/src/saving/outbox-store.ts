import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** What waits to be sent: one call for one person. It never expires. */
export type OutboxEntry = {
  /** The result's own id, or one made for a practice answer: sent twice it counts once. */
  id: string
  /** It is sent only while this person is signed in. */
  userId: number
  /** When it was put here, ms since 1970: entries are sent in this order. */
  queuedAt: number
  call: OutboxCall
  /** Set when the server will never take it: kept aside, not sent again. */
  refused?: string
}

/** The calls that go through the outbox, by their endpoint in the contract. */
export type OutboxCall =
  | { kind: 'quiz-result'; body: object }
  | { kind: 'progress'; body: object }
  | { kind: 'streak'; body: object }
  | { kind: 'dispute'; body: { scenario: string; text: string } }

interface OutboxSchema extends DBSchema {
  entries: { key: string; value: OutboxEntry; indexes: { queuedAt: number } }
}

const DATABASE = 'think-twice'
const VERSION = 1

let opened: Promise<IDBPDatabase<OutboxSchema>> | undefined
/** Where IndexedDB is blocked, entries live as long as the page. */
const inMemory = new Map<string, OutboxEntry>()

function open(): Promise<IDBPDatabase<OutboxSchema>> {
  opened ??= openDB<OutboxSchema>(DATABASE, VERSION, {
    upgrade(database) {
      database.createObjectStore('entries', { keyPath: 'id' }).createIndex('queuedAt', 'queuedAt')
    },
  })
  return opened
}

/** Settles once the entry is on the disk: it is written with strict durability. */
export async function putEntry(entry: OutboxEntry): Promise<void> {
  try {
    const transaction = (await open()).transaction('entries', 'readwrite', { durability: 'strict' })
    await Promise.all([transaction.store.put(entry), transaction.done])
    inMemory.delete(entry.id)
  } catch (error) {
    console.warn('The outbox could not be written to this device.', error)
    inMemory.set(entry.id, entry)
  }
}

export async function deleteEntry(id: string): Promise<void> {
  inMemory.delete(id)
  try {
    await (await open()).delete('entries', id)
  } catch (error) {
    console.warn('The outbox could not be written to this device.', error)
  }
}

/** Everything that waits, the oldest first. */
export async function allEntries(): Promise<OutboxEntry[]> {
  const kept = await open()
    .then((database) => database.getAllFromIndex('entries', 'queuedAt'))
    .catch((error: unknown) => {
      console.warn('The outbox could not be read from this device.', error)
      return []
    })
  return [...kept, ...inMemory.values()].sort((one, other) => one.queuedAt - other.queuedAt)
}
