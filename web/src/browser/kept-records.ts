import { deviceTexts } from './kept-texts.ts'
import { parseJson } from './parse-json.ts'

type RecordOptions<Kept> = {
  /** Each record is kept under this prefix and its id. */
  prefix: string
  idOf: (kept: Kept) => string
  /** Reads what is found on the device as a record; null if we never wrote it. */
  check: (found: unknown) => Kept | null
  /** Turns a record into what is written, where the two differ. */
  written?: (kept: Kept) => object
}

/**
 * Records on the device, each under its own id. A page holds its own copy, and drops it for one that another tab kept
 * later; a record that another tab removes stays with the page that holds it.
 */
export function keptRecords<Kept extends { savedAt: number }>({
  prefix,
  idOf,
  check,
  written = (kept) => kept,
}: RecordOptions<Kept>) {
  const held = new Map<string, Kept>()
  const watchers = new Map<string, Set<(kept: Kept) => void>>()

  const find = (id: string): Kept | null => held.get(id) ?? parseJson(deviceTexts.read(prefix + id), check)

  const tell = (id: string) => {
    const kept = find(id)
    if (kept) for (const heed of watchers.get(id) ?? []) heed(kept)
  }

  globalThis.addEventListener?.('storage', ({ key, newValue }) => {
    if (!key?.startsWith(prefix)) return
    const id = key.slice(prefix.length)
    const kept = parseJson(newValue, check)
    if (!kept || kept.savedAt < (held.get(id)?.savedAt ?? 0)) return
    held.delete(id)
    tell(id)
  })
  // While the browser held the page for its Back button, it heard nothing from other tabs.
  globalThis.addEventListener?.('pageshow', ({ persisted }) => {
    if (!persisted) return
    held.clear()
    for (const id of watchers.keys()) tell(id)
  })

  return {
    find,

    /** Calls `heed` with each later copy that another tab keeps, until the returned function is called. */
    watch(id: string, heed: (kept: Kept) => void): () => void {
      const own = watchers.get(id) ?? new Set()
      watchers.set(id, own.add(heed))
      return () => {
        own.delete(heed)
        if (own.size === 0) watchers.delete(id)
      }
    },

    /** Makes this the page's own copy of the record; `write` brings it to the device. */
    hold(kept: Kept): void {
      held.set(idOf(kept), kept)
    },

    write(id: string): void {
      const kept = held.get(id)
      if (kept) deviceTexts.write(prefix + id, JSON.stringify(written(kept)))
    },

    drop(id: string): void {
      held.delete(id)
      deviceTexts.remove(prefix + id)
    },

    /** Every record, the most recently kept first. */
    all(): Kept[] {
      const onDevice = deviceTexts
        .keys()
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => parseJson(deviceTexts.read(key), check) ?? [])
      const byId = new Map(onDevice.map((kept) => [idOf(kept), kept]))
      for (const [id, kept] of held) byId.set(id, kept)
      return [...byId.values()].sort((one, other) => other.savedAt - one.savedAt)
    },
  }
}
