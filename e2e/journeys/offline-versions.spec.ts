import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { buildWebApp } from '../../scripts/build.ts'
import { expect, test } from '../journey-test.ts'
import { waitUntilReadyOffline } from '../steps/offline.ts'
import { roundQuestion } from '../steps/play-a-round.ts'
import { question } from '../steps/take-a-quiz.ts'

// The test builds the product and starts it three times.
test.setTimeout(120_000)
test.use({ serviceWorkers: 'allow', expectedComplaint: /net::ERR_/ })

test('A new version lets open attempts keep their pieces until their pages close, and then takes over', async ({
  server,
  page,
  context,
}) => {
  await page.goto(server.address)
  await waitUntilReadyOffline(page)
  const [oldWorker] = context.serviceWorkers()
  await page.goto(`${server.address}/?start=standard`)
  await question(page, '1').press('1')
  await page.keyboard.press('Enter')
  const [oldScript] = await scriptsOf(page)

  const newer = join(server.folder, 'newer')
  await buildNewer(newer)
  expect(readdirSync(join(newer, 'assets')).map((file) => `/assets/${file}`)).not.toContain(oldScript)
  await server.stop()
  await server.start(newer)

  // With a network, a page opened now is of the new version, though the old version's worker serves it.
  const other = await context.newPage()
  await other.goto(server.address)
  await expect.poll(() => isNewer(other)).toBe(true)
  await other.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect
    .poll(() => other.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
    .toBe('installed')

  // The open attempt goes on, with pieces that it had not asked for yet and that no server has anymore.
  await server.stop()
  await takeTheRest(page)
  await page.getByRole('link', { name: 'Back to Home' }).first().click()
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Learn' }).click()
  await expect(page.getByRole('article')).toHaveCount(24)
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Study/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Worked example' })).toBeVisible()
  expect(await isNewer(page)).toBe(false)
  // The new version is already complete, so a page that it served goes on too.
  await other.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Learn' }).click()
  await expect(other.getByRole('article')).toHaveCount(24)

  // With a debugger attached, as here, Chromium now and then never answers a page that is opened while a worker ends.
  const oldIsGone = new Promise((settle) => oldWorker!.once('close', settle))
  await page.close()
  await other.close()
  await oldIsGone
  const next = await context.newPage()
  await next.goto(server.address)
  expect(await isNewer(next)).toBe(true)
  await expect.poll(() => next.evaluate((path) => caches.match(path).then(Boolean), oldScript!)).toBe(false)
  await next.goto(`${server.address}/?round=start`)
  await expect(roundQuestion(next, 1)).toBeVisible()
})

/** The same product, built from changed code, so that its scripts have other names. */
async function buildNewer(folder: string): Promise<void> {
  await buildWebApp({
    build: { outDir: folder, emptyOutDir: true },
    plugins: [
      {
        name: 'newer',
        transform: (code, id) =>
          id.endsWith('/web/src/main.tsx') ? `document.documentElement.dataset.newer = ''\n${code}` : null,
      },
    ],
  })
}

function isNewer(page: Page): Promise<boolean> {
  return page.evaluate(() => 'newer' in document.documentElement.dataset)
}

function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')].map(({ src }) => new URL(src).pathname),
  )
}

async function takeTheRest(page: Page): Promise<void> {
  for (let number = 2; number <= 12; number++) {
    await question(page, String(number), '12').press('1')
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Quiz Results' })).toBeVisible()
}
