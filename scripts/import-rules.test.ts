import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../dependency-cruiser.config.ts'

type Import = readonly [from: string, specifier: string]

/** At least one planted import for every rule. */
const FORBIDDEN: readonly Import[] = [
  ['core/src/quiz/score.ts', '@think-twice/contract/question'],
  ['core/src/quiz/score.ts', '@think-twice/server/app'],
  ['core/src/quiz/score.ts', '../../../contract/src/streak.ts'],
  ['core/src/quiz/score.ts', '../../proofreading/votes.ts'],
  ['core/src/quiz/score.ts', 'node:fs'],
  ['core/src/quiz/score.ts', 'zod/mini'],
  ['core/src/quiz/score.ts', '../content/bank.ts'],
  ['core/src/quiz/score.ts', '../publishing/publish.ts'],
  ['core/src/content/bank.ts', '../publishing/publish.ts'],
  ['core/src/concepts/names.ts', '../quiz/score.ts'],
  ['core/src/learning/mastery.ts', '../practice/round.ts'],
  ['core/src/practice/round.ts', '../next-step/next-step.ts'],
  ['contract/src/streak.ts', '@think-twice/server/app'],
  ['contract/src/streak.ts', '../../web/src/app.tsx'],
  ['contract/src/streak.ts', 'node:fs'],
  ['contract/src/streak.ts', 'react'],
  ['contract/src/streak.test.ts', '../../server/src/app.ts'],
  ['server/src/app.ts', '@think-twice/web/app'],
  ['server/test/crash.heavy.test.ts', '../../web/src/app.tsx'],
  ['server/src/app.ts', '../../e2e/journey.ts'],
  ['server/src/app.ts', '../../scripts/build.ts'],
  ['server/src/app.ts', '../test/server-process.ts'],
  ['server/src/app.ts', '../operate/account.ts'],
  ['server/src/storage/streak.ts', '../learning/finish-quiz.ts'],
  ['server/src/accounts/sessions.ts', '../http/serve.ts'],
  ['server/src/http/serve.ts', '../routes/streak.ts'],
  ['server/src/routes/streak.ts', '../app.ts'],
  ['server/src/routes/streak.ts', '../docs/docs-page.ts'],
  ['server/src/docs/docs-page.ts', '../http/serve.ts'],
  ['server/src/app.ts', './metrics/metrics.ts'],
  ['server/src/metrics/metrics.ts', '../config.ts'],
  ['server/src/storage/engine/sqlite.ts', '../results/quiz-results.ts'],
  ['server/src/storage/learning/streak.ts', '../stores.ts'],
  ['server/src/storage/migrations/0001-create-tables.ts', '../schema.ts'],
  ['server/src/storage/migrations/0001-create-tables.ts', '@think-twice/core/learning/mastery'],
  ['server/src/routes/review.ts', '../../../core/proofreading/votes.ts'],
  ['web/src/app.tsx', '@think-twice/server/app'],
  ['web/src/app.test.tsx', '../../server/src/app.ts'],
  ['web/src/app.tsx', '../../scripts/build.ts'],
  ['web/src/app.tsx', '../test/render.tsx'],
  ['web/src/app.tsx', 'node:fs'],
  ['web/src/app.tsx', 'path'],
  ['web/worker/service-worker.ts', 'fs/promises'],
  ['web/src/app.tsx', '../../core/proofreading/votes.ts'],
  ['web/src/data/content.ts', '@think-twice/core/content/bank'],
  ['web/src/data/content.ts', '@think-twice/core/content/fallacies/straw-man'],
  ['web/src/data/content.ts', '../../build/content-pieces.ts'],
  ['web/src/ui/field.tsx', '@think-twice/core/quiz/score'],
  ['web/src/ui/field.tsx', '../data/content.ts'],
  ['web/src/browser/theme.ts', '../ui/field.tsx'],
  ['web/src/auth/login-form.tsx', '../frame/page.tsx'],
  ['web/src/frame/page.tsx', '../services.ts'],
  ['web/src/parts/review/answer-review.tsx', '../../screens/home/hero.tsx'],
  ['web/src/screens/home/hero.tsx', '../learn/catalog.tsx'],
  ['web/src/screens/home/hero.tsx', '../../app.tsx'],
  ['e2e/journeys/quiz.spec.ts', '@think-twice/core/quiz/score'],
  ['e2e/journeys/quiz.spec.ts', '../../server/src/app.ts'],
  ['e2e/journeys/quiz.spec.ts', '../../scripts/steps.ts'],
]

const ALLOWED: readonly Import[] = [
  ['core/src/quiz/profiles.ts', '../vocabulary.ts'],
  ['core/src/quiz/profiles.test.ts', '../content/bank.ts'],
  ['core/src/quiz/profiles.test.ts', 'vitest'],
  ['core/src/publishing/publish.ts', '../content/authoring.ts'],
  ['core/proofreading/bank-checks.ts', '../src/content/bank.ts'],
  ['contract/src/progress.ts', 'zod/mini'],
  ['contract/src/progress.ts', '@think-twice/core/vocabulary'],
  ['server/src/routes/progress.ts', '../services.ts'],
  ['server/src/routes/progress.ts', '@think-twice/contract/progress'],
  ['server/src/main.ts', './metrics/metrics.ts'],
  ['server/src/main.ts', 'node:fs'],
  ['server/src/storage/migrations/0002-more-tables.ts', 'kysely'],
  ['server/src/storage/learning/progress.ts', '../schema.ts'],
  ['web/src/screens/progress/totals.tsx', '../../ui/field.tsx'],
  ['web/src/screens/progress/totals.tsx', './totals.module.css'],
  ['web/src/screens/progress/totals.tsx', '../../addresses.ts'],
  ['web/src/main.tsx', './screens/progress/totals.tsx'],
  ['web/src/main.tsx', './path.ts'],
  ['web/test/page.ts', '../../scripts/lone-texts.ts'],
  ['e2e/journeys/home.spec.ts', '../../server/test/postgres-cluster.ts'],
  ['e2e/playwright.config.ts', '../scripts/browser.ts'],
  ['e2e/journeys/home.spec.ts', '../../scripts/build.ts'],
  ['e2e/journey-test.ts', '../scripts/lone-texts.ts'],
]

/** All ways to import; each is planted once in a file of its own. */
const FORMS = [
  "import { x } from '…'",
  "import type { x } from '…'",
  "import '…'",
  "await import('…')",
  "export * from '…'",
]
const forms = FORMS.map((form, index): Import => [`web/src/ui/form-${index}.ts`, form])

const folder = mkdtempSync(join(tmpdir(), 'think-twice-imports-'))
let modules: ICruiseResult['modules']

beforeAll(async () => {
  for (const room of ['core', 'contract', 'server', 'web']) {
    write(`${room}/package.json`, JSON.stringify({ name: `@think-twice/${room}`, exports: { './*': './src/*.ts' } }))
    mkdirSync(join(folder, 'node_modules/@think-twice'), { recursive: true })
    symlinkSync(join(folder, room), join(folder, 'node_modules/@think-twice', room))
  }
  const sources = new Map<string, string[]>()
  for (const [from, specifier] of [...FORBIDDEN, ...ALLOWED]) {
    sources.set(targetOf(from, specifier), [])
  }
  for (const [from, specifier] of [...FORBIDDEN, ...ALLOWED]) {
    sources.set(from, [...(sources.get(from) ?? []), `import '${specifier}'`])
  }
  for (const [from, form] of forms) sources.set(from, [form.replace('…', '../data/content.ts')])
  for (const [file, lines] of sources) write(file, lines.join('\n'))
  const { modules: found } = await cruised(
    ['core', 'contract', 'server', 'web', 'e2e'],
    (name) => name !== 'no circles',
  )
  modules = found
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each(FORBIDDEN)('%s must not import %s', (from, specifier) => {
  expect(brokenRules(from, specifier)).not.toEqual([])
})

test.each(ALLOWED)('%s may import %s', (from, specifier) => {
  expect(brokenRules(from, specifier)).toEqual([])
})

test.each(forms)('%s is found importing by %s', (from) => {
  expect(brokenRules(from, '../data/content.ts')).not.toEqual([])
})

test('a circle of imports is reported, even of types alone', async () => {
  write('circle/a.ts', "import type { B } from './b.ts'")
  write('circle/b.ts', "import type { C } from './c.ts'")
  write('circle/c.ts', "export * from './a.ts'")
  const { summary } = await cruised(['circle'], (name) => name === 'no circles')
  expect(summary.error).toBe(1)
})

test('every file and folder that a rule names exists', () => {
  const places = (config.forbidden ?? []).flatMap((rule) => [rule.from, 'to' in rule ? rule.to : rule.module])
  const patterns = places.flatMap(({ path = [], pathNot = [] }) => [path, pathNot].flat())
  const named = patterns.flatMap((pattern) => (pattern.startsWith('^') ? namedIn(pattern) : []))
  expect(named).toContain('server/src/storage/migrations/migration.ts')
  expect(named.filter((path) => !existsSync(join(import.meta.dirname, '..', path)))).toEqual([])
})

/** The paths that a pattern spells out: each way through its groups, up to its first open part. */
function namedIn(pattern: string): string[] {
  const [group, choices] = /\(\?:([^()]*)\)/.exec(pattern) ?? []
  if (group && choices) return choices.split('|').flatMap((choice) => namedIn(pattern.replace(group, choice)))
  return [
    pattern
      .slice(1)
      .replaceAll('\\.', '.')
      .replace(/[[($\\].*$/, ''),
  ]
}

/** Cruises folders of the planted tree with the rules that `applies` selects. */
async function cruised(folders: string[], applies: (rule: string | undefined) => boolean): Promise<ICruiseResult> {
  const ruleSet = { forbidden: (config.forbidden ?? []).filter(({ name }) => applies(name)) }
  const { output } = await cruise(folders, { ...config.options, baseDir: folder, validate: true, ruleSet })
  if (typeof output === 'string') throw new TypeError('The result is text, not a list of modules')
  return output
}

/** The names of the rules that one import breaks. */
function brokenRules(from: string, specifier: string): string[] {
  // Node's own modules are reported without their prefix.
  const name = specifier.replace(/^node:/, '')
  const found = modules.find(({ source }) => source === from)?.dependencies.find((each) => each.module === name)
  if (!found) throw new Error(`${from} is not seen to import ${specifier}`)
  return found.rules?.map(({ name }) => name) ?? []
}

function write(file: string, text: string): void {
  mkdirSync(join(folder, dirname(file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** The file, from the root, that has to exist so that an import resolves. */
function targetOf(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const [, room, path] = /^@think-twice\/([^/]+)\/(.+)$/.exec(specifier) ?? []
  return room ? `${room}/src/${path}.ts` : `node_modules/${specifier}/index.js`
}
