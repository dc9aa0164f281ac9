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

/** How many entries wait on this device to be sent. */
export function countUnsent(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((settle, fail) => {
        const opening = indexedDB.open('think-twice')
        opening.onerror = () => fail(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('entries').objectStore('entries').count()
          counting.onsuccess = () => {
            opening.result.close()
            settle(counting.result)
          }
        }
      }),
  )
}
