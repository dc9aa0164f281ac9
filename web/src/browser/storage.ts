import type * as z from 'zod/mini'

/** Records on the device outlive the page; records in the tab outlive only a reload. */
export type Area = 'device' | 'tab'

/** Functions that read everything again. */
const rereads = new Set<() => void>()

/** As if the page had been loaded anew: for a page that comes back by the Back button, and for tests. */
export function rereadStorage(): void {
  for (const reread of rereads) reread()
}

// While the browser held the page for its Back button, the page did not hear of changes in other tabs.
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted) rereadStorage()
})

/** Calls a function when another tab has changed this key, or has cleared the storage. */
export function whenStorageChanges(watched: string | null, reread: () => void): void {
  rereads.add(reread)
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key === null || key === watched) reread()
  })
}

/** The stored value if it has the expected shape. */
export function checked<Kept>(schema: z.ZodMiniType<Kept>, found: unknown): { data: Kept } | null {
  const { success, data } = schema.safeParse(found)
  return success ? { data } : null
}

/** Undefined for a text that is not JSON. */
export function parseJson(text: string): unknown {
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

/** Null if nothing is kept, or the storage cannot be read. */
export function readText(area: Area, key: string): string | null {
  try {
    return storageOf(area).getItem(key)
  } catch {
    // The browser forbids storage, so nothing can have been kept.
    return null
  }
}

export function keysOnDevice(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    // The browser forbids storage, so nothing can have been kept.
    return []
  }
}

/** Null removes the key. A failure is only logged. */
export function writeText(area: Area, key: string, text: string | null): void {
  try {
    if (text === null) storageOf(area).removeItem(key)
    else storageOf(area).setItem(key, text)
  } catch (error) {
    console.warn(`“${key}” could not be kept on this ${area}.`, error)
  }
}
