import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { conceptLabel, count, day, scenarioId, storableText, sureness, time, timeZone, userId } from './fields.ts'

const LATEST = 8_640_000_000_000_000

test.each([
  ['a time', time, [0, 1_795_000_000_000, LATEST], [-1, 0.5, LATEST + 1, '0', null]],
  ['a day', day, ['2026-11-21'], ['today', '21.11.2026', '2026-11-21T00:00:00Z', '']],
  ['a number of things', count, [0, 1], [-1, 0.5, '1', null]],
  ['a text to keep', storableText, ['', 'Zoë 🙂', 'a\nb'], ['a\0b', 'half \ud83d', 7]],
  ['a concept', conceptLabel, ['Straw Man', 'x'.repeat(4000)], ['', ' \n', 'x'.repeat(4001), 'a\0b', 'half \ud83d']],
  ['a time zone', timeZone, ['Europe/Berlin', 'Middle/Earth', null], [7, undefined]],
  ['a scenario', scenarioId, ['straw-man-1', 'x'.repeat(100)], ['', '-x', 'Straw', 'a b', 'x'.repeat(101)]],
  ['a sureness', sureness, ['guess', 'fairly', 'sure'], ['certain', '', null]],
  ['a person', userId, [1, 2_147_483_647], [0, -1, 1.5, '1']],
] as const)('the field for %s accepts every valid value and refuses every invalid one', (_, field, taken, refused) => {
  for (const value of taken) expect(z.safeParse(field, value).success, JSON.stringify(value)).toBe(true)
  for (const value of refused) expect(z.safeParse(field, value).success, JSON.stringify(value)).toBe(false)
})
