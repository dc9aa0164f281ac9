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
  await loseNetwork(page)
}

const OFFLINE = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

/**
 * Cuts off the network until `regainNetwork`. Chromium 150 says `navigator.onLine` again in every page that a worker has
 * served since, so each page is told anew.
 */
export async function loseNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true)
  const tell = async () => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', OFFLINE)
    told.set(page, [...(told.get(page) ?? []), session])
  }
  page.on('domcontentloaded', () => tell().catch(() => {}))
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
}

/** Sessions that say to a page that it is offline. */
const told = new WeakMap<Page, Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>[]>()

/** Gives the network back to all pages of the browser. */
export async function regainNetwork(page: Page): Promise<void> {
  page.removeAllListeners('domcontentloaded')
  for (const session of told.get(page) ?? []) await session.detach()
  told.delete(page)
  await page.context().setOffline(false)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true)
}
