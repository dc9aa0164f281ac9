import type { DBSchema } from 'idb'
import { openOnce } from './open-once.ts'
import type { OutboxCall } from './outbox-calls.ts'

/** Something waiting to be sent: one call for one person. It never expires. */
export type OutboxEntry = {
  /** The result's own id, or one made for a practice answer: sent twice, it counts once. */
  id: string
  /** The entry is sent only while this person is signed in. */
  userId: number
  /** When it was put here, ms since 1970: entries are sent in this order. */
  queuedAt: number
  call: OutboxCall
  /** Why the server will never take it; the entry is then set aside and not sent again. */
  refused?: string
}

/** Where entries are kept. None of these ever throws. */
export type OutboxStore = {
  /** Settles once the entry is safe. */
  put: (entry: OutboxEntry) => Promise<void>
  delete: (id: string) => Promise<void>
  /** Everything that waits, oldest first. */
  all: () => Promise<OutboxEntry[]>
  /** Is the entry no longer here? False if the device cannot be read. */
  isGone: (id: string) => Promise<boolean>
}

interface OutboxSchema extends DBSchema {
  entries: { key: string; value: OutboxEntry; indexes: { queuedAt: number } }
}

const open = openOnce<OutboxSchema>('think-twice', (database) => {
  database.createObjectStore('entries', { keyPath: 'id' }).createIndex('queuedAt', 'queuedAt')
})
/** If IndexedDB is blocked, entries live as long as the page. */
const inMemory = new Map<string, OutboxEntry>()

export const outboxStore: OutboxStore = {
  async put(entry) {
    try {
      // With strict durability this settles once the entry is on the disk.
      const transaction = (await open()).transaction('entries', 'readwrite', { durability: 'strict' })
      await Promise.all([transaction.store.put(entry), transaction.done])
      inMemory.delete(entry.id)
    } catch (error) {
      console.warn('The outbox could not be written to this device.', error)
      inMemory.set(entry.id, entry)
    }
  },

  async delete(id) {
    inMemory.delete(id)
    try {
      await (await open()).delete('entries', id)
    } catch (error) {
      console.warn('The outbox could not be written to this device.', error)
    }
  },

  async all() {
    const kept = await open()
      .then((database) => database.getAllFromIndex('entries', 'queuedAt'))
      .catch((error: unknown) => {
        console.warn('The outbox could not be read from this device.', error)
        return []
      })
    return [...kept, ...inMemory.values()].sort((one, other) => one.queuedAt - other.queuedAt)
  },

  async isGone(id) {
    if (inMemory.has(id)) return false
    try {
      return (await (await open()).getKey('entries', id)) === undefined
    } catch (error) {
      console.warn('The outbox could not be read from this device.', error)
      return false
    }
  },
}
