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

test('control: the resources are found', () => {
  expect(resources).toContain('streak')
  expect(resources).not.toContain('endpoint')
})
