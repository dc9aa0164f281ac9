import { DAY } from '@think-twice/core/activity/days'
import { expect, test } from 'vitest'
import { createRetrySchedule } from './retry-schedule.ts'

const [first, second, third] = [{ id: 'first' }, { id: 'second' }, { id: 'third' }]
const NOW = 1_795_000_000_000
const entries = [first, second, third]
const create = () => createRetrySchedule(() => 1)

test('entries that failed come after the others, which keep their order', () => {
  const schedule = create()
  schedule.failed('first', NOW, 0)
  expect(schedule.inOrder(entries)).toEqual([second, third, first])
  schedule.done('first')
  expect(schedule.inOrder(entries)).toEqual(entries)
})

test('each entry waits on its own', () => {
  const schedule = create()
  schedule.failed('first', NOW, 0)
  expect([schedule.isDue('first', NOW + 999), schedule.isDue('first', NOW + 1000)]).toEqual([false, true])
  expect(schedule.isDue('second', NOW)).toBe(true)
})

test('an entry waits as long as the server asks for', () => {
  const schedule = create()
  schedule.failed('first', NOW, 60_000)
  expect(schedule.isDue('first', NOW + 59_999)).toBe(false)
})

test('an entry waits a day at most, whatever the server asks for', () => {
  const schedule = create()
  schedule.failed('first', NOW, 40 * DAY)
  expect(schedule.nextIn(['first'], NOW)).toBe(DAY)
})

test('the next try is when the first entry is due, and there is none when nothing has failed', () => {
  const schedule = create()
  expect(schedule.nextIn(['first', 'second'], NOW)).toBe(null)
  schedule.failed('first', NOW, 9000)
  schedule.failed('second', NOW, 5000)
  expect(schedule.nextIn(['first', 'second'], NOW + 1000)).toBe(4000)
  expect(schedule.nextIn(['second'], NOW + 9000)).toBe(0)
})

/** The delay of an entry after this many failures in a row. */
function delayAfter(failures: number, random: () => number): number | null {
  const schedule = createRetrySchedule(random)
  for (let failure = 0; failure < failures; failure++) schedule.failed('first', NOW, 0)
  return schedule.nextIn(['first'], NOW)
}

test('the wait before a retry doubles from one second to at most five minutes', () => {
  const waits = [1, 2, 3, 4, 9, 10, 100].map((failures) => delayAfter(failures, () => 1))
  expect(waits).toEqual([1000, 2000, 4000, 8000, 256_000, 300_000, 300_000])
})

test('up to half of the wait before a retry is random', () => {
  expect([1, 5, 20].map((failures) => delayAfter(failures, () => 0))).toEqual([500, 8000, 150_000])
})
