import { DAY } from '@think-twice/core/activity/days'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { stubDevice, stubForbiddenDevice } from './device.fixture.ts'
import { type KeptAt, keptRecords, type OwnerId, ownedRecords, seatOwner } from './kept-records.ts'
import { rereadStorage } from './storage.ts'

let device: Storage

beforeEach(() => {
  device = stubDevice().local
})

afterEach(() => {
  vi.useRealTimers()
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

describe('work with an owner', () => {
  type Work = KeptAt & { ownerId: OwnerId | null; isOver: boolean }
  const openWork = () =>
    ownedRecords<Work>('work', z.custom<Work>(Boolean), { isEnded: ({ isOver }) => isOver, most: 2 })
  const of = (ownerId: OwnerId | null, isOver = false) => ({ ownerId, isOver })
  const SEAT = seatOwner('s')

  test('is opened by nobody but its person, and a visitor’s by whoever uses the device until it is claimed', () => {
    const work = openWork()
    work.keep('ada', of(7))
    work.keep('visitor', of(null))
    work.keep('seat', of(SEAT))
    const openTo = (id: string) => [7, 8, null].map((person) => work.open(id, person) !== null)
    expect(openTo('ada')).toEqual([true, false, false])
    expect(openTo('visitor')).toEqual([true, true, true])
    expect(openTo('seat')).toEqual([true, true, true])
    work.claim('visitor', 7)
    rereadStorage()
    expect(openTo('visitor')).toEqual([true, false, false])
    expect(['visitor', 'seat', 'nowhere'].map(work.ownerOf)).toEqual([7, SEAT, null])
  })

  test('goes with an account or a seat, and takes nobody else’s along', () => {
    const work = openWork()
    for (const owner of [7, 8, null, SEAT]) work.keep(`of ${owner}`, of(owner))
    work.dropOf(7)
    work.dropOf(SEAT)
    rereadStorage()
    expect(Object.keys(work.get()).sort()).toEqual(['of 8', 'of null'])
  })

  test.each([0, -40 * DAY])('is kept as the latest two that have ended, also after the clock jumped by %i', (jump) => {
    vi.useFakeTimers({ now: 50 * DAY })
    const work = openWork()
    work.keep('going on', of(7))
    for (const id of ['first', 'second']) work.keep(id, of(7, true))
    vi.setSystemTime(50 * DAY + jump)
    work.keep('third', of(8, true))
    expect(Object.keys(work.get()).sort()).toEqual(['going on', 'second', 'third'])
  })

  test('that another tab has ended is not taken for the oldest because that tab saw another time', () => {
    const work = openWork()
    work.keep('here', of(null, true))
    const place = (work.find('here')?.place ?? 0) + 1
    device.setItem('work:elsewhere', JSON.stringify({ ...of(null, true), savedAt: 5, place }))
    rereadStorage()
    work.keep('last', of(null, true))
    expect(Object.keys(work.get()).sort()).toEqual(['elsewhere', 'last'])
  })
})
