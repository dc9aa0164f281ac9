/** Local storage that may be missing, full or forbidden: reading then finds nothing, and writing says that it failed. */

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
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
