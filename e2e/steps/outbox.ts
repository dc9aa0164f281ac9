import type { Page } from '@playwright/test'

/** What stands beside something that waits in the outbox. */
export const WAITING = 'Saved on this device. It will be sent when the connection is back.'

/** The browser's own line and ours for a server that does not answer. */
export const NO_ANSWER =
  /Failed to load resource: (net::|the server responded with a status of (?:403|503))|could not be (?:sent|ended)|has not arrived/

/** Empties the outbox, as if the page had closed before what was finished got there. */
export async function emptyOutbox(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((settle, fail) => {
        const opening = indexedDB.open('think-twice-outbox')
        opening.onerror = () => fail(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('entries', 'readwrite')
          transaction.objectStore('entries').clear()
          transaction.oncomplete = () => {
            opening.result.close()
            settle()
          }
        }
      }),
  )
}
