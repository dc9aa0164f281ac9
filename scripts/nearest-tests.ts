/** What `npm run check` runs after a change: the tests nearest to it. `npm test` runs them all. */
import { posix } from 'node:path'
import { counted } from '../core/src/wording/counted.ts'
import { importsOf, type SourceFile, targetOf } from './arrows.ts'
import type { Change } from './changed-files.ts'

/** `tests` and `linted` are paths; null stands for every file. `sentence` says what was run and what was not. */
type CheckPlan = { tests: readonly string[] | null; linted: readonly string[] | null; sentence: string }

/** What every test stands on: packages, and the settings of the compiler and of the test runner. */
const UNDER_EVERY_TEST = /(?:^|\/)(?:package(?:-lock)?\.json|tsconfig[\w.]*\.json|vitest\.config\.ts)$/
/** The rooms that the rules never import, so nothing in them can break a rule. */
const UNKNOWN_TO_RULES = /^(?:server|web|e2e)\//

/** What the fast loop skips. */
const SLOW = 'PostgreSQL, heavy tests, journeys'

/** True of tests that take seconds; the others kill, flood or wait. */
export function isQuickTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) && !path.endsWith('.heavy.test.ts')
}

/** What to run after `change`, which is null if it is not known; `tests` are all the quick ones. */
export function planCheck(change: Change | null, tests: readonly SourceFile[]): CheckPlan {
  const everything = (why: string): CheckPlan => ({
    tests: null,
    linted: null,
    sentence: `Ran the static checks and every quick test, on SQLite, because ${why}. Left to npm test: ${SLOW}.`,
  })
  if (!change) return everything('Git knows no main to compare with')
  const foundation = change.files.find((path) => UNDER_EVERY_TEST.test(path))
  if (foundation) return everything(`all of them stand on ${foundation}`)
  const nearest = nearestTests(change.files, tests)
  return {
    tests: nearest,
    linted: change.files.includes('biome.json') ? null : change.files,
    sentence:
      `Ran the static checks, and ${nearest.length} of ${tests.length} quick test files, on SQLite: those nearest to ` +
      `${counted(change.files.length, 'file')} changed since ${change.base}. ` +
      `Left to npm test: ${[...leftOut(nearest, tests), SLOW].join(', ')}.`,
  }
}

/**
 * All tests of `scripts`, which read every room; all rules and the whole bank, unless only rooms that these never
 * import have changed; and in the other rooms, the tests in the folder of each changed file and those that import it
 * directly.
 */
function nearestTests(changed: readonly string[], tests: readonly SourceFile[]): string[] {
  const canBreakRules = changed.length === 0 || changed.some((path) => !UNKNOWN_TO_RULES.test(path))
  const always = canBreakRules ? /^(?:scripts|core|contract)\// : /^scripts\//
  const tested = new Set(tests.map(({ path }) => posix.dirname(path)))
  const near = new Set(changed.map((path) => nearestFolder(posix.dirname(path), tested)))
  const importsChanged = ({ path, source }: SourceFile) =>
    importsOf(source).some((specifier) => changed.includes(targetOf(path, specifier)))
  return tests
    .filter((test) => always.test(test.path) || near.has(posix.dirname(test.path)) || importsChanged(test))
    .map(({ path }) => path)
}

/** The folder itself, or else the nearest one above it that has tests; null if none does. */
function nearestFolder(folder: string, tested: ReadonlySet<string>): string | null {
  if (tested.has(folder)) return folder
  return folder === '.' ? null : nearestFolder(posix.dirname(folder), tested)
}

/** How many test files of each room are not among the chosen ones. */
function leftOut(chosen: readonly string[], tests: readonly SourceFile[]): string[] {
  const left = tests.filter(({ path }) => !chosen.includes(path))
  const rooms = Map.groupBy(left, ({ path }) => path.replace(/\/.*/, ''))
  return [...rooms].map(([room, { length }]) => `${counted(length, 'test file')} of ${room}`)
}
