import type * as z from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** Values outlive the page on the device, and only a reload in the tab. */
type Area = 'device' | 'tab'

/** A value that is kept under a key of its own. */
export type KeptValue<Value> = {
  get: () => Value
  set: (value: Value) => void
  /** For components; they are drawn again when the value changes, here or in another tab. */
  use: () => Value
  subscribe: (listener: (value: Value) => void) => void
  /** Reads the storage again: the event that tells of another tab's change may still be on its way. */
  reread: () => void
}

type ValueOptions<Kept, Initial> = {
  key: string
  /** Anything else that is found under the key counts as absent. */
  schema: z.ZodMiniType<Kept>
  /** The value as long as nothing is kept, and on prerendered pages. Setting it removes the key. */
  initial: Initial
  area?: Area
  /** The value is kept as plain text, not as JSON. */
  isText?: boolean
}

/**
 * A value in the browser's storage. If the storage is missing, full or forbidden, that is logged, and the page remembers
 * the value until it is closed.
 */
export function keptValue<Kept, const Initial>(options: ValueOptions<Kept, Initial>): KeptValue<Kept | Initial> {
  type Value = Kept | Initial
  const { key, schema, initial, area = 'device', isText = false } = options

  const store = create<{ value: Value }>()(
    persist((): { value: Value } => ({ value: initial }), {
      name: key,
      storage: {
        getItem: () => {
          const text = readText(area, key)
          const kept = text === null ? null : checked(schema, isText ? text : parsed(text))
          return { state: { value: kept ? kept.data : initial } }
        },
        setItem: (_, { state: { value } }) => {
          writeText(area, key, value === initial ? null : isText ? String(value) : JSON.stringify(value))
        },
        removeItem: () => writeText(area, key, null),
      },
    }),
  )
  const reread = () => void store.persist.rehydrate()
  whenStorageChanges(key, reread)
  return {
    get: () => store.getState().value,
    set: (value) => store.setState({ value }),
    use: () => store(({ value }) => value),
    subscribe: (listener) =>
      store.subscribe(({ value }, before) => {
        if (value !== before.value) listener(value)
      }),
    reread,
  }
}

/** A value for each learner; the id of a visitor is null. */
export function keptForEach<Kept, const Initial>({ key, ...options }: ValueOptions<Kept, Initial>) {
  const values = new Map<number | null, KeptValue<Kept | Initial>>()
  return (userId: number | null): KeptValue<Kept | Initial> => {
    const value = values.get(userId) ?? keptValue({ ...options, key: `${key}:${userId ?? 'visitor'}` })
    values.set(userId, value)
    return value
  }
}

/**
 * Records on the device, each under `prefix:id`, so that tabs do not overwrite each other's. A record that another tab
 * keeps later replaces the page's own; one that another tab removes stays with this page.
 */
export function keptRecords<Kept extends { savedAt: number }>(prefix: string, schema: z.ZodMiniType<Kept>) {
  const keyOf = (id: string) => `${prefix}:${id}`
  const watchers = new Set<(id: string, kept: Kept) => void>()

  const readAll = (): Readonly<Record<string, Kept>> =>
    Object.fromEntries(
      keysOnDevice()
        .filter((key) => key.startsWith(keyOf('')))
        .flatMap((key) => {
          const kept = checked(schema, parsed(readText('device', key) ?? ''))
          return kept ? [[key.slice(keyOf('').length), kept.data] as const] : []
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
    const kept = checked(schema, parsed(newValue))
    if (!kept || kept.data.savedAt < (store.getState()[id]?.savedAt ?? 0)) return
    store.setState({ [id]: kept.data })
    for (const watcher of watchers) watcher(id, kept.data)
  })

  function keep(id: string, kept: Kept): void {
    store.setState({ [id]: kept })
    writeText('device', keyOf(id), JSON.stringify(kept))
  }

  return {
    find: (id: string): Kept | null => store.getState()[id] ?? null,

    get: store.getState,

    /** Every record by its id, for components. */
    use: (): Readonly<Record<string, Kept>> => store(),

    /** Every record, the most recently kept first. */
    all: (): Kept[] => Object.values(store.getState()).sort((one, other) => other.savedAt - one.savedAt),

    keep,

    /** Drops a record; the returned function brings it back. */
    drop(id: string): () => void {
      const { [id]: dropped, ...others } = store.getState()
      store.setState(others, true)
      writeText('device', keyOf(id), null)
      return () => {
        if (dropped) keep(id, dropped)
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

/** Functions that read everything again. */
const rereads = new Set<() => void>()

/** As if the page had been loaded anew: for a page that comes back by the Back button, and for tests. */
export function rereadStorage(): void {
  for (const reread of rereads) reread()
}

// While the browser held the page for its Back button, it was told of no changes in other tabs.
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted) rereadStorage()
})

/** Calls a function when another tab has changed this key, or has cleared the storage. */
function whenStorageChanges(watched: string | null, reread: () => void): void {
  rereads.add(reread)
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key === null || key === watched) reread()
  })
}

function checked<Kept>(schema: z.ZodMiniType<Kept>, found: unknown): { data: Kept } | null {
  const { success, data } = schema.safeParse(found)
  return success ? { data } : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // It was cut short, or is not ours.
    return undefined
  }
}

/** Some browsers forbid even reading the property. */
function storageOf(area: Area): Storage {
  return area === 'device' ? localStorage : sessionStorage
}

function readText(area: Area, key: string): string | null {
  try {
    return storageOf(area).getItem(key)
  } catch {
    return null
  }
}

function keysOnDevice(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

function writeText(area: Area, key: string, text: string | null): void {
  try {
    if (text === null) storageOf(area).removeItem(key)
    else storageOf(area).setItem(key, text)
  } catch (error) {
    console.warn(`“${key}” could not be kept on this ${area}.`, error)
  }
}
