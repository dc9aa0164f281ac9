import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const rules = fileURLToPath(new URL('../core/src', import.meta.url))

const EXPORTED_FUNCTION = /^export (?:async )?(?:function\*? (\w+)|const (\w+) = (?:async )?(?:<[^>]*>)?\()/

/** The exported functions without a comment on the line above, each with its place in a file. */
function uncommented(source: string): { name: string; line: number }[] {
  const lines = source.split('\n')
  return lines.flatMap((line, index) => {
    const [, asFunction, asConstant] = EXPORTED_FUNCTION.exec(line) ?? []
    const name = asFunction ?? asConstant
    return name === undefined || lines[index - 1]?.endsWith('*/') ? [] : [{ name, line: index + 1 }]
  })
}

const files = readdirSync(rules, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('content/'),
)

test('every function that a file of the rules exports has a comment directly above it', () => {
  const problems = files.flatMap((file) =>
    uncommented(readFileSync(join(rules, file), 'utf8')).map(({ name, line }) => `${file}:${line} ${name}`),
  )
  expect(problems).toEqual([])
})

test('control: a function without a comment is reported, and so is one whose comment stands apart', () => {
  const source = [
    '/** Days in a row. */',
    'export function streakOf() {}',
    '/** Apart. */',
    '',
    'export function streakOn() {}',
    'export const isLong = (days: number) => days > 6',
    'function own() {}',
  ]
  expect(uncommented(source.join('\n'))).toEqual([
    { name: 'streakOn', line: 5 },
    { name: 'isLong', line: 6 },
  ])
  expect(files).toContain('activity/streak.ts')
})
