import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { median } from '../core/src/learning/statistics.ts'
import { itemAt } from '../core/src/required.ts'
import { ratiosOf, spread, takeRounds } from '../server/bench/rounds.ts'
import { startServer } from '../server/test/server-process.ts'
import { launchBrowser } from './browser.ts'
import { buildWhenStale, WEB_BUILD } from './build.ts'

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7)
const PAGES = { home: '/', catalog: '/learn', concept: '/learn?focus=straw-man&type=logical-fallacies' }
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const CPU_SLOWDOWN = 4
/** Lighthouse's slow 4G: a round trip of 150 ms, 1.6 Mbit a second down and 0.75 up, given in bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }

/** `lcp`: milliseconds. `page` and `script`: bytes as sent, of the page itself and of the scripts that it names. */
type Visit = { lcp: number; page: number; script: number }

/**
 * Prints the largest contentful paint and the bytes of three pages, each divided by the same page reduced to its words
 * and links, without script, style and font. The two take turns, on a slow phone with nothing cached.
 */
export async function benchPages(): Promise<void> {
  await buildWhenStale()
  const folder = mkdtempSync(join(tmpdir(), 'think-twice-bench-'))
  const product = await startServer({ DATA_DIR: folder, WEB_FOLDER: WEB_BUILD })
  const plain = await servePlainPages(product.address)
  const browser = await launchBrowser()
  try {
    const targets = Object.values(PAGES).flatMap((path) => [product.address + path, plain.address + path])
    const visits = await takeRounds(targets, ROUNDS, (address) => visit(browser, address))
    console.log(`\nPages on slow 4G, CPU ÷ ${CPU_SLOWDOWN}, min / median / max of ${ROUNDS} rounds\n`)
    console.log(
      '| page | LCP, ms | without script | ratio | page, kB | script it names, kB |\n|---|---|---|---|---|---|',
    )
    for (const [index, name] of Object.keys(PAGES).entries()) {
      printRow(name, itemAt(visits, 2 * index), itemAt(visits, 2 * index + 1))
    }
  } finally {
    await browser.close()
    plain.stop()
    await product.stop('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

function printRow(name: string, ours: readonly Visit[], plain: readonly Visit[]): void {
  const paints = (visits: readonly Visit[]) => visits.map(({ lcp }) => lcp)
  const kilobytes = (field: 'page' | 'script') => (median(ours.map((visit) => visit[field])) / 1000).toFixed(1)
  const ratios = ratiosOf(paints(ours), paints(plain))
  const figures = [spread(paints(ours), 0), spread(paints(plain), 0), spread(ratios, 2)]
  console.log(`| ${[name, ...figures, kilobytes('page'), kilobytes('script')].join(' | ')} |`)
}

/** Serves the words and links of the product's pages, compressed as the product compresses them. */
async function servePlainPages(address: string): Promise<{ address: string; stop: () => void }> {
  const pages = new Map<string, Buffer>()
  for (const path of Object.values(PAGES)) {
    const html = await (await fetch(address + path)).text()
    pages.set(path, brotliCompressSync(withoutScript(html)))
  }
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '')
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html', 'content-encoding': 'br' })
    response.end(page)
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, 'localhost', resolve)
  await promise
  const bound = server.address()
  return {
    address: `http://localhost:${typeof bound === 'object' && bound ? bound.port : ''}`,
    stop: () => void server.close(),
  }
}

function withoutScript(html: string): string {
  return html
    .replaceAll(/<(script|style|svg|template)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<link\b[^>]*>/g, '')
    .replaceAll(/ class="[^"]*"/g, '')
}

/** Opens an address as on its first visit. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  const response = await page.goto(address, { waitUntil: 'networkidle' })
  const html = (await response?.text()) ?? ''
  const lcp = await page.evaluate(largestPaint)
  const script = await page.evaluate(scriptBytes, html)
  const sizes = await response?.request().sizes()
  await context.close()
  return { lcp, script, page: sizes?.responseBodySize ?? 0 }
}

/** Runs in the page; the time of the largest paint so far, in ms. */
function largestPaint(): Promise<number> {
  return new Promise((settle) => {
    new PerformanceObserver((list) => {
      settle(list.getEntries().at(-1)?.startTime ?? 0)
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

/** Runs in the page; the bytes as sent of the scripts whose addresses are in the page's text. */
function scriptBytes(html: string): number {
  // The list is typed for entries of any kind; those by this name are of this kind.
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return resources
    .filter(({ name }) => name.endsWith('.js') && html.includes(new URL(name).pathname))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
}
