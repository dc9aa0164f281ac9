import type * as z from 'zod/mini'
import { create } from 'zustand'
import { timeNow } from './clock.ts'
import { checked, keysOnDevice, parseJson, readText, whenStorageChanges, writeText } from './storage.ts'

/**
 * When a record was kept: in milliseconds since 1970, for people to read, and its place among all records of the device. A
 * clock may be set back, so only the place says which is later.
 */
export type KeptAt = { savedAt: number; place: number }

/** The place of the record kept last, as far as this page knows. */
let latest = 0

/**
 * Records on the device, each under `prefix:id`, so that tabs do not overwrite each other's. A record that another tab
 * keeps later replaces the page's own; one that another tab removes stays with this page.
 */
export function keptRecords<Kept extends KeptAt>(prefix: string, schema: z.ZodMiniType<Kept>) {
  const keyOf = (id: string) => `${prefix}:${id}`
  const watchers = new Set<(id: string, kept: Kept) => void>()

  function read(text: string | null): Kept | null {
    const kept = checked(schema, parseJson(text ?? ''))?.data ?? null
    if (kept) latest = Math.max(latest, kept.place)
    return kept
  }

  const readAll = (): Readonly<Record<string, Kept>> =>
    Object.fromEntries(
      keysOnDevice()
        .filter((key) => key.startsWith(keyOf('')))
        .flatMap((key) => {
          const kept = read(readText('device', key))
          return kept ? [[key.slice(keyOf('').length), kept] as const] : []
        }),
    )

  // Prerendered pages have no records, so they come after the initial state.
  const store = create<Readonly<Record<string, Kept>>>(() => ({}))
  store.setState(readAll(), true)

  whenStorageChanges(null, () => {
    store.setState(readAll(), true)
    for (const [id, kept] of Object.entries(store.getState())) for (const watcher of watchers) watcher(id, kept)
  })
  globalThis.addEventListener?.('storage', ({ key, newValue }) => {
    if (!key?.startsWith(keyOf('')) || newValue === null) return
    const id = key.slice(keyOf('').length)
    const kept = read(newValue)
    if (!kept || kept.place < (store.getState()[id]?.place ?? 0)) return
    store.setState({ [id]: kept })
    for (const watcher of watchers) watcher(id, kept)
  })

  function put(id: string, kept: Kept): void {
    store.setState({ [id]: kept })
    writeText('device', keyOf(id), JSON.stringify(kept))
  }

  return {
    find: (id: string): Kept | null => store.getState()[id] ?? null,

    get: store.getState,

    /** Every record by its id, for components. */
    use: (): Readonly<Record<string, Kept>> => store(),

    /** Keeps a record as of now. */
    keep(id: string, record: Omit<Kept, keyof KeptAt>): void {
      latest += 1
      // The compiler cannot tell that a record is complete with its time and place.
      put(id, { ...record, savedAt: timeNow(), place: latest } as Kept)
    },

    /** Changes a record; its time and place stay as they were. */
    put,

    /** Drops a record; the returned function brings it back. */
    drop(id: string): () => void {
      const { [id]: dropped, ...others } = store.getState()
      store.setState(others, true)
      writeText('device', keyOf(id), null)
      return () => {
        if (dropped) put(id, dropped)
      }
    },

    /** Calls a listener with each later copy that another tab keeps, until the returned function is called. */
    watch(watched: string, listener: (kept: Kept) => void): () => void {
      const watcher = (id: string, kept: Kept) => {
        if (id === watched) listener(kept)
      }
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
}

/** The owner of what a seat in a class answered. */
export type SeatOwner = `seat:${string}`
/** The owner of something on this device: a person, by the id of the account, or a seat. */
export type OwnerId = number | SeatOwner

export function seatOwner(seatId: string): SeatOwner {
  return `seat:${seatId}`
}

export function isSeatOwner(owner: OwnerId | null): owner is SeatOwner {
  return typeof owner === 'string'
}

/** Work on the device, and whose it is: null as long as it is a visitor's. */
type Owned = KeptAt & { ownerId: OwnerId | null }

type Ended<Kept> = {
  isEnded: (kept: Omit<Kept, keyof KeptAt>) => boolean
  /** How many that have ended are kept, the latest. */
  most: number
}

/**
 * A quiz or a round is kept on the device with its owner, so that a reload, the Back button or a closed page loses none.
 */
export function ownedRecords<Kept extends Owned>(
  prefix: string,
  schema: z.ZodMiniType<Kept>,
  { isEnded, most }: Ended<Kept>,
) {
  const records = keptRecords(prefix, schema)
  const { find, put, drop } = records

  return {
    ...records,

    /** Keeps a record as of now; of those that have ended, the oldest are dropped. */
    keep(id: string, record: Omit<Kept, keyof KeptAt>): void {
      records.keep(id, record)
      if (!isEnded(record)) return
      const ended = Object.entries(records.get()).filter(([, each]) => isEnded(each))
      const oldest = ended.toSorted(([, one], [, other]) => other.place - one.place).slice(most)
      for (const [each] of oldest) drop(each)
    },

    /** Whose record it is; null if it is a visitor's, or unknown. */
    ownerOf: (id: string): Kept['ownerId'] | null => find(id)?.ownerId ?? null,

    /**
     * The record, if this person may open it: their own, one that is still a visitor's, or a seat's, which is dropped when
     * the seat is left.
     */
    open(id: string, personId: number | null): Kept | null {
      const kept = find(id)
      if (!kept) return null
      const { ownerId } = kept
      return ownerId === null || ownerId === personId || isSeatOwner(ownerId) ? kept : null
    },

    /** Turns a visitor's record into this person's. */
    claim(id: string, ownerId: number): void {
      const kept = find(id)
      if (kept) put(id, { ...kept, ownerId })
    },

    /** Drops the records of a person whose account was deleted, or of a seat that was left. */
    dropOf(owner: OwnerId): void {
      for (const [id, { ownerId }] of Object.entries(records.get())) if (ownerId === owner) drop(id)
    },
  }
}
