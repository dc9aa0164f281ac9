import { expect, test } from 'vitest'
import { minutesFor, ROUND_LENGTHS } from './round.ts'

test('a round takes half a minute for each scenario, rounded up to a whole minute', () => {
  expect(ROUND_LENGTHS.map(minutesFor)).toEqual([2, 4, 8])
  expect(minutesFor(0)).toBe(1)
})
