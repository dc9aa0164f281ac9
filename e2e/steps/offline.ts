import { expect, type Page } from '@playwright/test'

/** Waits until the whole product, some three hundred files, is kept on the device and serves this page. */
export async function waitUntilReadyOffline(page: Page): Promise<void> {
  const isReady = () => navigator.serviceWorker.controller?.state === 'activated'
  await page.waitForFunction(isReady, undefined, { timeout: 60_000 })
}

/** Visits a page once, then cuts off the network. */
export async function visitThenLoseNetwork(page: Page, address = '/'): Promise<void> {
  await page.goto(address)
  await waitUntilReadyOffline(page)
  await page.context().setOffline(true)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
}
