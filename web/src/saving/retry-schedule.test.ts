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

test('each entry waits on its own, twice as long after each failure', () => {
  const schedule = create()
  schedule.failed('first', NOW, 0)
  expect([schedule.isDue('first', NOW + 999), schedule.isDue('first', NOW + 1000)]).toEqual([false, true])
  expect(schedule.isDue('second', NOW)).toBe(true)
  schedule.failed('first', NOW, 0)
  expect(schedule.nextIn(['first'], NOW)).toBe(2000)
})

test('an entry waits as long as the server asks for', () => {
  const schedule = create()
  schedule.failed('first', NOW, 60_000)
  expect(schedule.isDue('first', NOW + 59_999)).toBe(false)
})

test('the next try is when the first entry is due, and there is none when nothing has failed', () => {
  const schedule = create()
  expect(schedule.nextIn(['first', 'second'], NOW)).toBe(null)
  schedule.failed('first', NOW, 9000)
  schedule.failed('second', NOW, 5000)
  expect(schedule.nextIn(['first', 'second'], NOW + 1000)).toBe(4000)
  expect(schedule.nextIn(['second'], NOW + 9000)).toBe(0)
})
