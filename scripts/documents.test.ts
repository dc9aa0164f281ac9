import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ACHIEVEMENTS } from '../core/src/content/achievements.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Places outside the repository: installed, built, or left by a run. */
const NOT_OURS = /(^|\/)(\.git|node_modules|dist|test-results|playwright-report)$|^(data|coverage)$/
/** Names in documents of things that only a build, a run, or somebody else makes. */
const MADE_LATER = new Set(['data/', 'data/think-twice.db', 'web/dist', 'web/dist/.pages', 'sw.js'])
const ROOMS = 'core|contract|server|web|e2e|scripts|docs|deploy'
/** A word that names a file, a folder (`ui/`), or a place in one of the rooms. */
const FILE_NAME = /^[\w.*-][\w./*-]*\.(ts|tsx|js|css|json|md|html|svg|yaml|conf|service)$/
const FOLDER_NAME = /^[a-z][\w./-]*\/$/
const PLACE_IN_ROOM = new RegExp(`^(${ROOMS})/[\\w./*-]+$`)

/** Every file, and every folder with a slash at its end, as a path from the root. */
const places = placesIn('')
const documents = places.filter((place) => place.endsWith('.md'))

function placesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.test(folder + name))
    .flatMap((entry) => {
      const place = folder + entry.name
      return entry.isDirectory() ? [`${place}/`, ...placesIn(`${place}/`)] : [place]
    })
}

/** Links and names in backticks of a document that lead nowhere. */
function missingIn(document: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, target]) => target!)
  return [...links.filter((target) => !isLinked(document, target)), ...namesIn(text).filter((name) => !isNamed(name))]
}

/** A link is relative to its document's folder. */
function isLinked(document: string, target: string): boolean {
  const place = join(document, '..', target)
  return places.some((each) => each === place || each === `${place.replace(/\/$/, '')}/`)
}

/** File names in backticks, also within a command. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code]) => code!.split(/\s+/))
    .filter((word) => FILE_NAME.test(word) || FOLDER_NAME.test(word) || PLACE_IN_ROOM.test(word))
}

/** A name in capitals (`NAME.ts`) that a reader replaces. */
const PLACEHOLDER = /(^|\/)[A-Z]+\./

/** Files and places of a room that the comments of some code name and that do not exist. */
function missingInComments(code: string): string[] {
  const comments = code.match(/(?<=^\s*|\s)(\/\/|\/\*).*|^\s*\*.*/gm) ?? []
  return comments
    .flatMap((comment) => comment.replaceAll(/https?:\S+/g, '').split(/[^\w./*-]+/))
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => FILE_NAME.test(word) || PLACE_IN_ROOM.test(word))
    .filter((name) => !isNamed(name) && !PLACEHOLDER.test(name))
}

/** A document or comment may leave out the folders that it has just spoken of, so the end of a path is enough. */
function isNamed(name: string): boolean {
  if (MADE_LATER.has(name)) return true
  const end = new RegExp(`(^|/)${name.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}/?$`)
  return places.some((place) => end.test(place))
}

test.each(documents)('every file that %s mentions exists', (document) => {
  expect(missingIn(document, readFileSync(join(root, document), 'utf8'))).toEqual([])
})

test('every file that a comment mentions exists', () => {
  const sources = places.filter((place) => /\.(ts|tsx|js|css)$/.test(place))
  const missing = sources.flatMap((source) =>
    missingInComments(readFileSync(join(root, source), 'utf8')).map((name) => `${source}: ${name}`),
  )
  expect(missing).toEqual([])
})

const finish = readFileSync(join(root, 'docs/following-a-finish.md'), 'utf8')
const namedInFiles = [...finish.matchAll(/\[`(\w+)`\]\(\.\.\/([^)]+)\)/g)].map(
  ([, name, file]) => [name!, file!] as const,
)

test.each(namedInFiles)('docs/following-a-finish.md finds %s in %s', (name, file) => {
  expect(readFileSync(join(root, file), 'utf8')).toMatch(new RegExp(`\\b${name}\\b`))
})

test('docs/product.md lists every achievement with its rarity and points, and no other', () => {
  const product = readFileSync(join(root, 'docs/product.md'), 'utf8')
  const [, table = ''] = product.split('| achievement | for | points |')
  const listed = [...table.split('\n\n')[0]!.matchAll(/^\| (.+ \(\w+\)) \| .+ \| ([\d,]+) \|$/gm)]
  expect(listed.map(([, name, points]) => [name, points])).toEqual(
    ACHIEVEMENTS.map(({ name, rarity, points }) => [`${name} (${rarity})`, points.toLocaleString('en-US')]),
  )
})

test('control: a missing file is reported, whether linked or named, alone or in a command', () => {
  const text = `[a](../no-such-file.ts) [b](../README.md) [c](https://example.com) \`steps.ts\` \`nothing-like-it.ts\`
    \`core/src/\` \`core/lost/\` \`npx vitest run core/src/lost\` \`journeys/*.spec.ts\` \`@tanstack/react-query\``
  expect(missingIn('docs/x.md', text)).toEqual([
    '../no-such-file.ts',
    'nothing-like-it.ts',
    'core/lost/',
    'core/src/lost',
  ])
  expect(documents).toContain('core/README.md')
})

test('control: a missing file is reported in every kind of comment, and not in code', () => {
  // Whitespace is escaped, or the test above would take these for comments.
  const code = [
    '/** See lost/one.ts, and scripts/steps.ts.',
    '\t* As in `two.css`; https://example.com/far.ts */',
    '// core/src/three does that, like README.md, for NAME.ts.',
    "const four = 'four.ts'\t// five.ts",
  ].join('\n')
  expect(missingInComments(code)).toEqual(['lost/one.ts', 'two.css', 'core/src/three', 'five.ts'])
})

const DECISIONS = 'docs/decisions/'
const records = documents.filter((place) => place.startsWith(`${DECISIONS}0`))
/** The date, and whether the record stands or which one replaced it. */
const STATUS = /^\d{4}-\d{2}-\d{2} · (accepted\b|superseded \d{4}-\d{2}-\d{2} by \[record \d+\]\(.+\.md\))/

test.each(records)('%s says when it was made and whether it stands, and the list has its title', (record) => {
  const [title = '', , status = ''] = readFileSync(join(root, record), 'utf8').split('\n')
  expect(status).toMatch(STATUS)
  const list = readFileSync(join(root, `${DECISIONS}README.md`), 'utf8')
  expect(list).toContain(`- [${title.replace('# ', '')}](${record.replace(DECISIONS, '')})`)
})
