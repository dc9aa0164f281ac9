/**
 * `npm run bench:web`: what a browser waits for. The product, a page without a script and the least quiz in React are served
 * by the same server and measured in turn, because a shared machine is never the same twice. `npm run build` comes first.
 * `--with-surveyjs` also compares the Standard Quiz built with SurveyJS; `--first-paint` leaves the answers out.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page, type Request } from '@playwright/test'
import { build } from 'vite'
import { itemAt } from '../core/src/item-at.ts'
import { required } from '../core/src/required.ts'
import { installPackages } from '../server/bench/install-packages.ts'
import { median } from '../server/bench/measurements.ts'
import { type ServerProcess, startServer } from '../server/test/server-process.ts'
import { compressFiles } from '../web/build/compress-files.ts'
import { findBrowser } from './install-browser.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const QUESTIONS = 48
const PHONE = { width: 412, height: 823 }
/** What Lighthouse calls slow 4G: a round trip of 150 ms, 1.6 Mbit a second down and 0.75 up; in bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const CPU_SLOWDOWN = 4
const STANDARD_QUIZ = '/?start=standard'

declare global {
  /** What the scripts below leave on a page that is measured: milliseconds, and layout shift as browsers count it. */
  interface Window {
    lcp: number
    shift: number
    times: number[]
  }
}

const { values: options } = parseArgs({
  options: {
    'with-surveyjs': { type: 'boolean', default: false },
    'first-paint': { type: 'boolean', default: false },
  },
})

/** `withoutPolicy`: the browser ignores the server's content-security policy, which not every library can run under. */
type Target = { name: string; folder: string; withoutPolicy?: true; server?: ServerProcess }

const work = mkdtempSync(join(tmpdir(), 'think-twice-bench-'))
const plain: Target = { name: 'page without a script', folder: await built('plain') }
const bare: Target = { name: 'least quiz in React', folder: await built('bare-react') }
const product: Target = { name: 'Think Twice', folder: join(root, 'web/dist') }
const surveyjs = options['with-surveyjs'] ? [await builtSurvey()] : []
const reactAlone = await bytesOfReact()

const targets = [plain, bare, ...surveyjs, product]
for (const target of targets) target.server = await startServer({ DATA_DIR: work, WEB_FOLDER: target.folder })
const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
})
try {
  await measureFirstPaint(browser)
  if (!options['first-paint']) await measureAnswers(browser)
} finally {
  await browser.close()
  for (const { server } of targets) await server?.stop('SIGTERM')
  rmSync(work, { recursive: true, force: true })
}

async function measureFirstPaint(browser: Browser): Promise<void> {
  const paths = ['/', '/learn', '/learn?focus=straw-man&type=logical-fallacies', STANDARD_QUIZ]
  const rows: { name: string; target: Target; path: string; paints: Paint[] }[] = [
    { name: plain.name, target: plain, path: '/', paints: [] },
    { name: bare.name, target: bare, path: '/', paints: [] },
    ...surveyjs.map((target) => ({ name: target.name, target, path: '/', paints: [] })),
    ...paths.map((path) => ({ name: path, target: product, path, paints: [] })),
  ]
  for (let round = 0; round < ROUNDS; round++) {
    for (const row of rows) row.paints.push(await firstPaint(browser, row.target, row.path))
  }
  const base = median(itemAt(rows, 0).paints.map(({ lcp }) => lcp))
  console.log(`\nSlow 4G, CPU ÷ ${CPU_SLOWDOWN}, ${ROUNDS} rounds in turn (ms: min / median / max; kB as sent)`)
  for (const { name, paints } of rows) {
    const lcps = paints.map(({ lcp }) => lcp)
    const script = median(paints.map((paint) => paint.script)) / 1000
    const later = median(paints.map((paint) => paint.later)) / 1000
    const shift = Math.max(...paints.map((paint) => paint.shift))
    const times = `LCP ${spread(lcps)}, × ${(median(lcps) / base).toFixed(2)}`
    console.log(`${name}: ${times}, script ${script.toFixed(1)} kB (× ${(script / reactAlone).toFixed(2)} React alone)`)
    console.log(`   fetched later ${later.toFixed(1)} kB, layout shift ${shift.toFixed(3)}`)
  }
  const survey = rows.find(({ target }) => surveyjs.includes(target))
  if (!survey) return
  for (const { name, paints } of rows.filter(({ target }) => target === product)) {
    const ratios = paints.map(({ lcp }, round) => lcp / itemAt(survey.paints, round).lcp)
    console.log(`${name} / ${survey.name}: ${spread(ratios, 2)}`)
  }
}

function addressOf({ name, server }: Target): string {
  return required(server, `a server for “${name}”`).address
}

type Paint = { lcp: number; shift: number; script: number; later: number }

/** One cold visit on a phone. `script` counts what the page itself names, `later` what it fetches when it is idle. */
async function firstPaint(browser: Browser, target: Target, path: string): Promise<Paint> {
  const address = addressOf(target) + path
  const { context, page, session } = await visit(browser, target.withoutPolicy)
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  const scripts: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request)
  })
  await page.addInitScript(() => {
    Object.assign(window, { lcp: 0, shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { lcp: entry.startTime })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, { shift: window.shift + Reflect.get(entry, 'value') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  // On a slow device a large script may run long after the network is quiet.
  await page.waitForFunction(() => window.lcp > 0 && performance.now() - window.lcp > 1000)
  const sent = await bytesSent(scripts, await (await page.request.get(address)).text())
  const { lcp, shift } = await page.evaluate(() => ({
    lcp: window.lcp,
    shift: window.shift,
  }))
  await context.close()
  return { lcp, shift, ...sent }
}

/** What the page names comes at once, the rest later. */
async function bytesSent(scripts: readonly Request[], html: string): Promise<{ script: number; later: number }> {
  const sent = { script: 0, later: 0 }
  // What arrives from here on is too late to count.
  for (const request of [...scripts]) {
    const { responseBodySize } = await request.sizes()
    sent[html.includes(new URL(request.url()).pathname) ? 'script' : 'later'] += responseBodySize
  }
  return sent
}

/** Forty-eight answers by click, then Finish with its results; the least quiz beside it. */
async function measureAnswers(browser: Browser): Promise<void> {
  const rows: { target: Target; path: string; sessions: Session[] }[] = [
    { target: bare, path: '/', sessions: [] },
    { target: product, path: '/?start=advanced', sessions: [] },
  ]
  for (let round = 0; round < ROUNDS; round++) {
    for (const row of rows) row.sessions.push(await answerAll(browser, addressOf(row.target) + row.path))
  }
  console.log(`\n${QUESTIONS} answers, CPU ÷ ${CPU_SLOWDOWN}, ${ROUNDS} rounds in turn (min / median / max)`)
  for (const { target, sessions } of rows) {
    console.log(
      `${target.name}: input to next paint, p50 ${spread(sessions.map(({ p50 }) => p50))} ms, ` +
        `Finish ${spread(sessions.map(({ finish }) => finish))} ms, ` +
        `longest ${spread(sessions.map(({ longest }) => longest))} ms, ` +
        `heap ${spread(
          sessions.map(({ heap }) => heap),
          1,
        )} MB`,
    )
  }
}

type Session = { p50: number; finish: number; longest: number; heap: number }

async function answerAll(browser: Browser, address: string): Promise<Session> {
  const { context, page, session } = await visit(browser)
  await page.addInitScript(() => {
    const times: number[] = []
    Object.assign(window, { times })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The click or key itself, not the events that come with it.
        if (Reflect.get(entry, 'interactionId') > 0) times.push(entry.duration)
      }
      // The compiler's list of these options lacks `durationThreshold`.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.goto(address)
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

/** The longest event since it was last asked, in bins of 8 ms; what took under 16 ms is not reported and counts as 8. */
async function longestSince(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Two frames on, the event is painted, and the observer is told after that.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))
    return Math.max(8, ...window.times.splice(0))
  })
}

async function visit(
  browser: Browser,
  bypassCSP = false,
): Promise<{ context: BrowserContext; page: Page; session: CDPSession }> {
  const phone = { viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
  const context = await browser.newContext({ ...phone, bypassCSP })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return { context, page, session }
}

async function built(name: string): Promise<string> {
  const outDir = join(work, name)
  const folder = join(root, 'web/bench', name)
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [compressFiles()],
    build: { outDir, modulePreload: { polyfill: false }, target: 'baseline-widely-available' },
  })
  return outDir
}

async function builtSurvey(): Promise<Target> {
  installPackages(join(root, 'web/bench/surveyjs'))
  return { name: 'the Standard Quiz in SurveyJS', folder: await built('surveyjs'), withoutPolicy: true }
}

/** Of react-dom with nothing around it, in kB of brotli. */
async function bytesOfReact(): Promise<number> {
  const outDir = join(work, 'react-alone')
  const input = join(root, 'web/bench/react-alone.ts')
  await build({
    configFile: false,
    logLevel: 'error',
    build: { outDir, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
  })
  const assets = join(outDir, 'assets')
  const file = itemAt(readdirSync(assets), 0)
  const kilobytes = brotliCompressSync(readFileSync(join(assets, file))).length / 1000
  console.log(`react-dom alone: ${kilobytes.toFixed(1)} kB of brotli`)
  return kilobytes
}

function spread(values: readonly number[], digits = 0): string {
  return [Math.min(...values), median(values), Math.max(...values)].map((value) => value.toFixed(digits)).join(' / ')
}
