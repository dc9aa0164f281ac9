import type * as z from 'zod/mini'
import { create } from 'zustand'
import { checked, keysOnDevice, parsed, readText, whenStorageChanges, writeText } from './storage.ts'

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
