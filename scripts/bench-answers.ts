import type { Browser, Page } from '@playwright/test'
import { median } from '../server/bench/rounds.ts'
import { addressOf, openPhone, type Target } from './bench-phone.ts'

declare global {
  /** What the script below leaves on the measured page: the events of clicks, with their milliseconds. */
  interface Window {
    events: { name: string; duration: number }[]
  }
}

export const QUESTIONS = 48

/** The figures of one session: milliseconds, and megabytes. */
export type Session = { p50: number; finish: number; longest: number; heap: number }

/** Clicks 48 answers, then Finish, and waits for the results. */
export async function answerAll(browser: Browser, target: Target, path: string): Promise<Session> {
  const { context, page, session } = await openPhone(browser, target)
  await page.addInitScript(observeEvents)
  await page.goto(addressOf(target) + path)
  await page.getByRole('radio').first().waitFor()
  await page.waitForLoadState('networkidle')
  const answers: number[] = []
  let finish = 0
  for (let number = 1; number <= QUESTIONS; number++) {
    await page
      .getByRole('radio')
      .nth(number % 4)
      .click()
    answers.push(await longestSince(page))
    await page.getByRole('button', { name: /^(Next|Finish)/ }).click()
    const after = await longestSince(page)
    if (number === QUESTIONS) finish = after
    else answers.push(after)
  }
  await page.getByRole('heading', { level: 1 }).waitFor()
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await context.close()
  return { p50: median(answers), finish, longest: Math.max(...answers, finish), heap: usedSize / 1e6 }
}

/** Runs in the page. */
function observeEvents(): void {
  const events: { name: string; duration: number }[] = []
  Object.assign(window, { events })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // The click or key itself, not the events that come with it.
      if (Reflect.get(entry, 'interactionId') > 0) events.push({ name: entry.name, duration: entry.duration })
    }
    // The compiler's list of these options lacks `durationThreshold`.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/**
 * The longest event since the last call, in bins of 8 ms. The browser reports a click some time after its paint, so
 * this waits for it; a click of less than 16 ms is never reported, and counts as 8 when the wait is over.
 */
async function longestSince(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    await frame()
    await frame()
    const paintedAt = performance.now()
    while (performance.now() - paintedAt < 500 && !window.events.some(({ name }) => name === 'click')) await frame()
    return Math.max(8, ...window.events.splice(0).map(({ duration }) => duration))
  })
}
