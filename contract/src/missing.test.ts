import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { MOST_IDS, postMissing } from './missing.ts'

const isTaken = (given: object) => z.safeParse(postMissing.body, { results: [], answers: [], ...given }).success
const ids = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`)

test('as many ids of each kind as may be asked for at once fit into its limit', () => {
  const longest = {
    results: ids(MOST_IDS).map((id) => id.padEnd(64, 'x')),
    answers: ids(MOST_IDS).map((id) => id.padEnd(80, 'x')),
  }
  expect(isTaken(longest)).toBe(true)
  expect(JSON.stringify(longest).length).toBeLessThanOrEqual(postMissing.bodyLimit)
})

test('one more of either kind is refused', () => {
  expect(isTaken({ results: ids(MOST_IDS + 1) })).toBe(false)
  expect(isTaken({ answers: ids(MOST_IDS + 1) })).toBe(false)
})

test.each([{ results: ['a b'] }, { results: ['x'.repeat(65)] }, { answers: ['<b>'] }, { answers: [7] }])(
  'what could not be the id of anything kept is refused: %j',
  (given) => {
    expect(isTaken(given)).toBe(false)
  },
)
