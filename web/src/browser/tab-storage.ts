/** Session storage, which outlives a reload and not the tab. Where it keeps nothing, the page remembers until it is left. */
const inMemory = new Map<string, string>()

export function readFromTab(key: string): string | null {
  try {
    return inMemory.get(key) ?? sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** A failure is logged and otherwise harmless. */
export function writeToTab(key: string, value: string): void {
  inMemory.delete(key)
  try {
    sessionStorage.setItem(key, value)
  } catch (error) {
    inMemory.set(key, value)
    console.warn(`Could not keep “${key}” in this tab.`, error)
  }
}

export function removeFromTab(key: string): void {
  inMemory.delete(key)
  try {
    sessionStorage.removeItem(key)
  } catch (error) {
    console.warn(`Could not remove “${key}” from this tab.`, error)
  }
}
