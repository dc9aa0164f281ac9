import { expect, type Page } from '@playwright/test'

/** Waits until the whole product, some three hundred files, is kept on the device and serves this page. */
export async function waitUntilReadyOffline(page: Page): Promise<void> {
  const isReady = () => navigator.serviceWorker.controller?.state === 'activated'
  await page.waitForFunction(isReady, undefined, { timeout: 60_000 })
}

/** Visits the home page once, then cuts off the network. */
export async function visitThenLoseNetwork(page: Page): Promise<void> {
  await page.goto('/')
  await waitUntilReadyOffline(page)
  await page.context().setOffline(true)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
}

type Unsent = { id: string; userId: number; kind: string; refused?: string }

/** What waits on this device to be sent: for whom, of which kind, and why the server refused it, if it did. */
export function unsentEntries(page: Page): Promise<Unsent[]> {
  return page.evaluate(
    () =>
      new Promise<Unsent[]>((settle, fail) => {
        const opening = indexedDB.open('think-twice-outbox')
        opening.onerror = () => fail(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('entries').objectStore('entries').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            const unsent = reading.result.filter(({ state }) => state !== 'saved')
            settle(unsent.map(({ id, userId, call, refused }) => ({ id, userId, kind: call.kind, refused })))
          }
        }
      }),
  )
}

/** How many entries wait on this device to be sent. */
export async function countUnsent(page: Page): Promise<number> {
  return (await unsentEntries(page)).length
}
