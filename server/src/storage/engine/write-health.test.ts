import { expect, test } from 'vitest'
import { type WriteHealth, watchWrites } from './write-health.ts'

function startWatch() {
  const clock = { time: 0 }
  const watch = watchWrites(() => clock.time)
  const told: WriteHealth[] = []
  watch.onChange((health) => told.push(health))
  const note = (time: number, fault: unknown) => {
    clock.time = time
    watch.note(fault)
  }
  return { watch, told, note }
}

test('the health of writing is unknown before the first write, and a first success is not reported', () => {
  const { watch, told, note } = startWatch()
  expect(watch.read()).toMatchObject({ accepted: null, lastAt: null, since: null })
  note(10, null)
  expect(watch.read()).toMatchObject({ accepted: true, lastAt: 10, since: 10, done: 1, refused: 0, reason: null })
  expect(told).toEqual([])
})

test('a change is reported once when writes begin to be refused, and once when they succeed again', () => {
  const { watch, told, note } = startWatch()
  note(10, null)
  note(20, new Error('disk is full'))
  note(30, new Error('disk is full'))
  note(40, null)
  note(50, null)
  expect(told.map(({ accepted, since }) => [accepted, since])).toEqual([
    [false, 20],
    [true, 40],
  ])
  expect(watch.read()).toMatchObject({ lastAt: 50, since: 40, done: 3, refused: 2 })
})

test('a first write that is refused is reported with the error message of the driver', () => {
  const { told, note } = startWatch()
  note(10, new Error('The database is not available', { cause: new Error('database or disk is full') }))
  expect(told).toMatchObject([{ accepted: false, reason: 'database or disk is full' }])
})
