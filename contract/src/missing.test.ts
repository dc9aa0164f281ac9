import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { MOST_IDS, postMissing } from './missing.ts'

const isTaken = (given: object) => z.safeParse(postMissing.body, { results: [], answers: [], ...given }).success
const ids = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`)

test('a call about missing entries accepts as many ids of each kind as the limit allows', () => {
  const longest = {
    results: ids(MOST_IDS).map((id) => id.padEnd(64, 'x')),
    answers: ids(MOST_IDS).map((id) => id.padEnd(80, 'x')),
  }
  expect(isTaken(longest)).toBe(true)
  expect(JSON.stringify(longest).length).toBeLessThanOrEqual(postMissing.bodyLimit)
})

test('a call about missing entries refuses one id more than the limit, of either kind', () => {
  expect(isTaken({ results: ids(MOST_IDS + 1) })).toBe(false)
  expect(isTaken({ answers: ids(MOST_IDS + 1) })).toBe(false)
})

test.each([{ results: ['a b'] }, { results: ['x'.repeat(65)] }, { answers: ['<b>'] }, { answers: [7] }])(
  'a call about missing entries refuses %j, which cannot be the id of anything kept',
  (given) => {
    expect(isTaken(given)).toBe(false)
  },
)
