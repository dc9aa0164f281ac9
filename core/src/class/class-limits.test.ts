import { expect, test } from 'vitest'
import { DAY } from '../activity/days.ts'
import { classExpiresAt } from './class-limits.ts'

test('a class is deleted 60 days after its last use', () => {
  expect(classExpiresAt({ openedAt: 0, lastUsedAt: 10 * DAY })).toBe(70 * DAY)
})

test('use keeps a class no longer than 400 days after it was opened', () => {
  expect(classExpiresAt({ openedAt: 0, lastUsedAt: 399 * DAY })).toBe(400 * DAY)
})
