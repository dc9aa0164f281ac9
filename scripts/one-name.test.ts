import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
/** What no screen asks for. */
const NOT_ASKED_BY_WEB = new Set(['health', 'openapi'])

const resources = readdirSync(join(root, 'contract/src'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .filter((file) => readFileSync(join(root, 'contract/src', file), 'utf8').includes(' = endpoint({'))
  .map((file) => file.replace(/\.ts$/, ''))

test.each(resources)('%s has the same name in the contract, the server and the web app', (resource) => {
  expect(existsSync(join(root, `server/src/routes/${resource}.ts`))).toBe(true)
  const inWeb = ['data', 'saving'].filter((folder) => existsSync(join(root, `web/src/${folder}/${resource}.ts`)))
  expect(inWeb).toHaveLength(NOT_ASKED_BY_WEB.has(resource) ? 0 : 1)
})

test('no two files of core, contract and server export the same name', () => {
  const exported = ['core/src', 'core/proofreading', 'contract/src', 'server/src'].flatMap(exportsIn)
  const twice = [...Map.groupBy(exported, ({ name }) => name)].filter(([, places]) => places.length > 1)
  expect(twice.map(([name, places]) => `${name}: ${places.map(({ file }) => file).join(', ')}`)).toEqual([])
  expect(exported.map(({ name }) => name)).toContain('streakOf')
})

/** What the files of a folder export, but for the concepts' own, which are all built alike. */
function exportsIn(folder: string): { name: string; file: string }[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|content\/(fallacies|biases)\/|migrations\/\d/.test(file))
    .map((file) => `${folder}/${file}`)
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    const names = source.matchAll(/^export (?:async )?(?:const|function\*?|type|class) (\w+)/gm)
    return [...names].map(([, name]) => ({ name: name!, file }))
  })
}

test('control: the resources are found', () => {
  expect(resources).toContain('streak')
  expect(resources).not.toContain('endpoint')
})
