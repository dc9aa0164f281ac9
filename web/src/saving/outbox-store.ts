import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { OwnerId } from '../browser/kept-records.ts'
import type { OutboxCall } from './outbox-calls.ts'

/**
 * `refused`: the server will never take the entry, so it is set aside. `saved`: the server has it; the entry stays for
 * 30 days, in case the server is restored from an older backup.
 */
export type EntryState = 'waiting' | 'refused' | 'saved'

/** One call for one person or one seat. Until it is saved it never expires. */
export type OutboxEntry = {
  /** The result's own id, or one made for a practice answer: sent twice, it counts once. */
  id: string
  /**
   * The owner, a person or a seat; devices have stored it under this name. The entry is sent only while this person is
   * signed in, or this seat is on the device.
   */
  userId: OwnerId
  /** When it was put here, ms since 1970: entries are sent in this order. */
  queuedAt: number
  call: OutboxCall
  state: EntryState
  /** Why the server refused it. */
  refused?: string
  /** When the server acknowledged it, ms since 1970. */
  savedAt?: number
}

interface OutboxSchema extends DBSchema {
  entries: {
    key: string
    value: OutboxEntry
    indexes: { owner: [owner: OwnerId, state: EntryState, kind: OutboxCall['kind']]; savedAt: number }
  }
}

let opened: Promise<IDBPDatabase<OutboxSchema>> | undefined

/** A database that failed to open, or that the browser closed because its disk failed, is opened anew the next time. */
async function open(): Promise<IDBPDatabase<OutboxSchema>> {
  const forget = () => {
    opened = undefined
  }
  try {
    opened ??= openDB<OutboxSchema>('think-twice-outbox', 1, {
      upgrade: (database) => {
        const entries = database.createObjectStore('entries', { keyPath: 'id' })
        entries.createIndex('owner', ['userId', 'state', 'call.kind'])
        entries.createIndex('savedAt', 'savedAt')
      },
      terminated: forget,
    })
    return await opened
  } catch (error) {
    forget()
    throw error
  }
}

/** The result of some work with the database; `otherwise` if the device has none, or does not let the page have it. */
async function tried<Result>(
  work: (database: IDBPDatabase<OutboxSchema>) => Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  try {
    return await work(await open())
  } catch (error) {
    console.warn('The outbox on this device could not be read or written.', error)
    return otherwise
  }
}

/** Matches the keys of the index `owner` that begin with these parts: an array sorts after every text. */
function beginningWith(...parts: [owner: OwnerId, state?: EntryState]): IDBKeyRange {
  return IDBKeyRange.bound(parts, [...parts, []])
}

/** If IndexedDB is blocked, entries live as long as the page. */
const inMemory = new Map<string, OutboxEntry>()

/** Where entries are kept. None of these functions ever throws. */
export const outboxStore = {
  /** Settles once the entry is safe. */
  async put(entry: OutboxEntry): Promise<void> {
    const isOnDevice = await tried(async (database) => {
      // With strict durability this settles once the entry is on the disk.
      const { store, done } = database.transaction('entries', 'readwrite', { durability: 'strict' })
      await Promise.all([store.put(entry), done])
      return true
    }, false)
    if (isOnDevice) inMemory.delete(entry.id)
    else inMemory.set(entry.id, entry)
  },

  /** Notes what became of an entry that was sent, unless a newer one has taken its place meanwhile. */
  async settle({ id, queuedAt }: OutboxEntry, outcome: Partial<OutboxEntry> & { state: EntryState }): Promise<void> {
    const held = inMemory.get(id)
    if (held) {
      if (held.queuedAt === queuedAt) inMemory.set(id, { ...held, ...outcome })
      return
    }
    await tried(async (database) => {
      const { store, done } = database.transaction('entries', 'readwrite')
      const kept = await store.get(id)
      if (kept?.queuedAt === queuedAt) await store.put({ ...kept, ...outcome })
      await done
    }, undefined)
  },

  /** An owner's entries in these states, oldest first. */
  async entriesOf(owner: OwnerId, ...states: readonly EntryState[]): Promise<OutboxEntry[]> {
    const onDevice = await tried(async (database) => {
      const lists = states.map((state) => database.getAllFromIndex('entries', 'owner', beginningWith(owner, state)))
      return (await Promise.all(lists)).flat()
    }, [])
    const held = [...inMemory.values()].filter((entry) => entry.userId === owner && states.includes(entry.state))
    return [...onDevice, ...held].sort((one, other) => one.queuedAt - other.queuedAt)
  },

  /** Null if there is no such entry; `unknown` if the device cannot be read. */
  async stateOf(id: string): Promise<EntryState | 'unknown' | null> {
    const held = inMemory.get(id)
    return held ? held.state : tried(async (database) => (await database.get('entries', id))?.state ?? null, 'unknown')
  },

  /** The ids of a person's saved entries of one kind, without reading the entries themselves: results are large. */
  savedIds: (owner: OwnerId, kind: OutboxCall['kind']): Promise<string[]> =>
    tried((database) => database.getAllKeysFromIndex('entries', 'owner', [owner, 'saved', kind]), []),

  /** Makes saved entries wait again. */
  async sendAgain(ids: readonly string[]): Promise<void> {
    await tried(async (database) => {
      const { store, done } = database.transaction('entries', 'readwrite')
      for (const id of ids) {
        const kept = await store.get(id)
        if (!kept) continue
        const { savedAt: _, ...entry } = kept
        await store.put({ ...entry, state: 'waiting' })
      }
      await done
    }, undefined)
  },

  /** Drops the entries that were saved before a time, ms since 1970. */
  async dropSavedBefore(time: number): Promise<void> {
    await tried(async (database) => {
      const { store, done } = database.transaction('entries', 'readwrite')
      const ids = await store.index('savedAt').getAllKeys(IDBKeyRange.upperBound(time, true))
      await Promise.all([...ids.map((id) => store.delete(id)), done])
    }, undefined)
  },

  /** Drops every entry of an owner. */
  async forget(owner: OwnerId): Promise<void> {
    for (const [id, entry] of inMemory) if (entry.userId === owner) inMemory.delete(id)
    await tried(async (database) => {
      const { store, done } = database.transaction('entries', 'readwrite')
      const ids = await store.index('owner').getAllKeys(beginningWith(owner))
      await Promise.all([...ids.map((id) => store.delete(id)), done])
    }, undefined)
  },
}
