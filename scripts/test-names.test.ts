import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = globSync('{core,contract,server,web,e2e,scripts}/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules'],
})

/** The first words of a name that no `describe` surrounds: the formatter puts those at the start of a line. */
const OUTERMOST_NAME = /^(?:(?:test|describe)\b.*?|[\])].*?)\(\s*(['"`])(?<name>.*?)\1/gm

/** Words that refer to something said before, where nothing was. "One" is a number when a noun follows it. */
const PRONOUN =
  /^(it|its|they|them|their|that|this|those|these|one (that|who|which|whose|with|without|of|is|was|has|may|can))\b/i

/** The names that begin with a pronoun outside a `describe`, which alone could say what it refers to. */
function unclearNames(source: string): string[] {
  return namesIn(source).filter((name) => PRONOUN.test(name))
}

function namesIn(source: string): string[] {
  return [...source.matchAll(OUTERMOST_NAME)].map(({ groups }) => groups!['name']!)
}

test('no name of a test outside a describe begins with a pronoun', () => {
  const problems = files.flatMap((file) =>
    unclearNames(readFileSync(`${root}/${file}`, 'utf8')).map((name) => `${file}: ${name}`),
  )
  expect(problems).toEqual([])
})

test('control: a pronoun is found however a test is written, but not inside a describe', () => {
  const source = [
    "test('it waits', () => {})",
    "test.runIf(isLinux)('They wait', () => {})",
    "test.each(['it', 'that'])('those of %s wait', () => {})",
    'test.each([',
    "  ['a', 1],",
    "] as const)('one that is %s waits', () => {})",
    'test.each([',
    '  2,',
    '])(',
    "  'its wait is %i seconds',",
    '  () => {},',
    ')',
    "test.describe('This page', () => {",
    "  test('it waits', () => {})",
    '})',
    'test(`one round waits`, () => {})',
  ].join('\n')
  expect(unclearNames(source)).toEqual([
    'it waits',
    'They wait',
    'those of %s wait',
    'one that is %s waits',
    'its wait is %i seconds',
    'This page',
  ])
  const names = files.flatMap((file) => namesIn(readFileSync(`${root}/${file}`, 'utf8')))
  expect(names.length).toBeGreaterThan(1500)
})
