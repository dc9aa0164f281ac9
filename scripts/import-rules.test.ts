import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../dependency-cruiser.config.ts'

type Import = readonly [from: string, specifier: string]

/** Below each root, its folders in order; each is planted importing the next. */
const ORDERS: Readonly<Record<string, readonly string[]>> = {
  'core/src': [
    'wording',
    'activity',
    'concepts',
    'quiz',
    'learning',
    'rewards',
    'practice',
    'next-step',
    'class',
    'exports',
  ],
  'server/src': ['storage', 'learning', 'accounts', 'classes', 'http', 'routes'],
  'server/src/storage': ['engine', 'accounts', 'results', 'learning', 'classes', 'migrations', 'copies'],
  'web/src': ['browser', 'ui', 'data', 'saving', 'auth', 'frame', 'parts', 'screens'],
  'web/src/parts': ['question', 'review', 'next-step'],
}
const outOfOrder = Object.entries(ORDERS).flatMap(([root, folders]) =>
  folders.slice(1).map((later, index): Import => [`${root}/${folders[index]}/early.ts`, `../${later}/late.ts`]),
)

/** At least one planted import for every rule; a circle has a test of its own. */
const FORBIDDEN: readonly Import[] = [
  ['core/src/quiz/score.ts', '@think-twice/contract/question'],
  ['core/src/quiz/score.ts', 'node:fs'],
  ['core/src/quiz/score.ts', '../content/bank.ts'],
  ['core/src/content/bank.ts', '../publishing/publish.ts'],
  ['core/src/learning/mastery.ts', '../practice/round.ts'],
  ['contract/src/streak.ts', 'react'],
  ['contract/src/streak.test.ts', '../../server/src/app.ts'],
  ['server/test/crash.heavy.test.ts', '../../web/src/app.tsx'],
  ['server/src/app.ts', '../test/server-process.ts'],
  ['server/src/app.ts', './metrics/metrics.ts'],
  ['server/src/routes/streak.ts', '../app.ts'],
  ['server/src/main.ts', './docs/docs-page.ts'],
  ['server/src/docs/docs-page.ts', '../http/serve.ts'],
  ['server/src/metrics/metrics.ts', '../refusal.ts'],
  ['server/src/storage/accounts/accounts.ts', '../stores.ts'],
  ['server/src/storage/migrations/0001-create-tables.ts', '../schema.ts'],
  ['web/src/app.test.tsx', '../../server/src/app.ts'],
  ['web/src/app.tsx', '../test/render.tsx'],
  ['web/src/app.tsx', 'path'],
  ['web/src/app.tsx', '../../core/proofreading/votes.ts'],
  ['web/src/data/content.ts', '@think-twice/core/content/bank'],
  ['web/src/data/content.ts', '../app.tsx'],
  ['web/src/ui/field.tsx', '@think-twice/core/quiz/score'],
  ['web/src/ui/field.tsx', '../data/content.ts'],
  ['web/src/screens/home/hero.tsx', '../learn/catalog.tsx'],
  ['e2e/journeys/quiz.spec.ts', '@think-twice/core/quiz/score'],
  ...outOfOrder,
]

const ALLOWED: readonly Import[] = [
  ['core/src/quiz/profiles.test.ts', '../content/bank.ts'],
  ['core/src/publishing/publish.ts', '../content/authoring.ts'],
  ['contract/src/progress.ts', 'zod/mini'],
  ['server/src/main.ts', './metrics/metrics.ts'],
  ['server/src/storage/migrations/0002-more-tables.ts', 'kysely'],
  ['web/src/screens/progress/totals.tsx', './totals.module.css'],
  ['web/src/screens/progress/totals.tsx', '../../addresses.ts'],
  ['web/src/main.tsx', './path.ts'],
  ['e2e/playwright.config.ts', '../scripts/browser.ts'],
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

test('every rule is broken by some planted import', () => {
  const broken = new Set(FORBIDDEN.flatMap(([from, specifier]) => brokenRules(from, specifier)))
  const names = (config.forbidden ?? []).map(({ name }) => name)
  expect(names.filter((name) => !broken.has(String(name)))).toEqual(['no circles'])
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
