import type { Page } from '@playwright/test'
import { Filter } from '../filter.ts'
import { expect, test } from '../journey-test.ts'
import { OwnServer } from '../own-server.ts'
import { expectHydrated } from '../steps/navigation.ts'
import { loseNetwork, waitUntilReadyOffline } from '../steps/offline.ts'

test.use({
  expectedComplaint: /MIME type|could not be (?:shown|loaded|confirmed)|dynamically imported|net::ERR_|integrity/,
})

let server: OwnServer
let filter: Filter
test.beforeAll(async () => {
  server = await OwnServer.started()
})
test.afterAll(() => server.remove())
test.beforeEach(async () => {
  filter = await Filter.before(server.port)
})
test.afterEach(() => filter.remove())

const STRAW_MAN = { name: 'Straw Man', exact: true }

async function goToLearn(page: Page): Promise<void> {
  // A click before that loads the page anew, with its catalog in it.
  await expectHydrated(page)
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Learn' }).click()
}

for (const [what, file] of [
  ['the script of a screen', /\/learn-screen-.*\.js$/],
  ['a script that screens share', /\/shared-.*\.js$/],
  ['a piece of content', /\/catalog-.*\.json$/],
] as const) {
  test(`A page that a filter put once in place of ${what} is not what stays`, async ({ page }) => {
    filter.replaceOnce((path) => file.test(path))
    const mended = page.waitForResponse(
      async (response) => file.test(response.url()) && !(await response.headerValue('content-type'))?.includes('html'),
    )
    await page.goto(filter.address)
    await goToLearn(page)
    const entry = page.getByRole('article', STRAW_MAN)
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(entry.or(again).first()).toBeVisible()
    expect(filter.replaced).toHaveLength(1)
    await (await mended).finished()
    if (!(await entry.isVisible())) await again.click()
    await expect(entry).toBeVisible()
  })
}

test.describe('The copies for use without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const [what, path] of [
    ['a script', /\/learn-screen-.*\.js$/],
    ['a font', /\.woff2$/],
    ['a page', /^\/learn$/],
  ] as const) {
    test(`are complete at the next visit after a filter put a page of its own in place of ${what}`, async ({
      page,
    }) => {
      // Only the worker asks for files in this way.
      filter.replaceOnce((asked, headers) => path.test(asked) && headers['sec-fetch-dest'] === 'empty')
      await page.goto(filter.address)
      // The worker starts when the page is idle, and then fetches all files.
      await expect.poll(() => filter.replaced.length, { timeout: 30_000 }).toBe(1)
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) ?? null))
        .toBeNull()
      await page.goto(filter.address)
      await waitUntilReadyOffline(page)
      await loseNetwork(page)
      await page.goto(`${filter.address}/learn`)
      await expect(page.getByRole('article', STRAW_MAN)).toBeVisible()
      expect(filter.replaced).toHaveLength(1)
    })
  }
})
