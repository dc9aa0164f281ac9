import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubDevice, stubForbiddenDevice } from './device.fixture.ts'
import { fieldsOf } from './fields-of.ts'
import { keptRecords } from './kept-records.ts'

type Note = { id: string; savedAt: number; text: string }

function noteIn(found: unknown): Note | null {
  const { id, savedAt, body } = fieldsOf(found)
  return typeof id === 'string' && typeof savedAt === 'number' && typeof body === 'string'
    ? { id, savedAt, text: body }
    : null
}

/** Opens them the way a freshly loaded page does. */
const openNotes = () =>
  keptRecords<Note>({
    prefix: 'note:',
    idOf: ({ id }) => id,
    check: noteIn,
    written: ({ text, ...note }) => ({ ...note, body: text }),
  })

const note = (id: string, savedAt: number): Note => ({ id, savedAt, text: `What ${id} says` })

let device: Storage

beforeEach(() => {
  device = stubDevice().local
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a record held by the page reaches the device only when written, and then outlives the page', () => {
  const notes = openNotes()
  notes.hold(note('a', 1))
  expect([notes.find('a'), device.getItem('note:a')]).toEqual([note('a', 1), null])
  notes.write('a')
  expect(device.getItem('note:a')).toBe('{"id":"a","savedAt":1,"body":"What a says"}')
  expect(openNotes().find('a')).toEqual(note('a', 1))
})

test('records on the device and in the page are listed together, the one saved last first', () => {
  const before = openNotes()
  for (const each of [note('a', 1), note('b', 3)]) before.hold(each)
  for (const id of ['a', 'b', 'never held']) before.write(id)
  device.setItem('other:c', device.getItem('note:a') ?? '')
  device.setItem('note:d', 'not ours')
  const notes = openNotes()
  notes.hold(note('c', 2))
  expect(notes.all().map(({ id }) => id)).toEqual(['b', 'c', 'a'])
})

test('a page keeps its own copy of a record when another tab removes the one on the device', () => {
  const [one, other] = [openNotes(), openNotes()]
  one.hold(note('a', 1))
  one.write('a')
  other.drop('a')
  expect([other.find('a'), other.all()]).toEqual([null, []])
  expect(one.find('a')).toEqual(note('a', 1))
  one.drop('a')
  expect(one.find('a')).toBeNull()
})

test('the page remembers records when the device cannot store anything', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  stubForbiddenDevice()
  const notes = openNotes()
  notes.hold(note('a', 1))
  notes.write('a')
  expect(notes.all()).toEqual([note('a', 1)])
  notes.drop('a')
  expect(notes.all()).toEqual([])
})
