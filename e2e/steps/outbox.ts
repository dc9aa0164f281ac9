import type { Page } from '@playwright/test'

/** How many entries the outbox on this device holds. */
export function waitingEntries(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((settle, fail) => {
        const opening = indexedDB.open('think-twice')
        opening.onerror = () => fail(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('entries').objectStore('entries').count()
          counting.onsuccess = () => settle(counting.result)
        }
      }),
  )
}
