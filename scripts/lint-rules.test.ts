import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const PURE = 'The rules are handed the time and random numbers as parameters.'
const REPLACEABLE = 'Use browser/clock.ts and browser/random.ts, which tests can replace.'
const ONE_FETCH = 'Use data/http.ts, the only place that fetches.'
const CLOCK_AND_CHANCE = ['Date.now()', 'new Date()', 'performance.now()', 'Math.random()', 'crypto.randomUUID()']

/** Planted files, a use on each line, and what the linter says of every line. */
const FORBIDDEN: readonly [file: string, uses: readonly string[], message: string][] = [
  ['core/src/quiz/score.ts', CLOCK_AND_CHANCE, PURE],
  ['web/src/parts/ballot.ts', CLOCK_AND_CHANCE, REPLACEABLE],
  ['web/src/data/content.ts', ["fetch('/api/today')", "fetch('/api/today', { method: 'PUT' })"], ONE_FETCH],
]

const ALLOWED: readonly [file: string, uses: readonly string[]][] = [
  ['core/src/quiz/score.test.ts', CLOCK_AND_CHANCE],
  ['core/src/activity/days.ts', ['new Date(0)', 'Date.UTC(2026, 0)']],
  ['web/src/browser/clock.ts', ['Date.now()', 'performance.now()']],
  ['web/src/browser/random.ts', ['Math.random()', 'crypto.randomUUID()']],
  ['web/src/data/http.ts', ["fetch('/api/today')"]],
]

const folder = mkdtempSync(join(tmpdir(), 'think-twice-lint-'))
let report: Report

type Report = {
  diagnostics: readonly { category: string; message: string; location: { path: string; start: { line: number } } }[]
}

beforeAll(() => {
  for (const name of ['biome.json', 'scripts/lint']) cpSync(join(ROOT, name), join(folder, name), { recursive: true })
  for (const [file, uses] of [...FORBIDDEN, ...ALLOWED]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), uses.map((use, index) => `export const use${index} = ${use}\n`).join(''))
  }
  // There is no repository in the folder whose ignored files Biome could skip.
  const options = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.']
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/biome'), options, { cwd: folder, encoding: 'utf8' })
  report = JSON.parse(stdout)
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each(FORBIDDEN)('%s may use none of %j', (file, uses, message) => {
  expect(complaintsAbout(file)).toEqual(uses.map((_, index) => `${index + 1}: ${message}`))
})

test.each(ALLOWED)('%s may use %j', (file) => {
  expect(complaintsAbout(file)).toEqual([])
})

/** The violations of our own lint rules in a planted file, each with its line. */
function complaintsAbout(file: string): string[] {
  return report.diagnostics
    .filter(({ category, location }) => category === 'plugin' && location.path === file)
    .sort((one, other) => one.location.start.line - other.location.start.line)
    .map(({ location, message }) => `${location.start.line}: ${message}`)
}
