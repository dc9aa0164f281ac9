/** Watches or holds the requests of a page. */
import type { Page } from '@playwright/test'

/** The requests that change something, from here on: 'POST /api/users'. */
export function watchWrites(page: Page): string[] {
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return writes
}

/** Holds requests back until the returned function is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Holds the app's own code back until the returned function is called. */
export function holdCode(page: Page): Promise<() => void> {
  return hold(page, '**/assets/index-*.js')
}
