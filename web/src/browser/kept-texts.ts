/**
 * Texts that the browser keeps by key. Its storage may be missing, full or forbidden: then the page remembers what it
 * wrote until it is closed, and a failure to write is logged.
 */
export type KeptTexts = ReturnType<typeof textsIn>

/** Texts that outlive the page. */
export const deviceTexts = textsIn('this device', () => localStorage)
/** Texts that outlive a reload but not the tab. */
export const tabTexts = textsIn('this tab', () => sessionStorage)

/** The storage comes as a function, because some browsers forbid even reading the property. */
function textsIn(place: string, storage: () => Storage) {
  const inMemory = new Map<string, string>()
  return {
    read(key: string): string | null {
      try {
        return inMemory.get(key) ?? storage().getItem(key)
      } catch {
        return null
      }
    },

    write(key: string, text: string): void {
      try {
        storage().setItem(key, text)
        inMemory.delete(key)
      } catch (error) {
        inMemory.set(key, text)
        console.warn(`Could not keep “${key}” on ${place}.`, error)
      }
    },

    remove(key: string): void {
      inMemory.delete(key)
      try {
        storage().removeItem(key)
      } catch (error) {
        console.warn(`Could not remove “${key}” from ${place}.`, error)
      }
    },

    keys(): string[] {
      try {
        return [...new Set([...Object.keys(storage()), ...inMemory.keys()])]
      } catch {
        return [...inMemory.keys()]
      }
    },
  }
}
