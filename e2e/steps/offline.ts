import { expect, type Page } from '@playwright/test'

/** Waits until the product is kept on the device, whole, and serves this page; it is some three hundred files. */
export async function waitUntilReadyOffline(page: Page): Promise<void> {
  const isReady = () => navigator.serviceWorker.controller?.state === 'activated'
  await page.waitForFunction(isReady, undefined, { timeout: 60_000 })
}

/** One visit of a home page, then no network any more. */
export async function visitThenLoseNetwork(page: Page): Promise<void> {
  await page.goto('/')
  await waitUntilReadyOffline(page)
  await page.context().setOffline(true)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
}

/** What waits on this device to be sent: for whom, and of which kind. */
export function unsentEntries(page: Page): Promise<{ id: string; userId: number; kind: string }[]> {
  return page.evaluate(
    () =>
      new Promise<{ id: string; userId: number; kind: string }[]>((settle, fail) => {
        const opening = indexedDB.open('think-twice')
        opening.onerror = () => fail(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('entries').objectStore('entries').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            settle(reading.result.map(({ id, userId, call }) => ({ id, userId, kind: call.kind })))
          }
        }
      }),
  )
}

/** How many entries wait on this device to be sent. */
export async function countUnsent(page: Page): Promise<number> {
  return (await unsentEntries(page)).length
}
