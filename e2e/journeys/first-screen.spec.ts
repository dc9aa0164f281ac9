import { basename } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { expect, test } from '../helpers/journey.ts'
import { question } from '../helpers/learner.ts'

/** The published pieces of content: 'q1-12', 'fallacy13-24', 'bias1-12', 'catalogue'. */
const CONTENT = /^(q\d|fallacy|bias|catalogue)/

test('The first screen asks for no question content', async ({ page }) => {
  const asked = watchContent(page)

  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: 'Standard Quiz', exact: true })).toBeVisible()
  // Once nothing more is fetched ahead.
  await page.waitForLoadState('networkidle')

  expect(asked.map(nameOf)).toEqual([])
})

for (const card of ['Standard Quiz', 'Bias Assessment', 'Fallacy Assessment']) {
  test(`The ${card} fetches its twelve questions in at most 12 KB`, async ({ page }) => {
    const asked = watchContent(page)
    await page.goto('/')

    await page.getByRole('main').getByRole('link', { name: card, exact: true }).click()
    await expect(question(page, '1')).toBeVisible()
    await page.waitForLoadState('networkidle')

    expect(asked.length).toBeGreaterThan(0)
    const sizes = await Promise.all(asked.map(async (request) => (await request.sizes()).responseBodySize))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(12 * 1024)
    for (const request of asked) {
      const answer = await request.response()
      expect(await answer?.headerValue('content-encoding')).toBe('br')
      expect(await answer?.headerValue('cache-control')).toContain('immutable')
    }
  })
}

/** Collects the requests for content from here on. */
function watchContent(page: Page): Request[] {
  const asked: Request[] = []
  page.on('request', (request) => {
    if (CONTENT.test(nameOf(request))) asked.push(request)
  })
  return asked
}

function nameOf(request: Request): string {
  return basename(new URL(request.url()).pathname)
}
