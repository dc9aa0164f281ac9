import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
/** What no screen asks for. */
const NOT_ASKED_BY_WEB = new Set(['health', 'openapi'])

const resources = filesIn('contract/src')
  .filter((file) => readFileSync(join(root, 'contract/src', file), 'utf8').includes(' = endpoint({'))
  .map(nameOf)

test.each(resources)('the resource %s has the same name in the contract, the server, and the web app', (resource) => {
  expect(existsSync(join(root, `server/src/routes/${resource}.ts`))).toBe(true)
  const inWeb = ['data', 'saving'].filter((folder) => existsSync(join(root, `web/src/${folder}/${resource}.ts`)))
  expect(inWeb).toHaveLength(NOT_ASKED_BY_WEB.has(resource) ? 0 : 1)
})

/** What is kept about a learner, or for the server itself, that no call is named after. */
const KEPT_FOR_MANY_CALLS = new Set([
  'answers',
  'learner',
  'learner-snapshot',
  'questions',
  'rate-limits',
  'recorded-results',
  'result-pages',
  'secrets',
  'whole-results',
])

const inStorage = filesIn('server/src/storage').filter((file) =>
  / function \w+Store\(/.test(readFileSync(join(root, 'server/src/storage', file), 'utf8')),
)

test.each(inStorage.map(nameOf))('the store %s has the same name as the calls about it', (name) => {
  expect(KEPT_FOR_MANY_CALLS.has(name) || resources.includes(name)).toBe(true)
})

test.each(resources)(
  'no file of core or storage has the other form, singular or plural, of the name %s',
  (resource) => {
    const another = resource.endsWith('s') ? resource.slice(0, -1) : `${resource}s`
    const names = [...filesIn('core/src'), ...filesIn('server/src/storage')].map(nameOf)
    expect(names.filter((name) => name === another)).toEqual([])
  },
)

test('no two files of core, contract, and server export the same name', () => {
  const exported = ['core/src', 'core/proofreading', 'contract/src', 'server/src'].flatMap(exportsIn)
  const twice = [...Map.groupBy(exported, ({ name }) => name)].filter(([, places]) => places.length > 1)
  expect(twice.map(([name, places]) => `${name}: ${places.map(({ file }) => file).join(', ')}`)).toEqual([])
  expect(exported.map(({ name }) => name)).toContain('streakOf')
})

/** What the files of a folder export, except the concepts' files, which are all built alike. */
function exportsIn(folder: string): { name: string; file: string }[] {
  const files = filesIn(folder)
    .filter((file) => !/content\/(fallacies|biases)\/|migrations\/\d/.test(file))
    .map((file) => `${folder}/${file}`)
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    const names = source.matchAll(/^export (?:async )?(?:const|function\*?|type|class) (\w+)/gm)
    return [...names].map(([, name]) => ({ name: name!, file }))
  })
}

/** The source files of a folder and those below it. */
function filesIn(folder: string): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
}

function nameOf(file: string): string {
  return basename(file, '.ts')
}

test('control: the resources and the stores are found', () => {
  expect(inStorage).toContain('accounts/sign-ins.ts')
  expect(resources).toContain('streak')
  expect(resources).not.toContain('endpoint')
})
