import { expect, test } from 'vitest'
import { relativeTimeText } from '../activity/days.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  ['Just now', -HOUR],
  ['Just now', 0],
  ['Just now', HOUR - 1],
  ['1 hour ago', HOUR],
  ['1 hour ago', 2 * HOUR - 1],
  ['2 hours ago', 2 * HOUR],
  ['23 hours ago', DAY - 1],
  ['1 day ago', DAY],
  ['1 day ago', 2 * DAY - 1],
  ['2 days ago', 2 * DAY],
  ['400 days ago', 400 * DAY],
])('a time is described as “%s” after %d ms', (text, age) => {
  expect(relativeTimeText(NOW - age, NOW)).toBe(text)
})
