import { basename } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { question } from '../steps/take-a-quiz.ts'

/** The published pieces of content: 'q1-12', 'fallacy13-24', 'bias1-12', 'catalog'. */
const CONTENT = /^(q\d|fallacy|bias|catalog)/

/** Bytes of brotli; react-dom alone is 58,100. */
const MOST_SCRIPT = 115_000
const MOST_PAGE = 13_000
const MOST_QUESTIONS = 12 * 1024

test('Home is one page, its fonts, and one script within budget, and a quiz adds its twelve questions alone', async ({
  page,
}) => {
  const atHome = watchRequests(page)
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: 'Standard Quiz', exact: true })).toBeVisible()
  // Waits until nothing more is fetched ahead.
  await page.waitForLoadState('networkidle')
  expect(atHome.map(nameOf).filter((name) => CONTENT.test(name))).toEqual([])
  const html = await (await page.request.get('/')).text()
  const named = html.match(/<(?:script|link)[^>]*(?:src|rel="(?:modulepreload|preload|stylesheet)")[^>]*>/g)
  expect(named).toHaveLength(1)
  expect(await bytesOf(atHome.filter((each) => nameOf(each).startsWith('index-')))).toBeLessThanOrEqual(MOST_SCRIPT)
  expect(await bytesOf(atHome.filter((each) => each.resourceType() === 'document'))).toBeLessThanOrEqual(MOST_PAGE)
  expect(atHome.filter((request) => request.resourceType() === 'font').length).toBeLessThanOrEqual(3)

  for (const card of ['Standard Quiz', 'Bias Assessment', 'Fallacy Assessment']) {
    await page.goto('/')
    const asked = watchRequests(page)
    await page.getByRole('main').getByRole('link', { name: card, exact: true }).click()
    await expect(question(page, '1')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const pieces = asked.filter((request) => CONTENT.test(nameOf(request)))
    expect(pieces.length).toBeGreaterThan(0)
    expect(await bytesOf(pieces)).toBeLessThanOrEqual(MOST_QUESTIONS)
    for (const request of pieces) {
      const answer = await request.response()
      expect(await answer?.headerValue('content-encoding')).toBe('br')
      expect(await answer?.headerValue('cache-control')).toContain('immutable')
    }
  }
})

/** Collects the requests from here on. */
function watchRequests(page: Page): Request[] {
  const asked: Request[] = []
  page.on('request', (request) => asked.push(request))
  return asked
}

async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}

function nameOf(request: Request): string {
  return basename(new URL(request.url()).pathname)
}
