import type { Browser, Page, Request } from '@playwright/test'
import { addressOf, openSlowPhone, type Target } from './bench-phone.ts'

declare global {
  /** What the scripts below leave on the measured page: milliseconds, and layout shift as browsers count it. */
  interface Window {
    lcp: number
    shift: number
    askedAt: number
    answered: number
  }
}

/** `asks`: the first thing to be seen is a question. */
export type Opened = { name: string; target: Target; path: string; asks: boolean }

/**
 * Milliseconds and bytes. `script` is the JavaScript that arrives before the first question, in so many `files`, and
 * `content` the questions and concepts fetched by then; where nothing is asked, they are what the page itself names.
 * `later` is all the rest. `answered` is when the first answer was kept, 0 where nothing is asked.
 */
export type FirstPaint = { lcp: number; shift: number; answered: number } & Sent

type Sent = { script: number; files: number; content: number; later: number }

/** A cold visit without a touch and, where something is asked, another that answers: what is painted depends on it. */
export async function measureFirstPaint(browser: Browser, opened: Opened): Promise<FirstPaint> {
  return { ...(await onlyLook(browser, opened)), answered: opened.asks ? await answerFirst(browser, opened) : 0 }
}

async function onlyLook(browser: Browser, { target, path, asks }: Opened): Promise<Omit<FirstPaint, 'answered'>> {
  const address = addressOf(target) + path
  const { context, page } = await openSlowPhone(browser, target)
  const requests: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.json')) requests.push(request)
  })
  await page.addInitScript(observePaint)
  await page.goto(address)
  if (asks) await page.getByRole('radio').first().waitFor()
  await waitUntilQuiet(page)
  const html = await (await page.request.get(address)).text()
  const isNamed = ({ pathname }: URL) => html.includes(pathname)
  const early = new Set(await page.evaluate(cameBeforeQuestion))
  const sent = await countBytes(requests, (url) => (asks ? early.has(url.href) : isNamed(url)))
  const { lcp, shift } = await page.evaluate(() => ({ lcp: window.lcp, shift: window.shift }))
  await context.close()
  return { lcp, shift, ...sent }
}

/** Runs in the page. */
function observePaint(): void {
  Object.assign(window, { lcp: 0, shift: 0, askedAt: 0 })
  const look = () => {
    if (document.querySelector('input[type="radio"]')) Object.assign(window, { askedAt: performance.now() })
    else requestAnimationFrame(look)
  }
  look()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) Object.assign(window, { lcp: entry.startTime })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      Object.assign(window, { shift: window.shift + Reflect.get(entry, 'value') })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page. */
function cameBeforeQuestion(): string[] {
  // The list is typed for entries of any kind; those by this name are of this kind.
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return resources.filter(({ responseEnd }) => responseEnd <= window.askedAt).map(({ name }) => name)
}

/** On a slow device a large script may run long after the network is quiet. */
async function waitUntilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => window.lcp > 0 && performance.now() - Math.max(window.lcp, window.askedAt) > 1000)
}

async function countBytes(requests: readonly Request[], comesFirst: (url: URL) => boolean): Promise<Sent> {
  const sent: Sent = { script: 0, files: 0, content: 0, later: 0 }
  // What arrives from here on is too late to count.
  for (const request of [...requests]) {
    const { responseBodySize } = await request.sizes()
    if (!comesFirst(new URL(request.url()))) sent.later += responseBodySize
    else if (request.resourceType() === 'script') {
      sent.script += responseBodySize
      sent.files++
    } else sent.content += responseBodySize
  }
  return sent
}

/** Milliseconds until an answer is kept: an option is clicked as soon as it appears, and again until it is kept. */
async function answerFirst(browser: Browser, { target, path }: Opened): Promise<number> {
  const { context, page } = await openSlowPhone(browser, target)
  await page.addInitScript(answerEarly)
  await page.goto(addressOf(target) + path)
  await page.waitForFunction(() => window.answered > 0)
  const answered = await page.evaluate(() => window.answered)
  await context.close()
  return answered
}

/** Runs in the page. An answer is kept if its option is still checked two frames later. */
function answerEarly(): void {
  Object.assign(window, { answered: 0 })
  const answer = () => {
    const option = document.querySelector<HTMLInputElement>('input[type="radio"]')
    option?.click()
    const look = () => {
      if (option?.isConnected && option.checked) Object.assign(window, { answered: performance.now() })
      else answer()
    }
    requestAnimationFrame(() => requestAnimationFrame(look))
  }
  answer()
}
