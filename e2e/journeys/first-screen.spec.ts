import { basename } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { question } from '../steps/take-a-quiz.ts'

/** The published pieces of content: 'q1-12', 'fallacy13-24', 'bias1-12', 'catalogue'. */
const CONTENT = /^(q\d|fallacy|bias|catalogue)/

/** Bytes of brotli; react-dom alone is 58,100. */
const MOST_SCRIPT = 115_000
const MOST_PAGE = 13_000

test('The first screen is one page, its fonts, and one script within budget, without question content', async ({
  page,
}) => {
  const asked: Request[] = []
  page.on('request', (request) => asked.push(request))
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: 'Standard Quiz', exact: true })).toBeVisible()
  // Waits until nothing more is fetched ahead.
  await page.waitForLoadState('networkidle')

  expect(asked.map(nameOf).filter((name) => CONTENT.test(name))).toEqual([])
  const sent = async (type: string) => {
    const sizes = await Promise.all(
      asked
        .filter((request) => request.resourceType() === type)
        .map(async (request) => (await request.sizes()).responseBodySize),
    )
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  const html = await (await page.request.get('/')).text()
  const named = html.match(/<(?:script|link)[^>]*(?:src|rel="(?:modulepreload|preload|stylesheet)")[^>]*>/g)
  expect(named).toHaveLength(1)
  const script = asked.find((request) => nameOf(request).startsWith('index-'))
  expect((await script!.sizes()).responseBodySize).toBeLessThanOrEqual(MOST_SCRIPT)
  expect(await sent('document')).toBeLessThanOrEqual(MOST_PAGE)
  expect(asked.filter((request) => request.resourceType() === 'font').length).toBeLessThanOrEqual(3)
})

for (const card of ['Standard Quiz', 'Bias Assessment', 'Fallacy Assessment']) {
  test(`The ${card} loads its twelve questions in at most 12 KB`, async ({ page }) => {
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
