import { expect, test } from 'vitest'
import { columnsOf } from './even-rows.ts'

test('rows are as equally full as possible, and none is longer than the limit', () => {
  expect([3, 8, 9, 11, 15, 16, 17].map((cells) => columnsOf(cells, 8))).toEqual([3, 8, 5, 6, 8, 8, 6])
  expect([12, 13, 24].map((cells) => columnsOf(cells, 12))).toEqual([12, 7, 12])
})
