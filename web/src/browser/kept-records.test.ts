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
  const openNotes = () => keptRecords('note', z.object({ savedAt: z.number(), place: z.number(), text: z.string() }))
  const note = { text: 'Both fit.' }

  test('each have a key of their own, outlive the page, and are numbered in the order in which they were kept', () => {
    const notes = openNotes()
    notes.keep('a', note)
    notes.keep('b', note)
    vi.useFakeTimers({ now: 5 })
    notes.keep('c', note)
    vi.useRealTimers()
    device.setItem('other:d', JSON.stringify(notes.find('a')))
    device.setItem('note:e', 'not ours')
    expect(
      Object.keys(device)
        .filter((key) => key.startsWith('note:'))
        .sort(),
    ).toEqual(['note:a', 'note:b', 'note:c', 'note:e'])
    expect(Object.values(openNotes().get()).sort((one, other) => one.place - other.place)).toEqual(
      ['a', 'b', 'c'].map(notes.find),
    )
    expect(openNotes().find('c')).toMatchObject({ ...note, savedAt: 5 })
  })

  test('that are dropped are gone from the device, and can be brought back', () => {
    const notes = openNotes()
    notes.keep('a', note)
    const kept = notes.find('a')
    const restore = notes.drop('a')
    expect([notes.find('a'), device.getItem('note:a')]).toEqual([null, null])
    restore()
    expect(openNotes().find('a')).toEqual(kept)
  })

  test('that another tab drops stay with the page that has them', () => {
    const notes = openNotes()
    notes.keep('a', note)
    openNotes().drop('a')
    expect(notes.find('a')).toMatchObject(note)
  })

  test('stay with the page if the device forbids storage', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    stubForbiddenDevice()
    const notes = openNotes()
    notes.keep('a', note)
    expect(notes.get()).toMatchObject({ a: note })
    notes.drop('a')
    expect(notes.get()).toEqual({})
  })
})
