import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8')

test('the version is the newest in the changelog, and the docs show the line that the start prints', () => {
  const { version }: { version: string } = JSON.parse(read('package.json'))
  const [newest] = read('CHANGELOG.md').matchAll(/^## (\S+) - \d{4}-\d{2}-\d{2}$/gm)
  expect(newest?.[1]).toBe(version)
  expect(read('docs/operating.md')).toContain(`(version ${version})`)
})

test('the rooms have no versions of their own, and accept one another in any version', () => {
  for (const room of ['core', 'contract', 'server', 'web', 'e2e/api-client']) {
    const { version, dependencies = {} }: { version?: string; dependencies?: Record<string, string> } = JSON.parse(
      read(`${room}/package.json`),
    )
    const own = Object.entries(dependencies).filter(([name]) => name.startsWith('@think-twice/'))
    expect({ room, version, taken: own.map(([, range]) => range) }).toEqual({
      room,
      version: undefined,
      taken: own.map(() => '*'),
    })
  }
})
