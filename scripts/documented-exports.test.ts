import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const rules = fileURLToPath(new URL('../core/src', import.meta.url))

const EXPORTED = /^export (?:async )?(?:function\*?|const|class|type|interface) (\w+)/

/** The comment on a list also covers the type derived from it, as in `(typeof STRENGTHS)[number]`. */
const OF_A_LIST = /^export type \w+ = (?:\(typeof \w+\)\[|keyof typeof )/

/** The exports without a comment on the line above, each with its place in a file. */
function uncommented(source: string): { name: string; line: number }[] {
  const lines = source.split('\n')
  return lines.flatMap((line, index) => {
    const [, name] = EXPORTED.exec(line) ?? []
    const isDocumented = lines[index - 1]?.endsWith('*/') || OF_A_LIST.test(line)
    return name === undefined || isDocumented ? [] : [{ name, line: index + 1 }]
  })
}

const files = readdirSync(rules, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('content/'),
)

test('everything that a file of the rules exports has a comment directly above it', () => {
  const problems = files.flatMap((file) =>
    uncommented(readFileSync(join(rules, file), 'utf8')).map(({ name, line }) => `${file}:${line} ${name}`),
  )
  expect(problems).toEqual([])
})

test('control: an export without a comment is reported, and so is one whose comment stands apart', () => {
  const source = [
    '/** Days in a row. */',
    'export function streakOf() {}',
    '/** Apart. */',
    '',
    'export function streakOn() {}',
    'export const isLong = (days: number) => days > 6',
    'export const LONGEST = 6',
    'export type Streak = { days: number }',
    '/** Where a day of a streak stands. */',
    "export const PLACES = ['first', 'last'] as const",
    'export type Place = (typeof PLACES)[number]',
    'function own() {}',
  ]
  expect(uncommented(source.join('\n')).map(({ name, line }) => `${line} ${name}`)).toEqual([
    '5 streakOn',
    '6 isLong',
    '7 LONGEST',
    '8 Streak',
  ])
  expect(files).toContain('activity/streak.ts')
})
