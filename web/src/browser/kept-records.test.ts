import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { stubDevice, stubForbiddenDevice } from './device.fixture.ts'
import { keptRecords } from './kept-records.ts'

let device: Storage

beforeEach(() => {
  device = stubDevice().local
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('records', () => {
  const openNotes = () => keptRecords('note', z.object({ savedAt: z.number(), text: z.string() }))
  const note = (savedAt: number) => ({ savedAt, text: `Kept at ${savedAt}` })

  test('each have a key of their own, outlive the page, and are listed with the one saved last first', () => {
    const notes = openNotes()
    notes.keep('a', note(1))
    notes.keep('b', note(3))
    notes.keep('c', note(2))
    device.setItem('other:d', JSON.stringify(note(4)))
    device.setItem('note:e', 'not ours')
    expect(
      Object.keys(device)
        .filter((key) => key.startsWith('note:'))
        .sort(),
    ).toEqual(['note:a', 'note:b', 'note:c', 'note:e'])
    expect(openNotes().find('a')).toEqual(note(1))
    expect(openNotes().all()).toEqual([note(3), note(2), note(1)])
  })

  test('that are dropped are gone from the device, and can be brought back', () => {
    const notes = openNotes()
    notes.keep('a', note(1))
    const restore = notes.drop('a')
    expect([notes.find('a'), device.getItem('note:a')]).toEqual([null, null])
    restore()
    expect(openNotes().find('a')).toEqual(note(1))
  })

  test('that another tab drops stay with the page that has them', () => {
    const notes = openNotes()
    notes.keep('a', note(1))
    openNotes().drop('a')
    expect(notes.find('a')).toEqual(note(1))
  })

  test('stay with the page if the device forbids storage', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    stubForbiddenDevice()
    const notes = openNotes()
    notes.keep('a', note(1))
    expect(notes.all()).toEqual([note(1)])
    notes.drop('a')
    expect(notes.all()).toEqual([])
  })
})
