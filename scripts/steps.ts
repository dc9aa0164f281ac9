import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installBrowser } from './install-browser.ts'

export const root = fileURLToPath(new URL('..', import.meta.url))
const binaries = join(root, 'node_modules/.bin')

/** How many tests of a step passed and failed, with the failed ones by name. */
export type StepCounts = { passed: number; failed: number; failures?: readonly string[] }

/** Where tools keep what they know about files that have not changed. */
const CACHE = 'node_modules/.cache'

/** Runs one of the project's tools; true if it exits with 0. */
export function runTool(name: string, args: readonly string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((settle) => {
    const child = spawn(join(binaries, name), args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', () => settle(false))
    child.on('exit', (code) => settle(code === 0))
  })
}

/** A step that passes or fails as a whole. */
export async function checkStep(title: string, name: string, ...args: string[]): Promise<StepCounts> {
  const ok = await runTool(name, args)
  console.log(`${ok ? '✓' : '✗'} ${title}`)
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [title] }
}

/** Everything quick, which `npm test` does before anything else. */
export async function check(): Promise<StepCounts[]> {
  console.log('check')
  installBrowser()
  return [...(await staticChecks(null)), await unitTests(), await componentTests()]
}

/** All static checks, with format and lint of only `linted` (null stands for every file), and the tests in `tests`. */
export async function checkChange(linted: readonly string[] | null, tests: readonly string[]): Promise<StepCounts[]> {
  console.log('check')
  const inBrowser = tests.some((path) => path.endsWith('.tsx'))
  if (inBrowser) installBrowser()
  const projects = ['rules', 'web', 'server', ...(inBrowser ? ['components'] : [])]
  const [counts, tested] = await Promise.all([staticChecks(linted), vitest(projects, tests)])
  return [...counts, tested]
}

/** The checks that run no code: types, format, lint, arrows, styles, and unused code. */
async function staticChecks(linted: readonly string[] | null): Promise<StepCounts[]> {
  const rooms = ['core', 'contract', 'server', 'web', 'web/worker', '.']
  return Promise.all([
    ...rooms.map(checkTypes),
    ...checkFormat(linted?.filter((path) => existsSync(join(root, path))) ?? ['.']),
    checkStep('arrows between rooms', 'node', 'scripts/check-arrows.ts'),
    checkStep('styles defined and used', 'node', 'scripts/check-styles.ts'),
    checkStep('nothing unused', 'knip', '--cache'),
  ])
}

/** A file is checked again only if it, or something it imports, has changed since the last time. */
function checkTypes(room: string): Promise<StepCounts> {
  const title = room === '.' ? 'tests and scripts' : room
  const known = join(CACHE, 'types', `${title.replaceAll(/\W/g, '-')}.tsbuildinfo`)
  return checkStep(`types of ${title}`, 'tsc', '-p', room, '--incremental', '--tsBuildInfoFile', known)
}

/** Each file is judged by itself, so those that have not changed need no second look. */
function checkFormat(paths: readonly string[]): Promise<StepCounts>[] {
  // Without a path the tool would check every file.
  if (paths.length === 0) return []
  const unless = ['--no-errors-on-unmatched', '--files-ignore-unknown=true']
  return [checkStep('format and lint', 'biome', 'check', '--error-on-warnings', ...unless, ...paths)]
}

/** The fast tests without a browser. */
function unitTests(): Promise<StepCounts> {
  return vitest(['rules', 'web', 'server'])
}

/** Components in a real browser, with replies written by hand. */
function componentTests(): Promise<StepCounts> {
  return vitest(['components'])
}

/** Crashes, failing statements, broken requests, several processes. */
export function heavyTests(): Promise<StepCounts> {
  return vitest(['heavy', 'heavy-alone', 'heavy-waiting'])
}

/** Breaks the rules of core on purpose; fails when the tests miss more than a few changes in a hundred. */
export function mutationScore(): Promise<StepCounts> {
  return checkStep('mutation score of the rules', 'stryker', 'run', 'core/stryker.config.json')
}

/** All tests of some projects, or only those in `files`. */
function vitest(projects: readonly string[], files: readonly string[] = []): Promise<StepCounts> {
  return withReport(async (report) => {
    const ok = await runTool('vitest', [
      'run',
      // Absolute paths, because a shorter path would also match inside longer ones.
      ...files.map((file) => join(root, file)),
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ])
    const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport(report)
    const counts = { passed: numPassedTests, failed: numFailedTests, failures: failedInFiles(testResults) }
    return atLeastOneFailure(ok, counts, projects.join(', '))
  })
}

export async function browserTests(): Promise<StepCounts> {
  return withReport(async (report) => {
    const ok = await runTool('playwright', ['test', '--config', 'e2e', '--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    })
    const { stats: { expected = 0, unexpected = 0, flaky = 0 } = {}, suites = [] } = readReport(report)
    const counts = { passed: expected, failed: unexpected + flaky, failures: suites.flatMap(failedJourneys) }
    return atLeastOneFailure(ok, counts, 'journeys')
  })
}

/** Prints the failed tests by name and the summary, and fails the process if anything failed. */
export function closeWith(allCounts: readonly StepCounts[]): void {
  // Printed again, because thousands of lines may have followed since they failed.
  for (const failure of allCounts.flatMap(({ failures = [] }) => failures)) console.log(`✗ ${failure}`)
  const passed = allCounts.reduce((sum, counts) => sum + counts.passed, 0)
  const failed = allCounts.reduce((sum, counts) => sum + counts.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}

/** A runner that failed without a failed test (it crashed, or found none) counts as one failure. */
function atLeastOneFailure(ok: boolean, counts: StepCounts, step: string): StepCounts {
  if (ok || counts.failed > 0) return counts
  const { failures = [] } = counts
  return { ...counts, failed: 1, failures: failures.length > 0 ? failures : [`${step}: the runner itself failed`] }
}

/** The failed tests of Vitest's report; a file that failed outside its tests is named with its message. */
function failedInFiles(files: readonly ReportedFile[]): string[] {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length > 0) return failed.map(({ fullName }) => `${name} › ${fullName}`)
    return status === 'failed' ? [`${name}: ${message}`] : []
  })
}

/** The failed tests of one part of Playwright's report. */
function failedJourneys({ title, specs = [], suites = [] }: ReportedSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok).map((spec) => spec.title)
  return [...failed, ...suites.flatMap(failedJourneys)].map((name) => `${title} › ${name}`)
}

async function withReport(run: (report: string) => Promise<StepCounts>): Promise<StepCounts> {
  const folder = mkdtempSync(join(tmpdir(), 'think-twice-report-'))
  try {
    return await run(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What both runners report. */
type Report = {
  numPassedTests?: number
  numFailedTests?: number
  testResults?: ReportedFile[]
  stats?: { expected: number; unexpected: number; flaky: number }
  suites?: ReportedSuite[]
}

type ReportedFile = {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string }[]
}

type ReportedSuite = { title: string; specs?: { title: string; ok: boolean }[]; suites?: ReportedSuite[] }

function readReport(path: string): Report {
  try {
    // Whoever reads the report will notice a field that a runner leaves out.
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}
