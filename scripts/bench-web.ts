/**
 * `npm run bench:web`: how long a browser waits. The product, a page without a script and a minimal quiz in React are
 * served by the same server and measured in turn, because a shared machine is never the same twice. Run `npm run build`
 * first. `--with-surveyjs` also compares the Standard Quiz built with SurveyJS; `--first-paint` leaves the answers out.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { build } from 'vite'
import { itemAt } from '../core/src/item-at.ts'
import { required } from '../core/src/required.ts'
import { installPackages } from '../server/bench/install-packages.ts'
import { median, ratiosOf, spread, takeRounds } from '../server/bench/rounds.ts'
import { startServer } from '../server/test/server-process.ts'
import { compressFiles } from '../web/build/compress-files.ts'
import { answerAll, QUESTIONS } from './bench-answers.ts'
import { type FirstPaint, measureFirstPaint, type Opened } from './bench-first-paint.ts'
import { CPU_SLOWDOWN, type Target } from './bench-phone.ts'
import { findWholeBrowser } from './system-browser.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7)
const STANDARD_QUIZ = '/?start=standard'
/** The largest share that the Standard Quiz's LCP may be of that of the same quiz in SurveyJS. */
const GOAL = 0.2

const { values: options } = parseArgs({
  options: {
    'with-surveyjs': { type: 'boolean', default: false },
    'first-paint': { type: 'boolean', default: false },
  },
})

const work = mkdtempSync(join(tmpdir(), 'think-twice-bench-'))
const plain: Target = { name: 'page without a script', folder: await built('plain') }
const bare: Target = { name: 'smallest quiz in React', folder: await built('bare-react') }
const product: Target = { name: 'Think Twice', folder: join(root, 'web/dist') }
const surveyjs = options['with-surveyjs'] ? [await builtSurvey()] : []
const reactAlone = await bytesOfReact()

const targets = [plain, bare, ...surveyjs, product]
for (const target of targets) target.server = await startServer({ DATA_DIR: work, WEB_FOLDER: target.folder })
const executablePath = findWholeBrowser()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
})
try {
  await compareFirstPaint(browser)
  if (!options['first-paint']) await compareAnswers(browser)
} finally {
  await browser.close()
  for (const { server } of targets) await server?.stop('SIGTERM')
  rmSync(work, { recursive: true, force: true })
}

type Row = Opened & { paints: FirstPaint[] }

async function compareFirstPaint(browser: Browser): Promise<void> {
  const opened: Opened[] = [
    { name: plain.name, target: plain, path: '/', asks: false },
    { name: bare.name, target: bare, path: '/', asks: true },
    ...surveyjs.map((target) => ({ name: target.name, target, path: '/', asks: true })),
    { name: STANDARD_QUIZ, target: product, path: STANDARD_QUIZ, asks: true },
    ...['/', '/learn', '/learn?focus=straw-man&type=logical-fallacies'].map((path) => {
      return { name: path, target: product, path, asks: false }
    }),
  ]
  const turns = await takeRounds(opened, ROUNDS, (one) => measureFirstPaint(browser, one))
  const rows = opened.map((one, index): Row => ({ ...one, paints: itemAt(turns, index) }))
  console.log(`\nSlow 4G, CPU ÷ ${CPU_SLOWDOWN}, ${ROUNDS} rounds in turn (ms: min / median / max; kB as sent)`)
  for (const row of rows) printRow(row, itemAt(rows, 0))
  const survey = rows.find(({ target }) => surveyjs.includes(target))
  if (survey) printBeside(survey, rows)
}

function column(row: Row, field: keyof FirstPaint): number[] {
  return row.paints.map((paint) => paint[field])
}

function printRow(row: Row, base: Row): void {
  const kilobytes = (field: 'script' | 'content' | 'later') => median(column(row, field)) / 1000
  const times = spread(ratiosOf(column(row, 'lcp'), column(base, 'lcp')), 2)
  const answered = row.asks ? `, first answer takes at ${spread(column(row, 'answered'), 0)}` : ''
  const script = `${kilobytes('script').toFixed(1)} kB in ${median(column(row, 'files'))} files`
  const counted = row.asks ? 'before the first question' : 'named by the page'
  console.log(`${row.name}: LCP ${spread(column(row, 'lcp'), 0)}, × ${times}${answered}`)
  console.log(
    `   JavaScript ${counted} ${script} (× ${(kilobytes('script') / reactAlone).toFixed(2)} React alone), ` +
      `content ${kilobytes('content').toFixed(1)} kB, fetched later ${kilobytes('later').toFixed(1)} kB, ` +
      `layout shift ${Math.max(...column(row, 'shift')).toFixed(3)}`,
  )
}

/** Prints both quizzes side by side; home has no goal, because it is another page and asks nothing. */
function printBeside(survey: Row, rows: readonly Row[]): void {
  const beside = (row: Row, field: keyof FirstPaint) => spread(ratiosOf(column(row, field), column(survey, field)), 2)
  const ours = (path: string) => {
    return required(
      rows.find((row) => row.target === product && row.path === path),
      `a row of ${path}`,
    )
  }
  const quiz = ours(STANDARD_QUIZ)
  console.log(`\nDivided by ${survey.name}, round by round (min / median / max)`)
  console.log(`the same quiz, ${STANDARD_QUIZ}: LCP ${beside(quiz, 'lcp')} (goal ≤ ${GOAL})`)
  console.log(`   first answer that takes ${beside(quiz, 'answered')}, JavaScript before it ${beside(quiz, 'script')}`)
  console.log(`another page, home: LCP ${beside(ours('/'), 'lcp')}`)
}

/** Compares every answer of a quiz, then its results, with the minimal quiz. */
async function compareAnswers(browser: Browser): Promise<void> {
  const asked = [
    { target: bare, path: '/' },
    { target: product, path: '/?start=advanced' },
  ]
  const turns = await takeRounds(asked, ROUNDS, ({ target, path }) => answerAll(browser, target, path))
  console.log(`\n${QUESTIONS} answers, CPU ÷ ${CPU_SLOWDOWN}, ${ROUNDS} rounds in turn (min / median / max)`)
  for (const [index, { target }] of asked.entries()) {
    const figures = (field: 'p50' | 'finish' | 'longest' | 'heap', digits: number) => {
      return spread(
        itemAt(turns, index).map((session) => session[field]),
        digits,
      )
    }
    console.log(
      `${target.name}: input to next paint, p50 ${figures('p50', 0)} ms, Finish ${figures('finish', 0)} ms, ` +
        `longest ${figures('longest', 0)} ms, heap ${figures('heap', 1)} MB`,
    )
  }
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

/** The size of react-dom with nothing around it, in kB of brotli. */
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
