import { expect, test } from 'vitest'
import { QUIET, StorageFault, type WriteHealth, watchFaults, watchWrites } from './faults.ts'

const LOST = new Error('connection lost')
const CORRUPT = new Error('disk image is malformed')

const startWatch = () => watchFaults((error) => (error === LOST ? 'unavailable' : error === CORRUPT ? 'damaged' : null))
const failing = (error: Error) => () => Promise.reject(error)

test('a result is passed on, and a bug keeps its own error', async () => {
  const { explain } = startWatch()
  expect(await explain(async () => 7)).toBe(7)
  const bug = new TypeError('x is undefined')
  await expect(explain(failing(bug))).rejects.toBe(bug)
})

test('a database error is reported as a storage fault with its cause, and later calls may succeed', async () => {
  const { explain, requireUndamaged } = startWatch()
  const fault = await explain(failing(LOST)).catch((error) => error)
  expect(fault).toBeInstanceOf(StorageFault)
  expect(fault).toMatchObject({ fault: 'unavailable', cause: LOST })
  expect(requireUndamaged).not.toThrow()
})

test('a damaged database is remembered as damaged from then on', async () => {
  const { explain, requireUndamaged } = startWatch()
  await expect(explain(failing(CORRUPT))).rejects.toMatchObject({ fault: 'damaged', cause: CORRUPT })
  expect(requireUndamaged).toThrow('The database is damaged')
  expect(await explain(async () => 'read')).toBe('read')
  expect(requireUndamaged).toThrow('The database is damaged')
})

const FULL = new StorageFault('unavailable', new Error('database or disk is full'))

test('a change is reported once when writes begin to be refused, and once when none was refused for a minute', () => {
  let time = 0
  const watch = watchWrites(() => time)
  const told: WriteHealth[] = []
  watch.onChange((health) => told.push(health))
  expect(watch.read()).toEqual({ accepted: null, refused: 0, reason: null })
  // A full disk takes small writes between the large ones.
  for (const fault of [null, FULL, null, null, FULL, null]) watch.note(fault)
  time += QUIET
  for (const fault of [null, null]) watch.note(fault)
  expect(told).toEqual([
    { accepted: false, refused: 1, reason: 'database or disk is full' },
    { accepted: true, refused: 2, reason: 'database or disk is full' },
  ])
})

test('a first write that is refused is reported at once', () => {
  const watch = watchWrites()
  const told: WriteHealth[] = []
  watch.onChange((health) => told.push(health))
  watch.note(FULL)
  expect(told).toEqual([{ accepted: false, refused: 1, reason: 'database or disk is full' }])
})
