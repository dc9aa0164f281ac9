import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The outcome of one step; `failures` names what failed, `seconds` is elapsed time. */
export type Outcome = {
  title: string
  passed: number
  failed: number
  failures: readonly string[]
  seconds: number
}

/** Runs a tool that passes or fails as a whole. */
export async function checkStep(title: string, tool: string, ...args: readonly string[]): Promise<Outcome> {
  const startedAt = performance.now()
  const ok = await runTool(tool, args)
  return report({ title, passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: ok ? [] : [title] }, startedAt)
}

/** Runs Vitest on the given projects, with more arguments if there are any. */
export async function vitestStep(title: string, projects: readonly string[], ...args: string[]): Promise<Outcome> {
  const startedAt = performance.now()
  const { ok, json } = await withReport<VitestReport>((file) =>
    runTool('vitest', [
      'run',
      '--passWithNoTests',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ]),
  )
  const failures = json?.testResults.flatMap(failuresInFile) ?? []
  const counts = { passed: json?.numPassedTests ?? 0, failed: json?.numFailedTests ?? 0, failures }
  return report({ title, ...withRunnerFailure(ok, title, counts) }, startedAt)
}

/** Runs the browser journeys. */
export async function playwrightStep(title: string): Promise<Outcome> {
  const startedAt = performance.now()
  const { ok, json } = await withReport<PlaywrightReport>((file) =>
    runTool('playwright', ['test', '--config', 'e2e', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
  )
  const { expected = 0, unexpected = 0, flaky = 0 } = json?.stats ?? {}
  const failures = json?.suites.flatMap(failuresInSuite) ?? []
  const counts = { passed: expected, failed: unexpected + flaky, failures }
  return report({ title, ...withRunnerFailure(ok, title, counts) }, startedAt)
}

/** Prints the seconds of each step, the failed tests, and the totals; the process fails if anything failed. */
export function printSummary(outcomes: readonly Outcome[]): void {
  console.log('')
  for (const { title, passed, failed, seconds } of outcomes) {
    console.log(`${failed === 0 ? '✓' : '✗'} ${title}: ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`)
  }
  for (const failure of outcomes.flatMap(({ failures }) => failures)) console.log(`✗ ${failure}`)
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}

function report(outcome: Omit<Outcome, 'seconds'>, startedAt: number): Outcome {
  console.log(`${outcome.failed === 0 ? '✓' : '✗'} ${outcome.title}`)
  return { ...outcome, seconds: (performance.now() - startedAt) / 1000 }
}

/** Runs a tool of the project; true if it exits with 0. */
function runTool(name: string, args: readonly string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((settle) => {
    const command = join(root, 'node_modules/.bin', name)
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', () => settle(false))
    child.on('exit', (code) => settle(code === 0))
  })
}

/** Runs a test runner that writes a report; `json` is null if it crashed before. */
async function withReport<Report>(
  run: (file: string) => Promise<boolean>,
): Promise<{ ok: boolean; json: Report | null }> {
  const folder = mkdtempSync(join(tmpdir(), 'think-twice-report-'))
  const file = join(folder, 'report.json')
  try {
    const ok = await run(file)
    // Both runners document the shape of their reports.
    return { ok, json: JSON.parse(readFileSync(file, 'utf8')) as Report }
  } catch {
    // The runner died before it wrote a report.
    return { ok: false, json: null }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type Counts = Pick<Outcome, 'passed' | 'failed' | 'failures'>

/** Counts a runner that failed without a failed test, because it crashed or a file did not load, as one failure. */
function withRunnerFailure(ok: boolean, title: string, counts: Counts): Counts {
  if (ok || counts.failed > 0) return counts
  return {
    ...counts,
    failed: 1,
    failures: counts.failures.length > 0 ? counts.failures : [`${title}: the runner failed`],
  }
}

type VitestReport = { numPassedTests: number; numFailedTests: number; testResults: VitestFile[] }

type VitestFile = {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string }[]
}

/** The failed tests of a file; one that failed outside its tests is named with its message. */
function failuresInFile({ name, status, message, assertionResults }: VitestFile): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length > 0) return failed.map(({ fullName }) => `${name} › ${fullName}`)
  return status === 'failed' ? [`${name}: ${message}`] : []
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

type PlaywrightSuite = { title: string; specs?: { title: string; ok: boolean }[]; suites?: PlaywrightSuite[] }

function failuresInSuite({ title, specs = [], suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok).map((spec) => spec.title)
  return [...failed, ...suites.flatMap(failuresInSuite)].map((name) => `${title} › ${name}`)
}
