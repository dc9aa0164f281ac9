/** Local storage that may be missing, full or forbidden: reading then finds nothing, and writing says that it failed. */

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * What `check` makes of the JSON that is kept under a key; null when nothing is kept, or nothing that can be read. It may be cut
 * short, of an earlier version, or not ours: `check` gets it as unknown.
 */
export function readJson<Value>(key: string, check: (kept: unknown) => Value | null): Value | null {
  return parseJson(readStored(key), check)
}

/** The same of a text that was read already. */
export function parseJson<Value>(text: string | null, check: (kept: unknown) => Value | null): Value | null {
  if (text === null) return null
  let kept: unknown
  try {
    kept = JSON.parse(text)
  } catch {
    return null
  }
  return check(kept)
}

/** True when it is kept. A failure is logged and otherwise harmless: the page goes on from memory. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch (error) {
    console.warn(`Could not keep “${key}” on this device.`, error)
    return false
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch (error) {
    console.warn(`Could not remove “${key}” from this device.`, error)
  }
}

export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
