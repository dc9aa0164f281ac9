import { addDays } from '@think-twice/core/activity/days'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answeredDays, dropAnsweredDay, dropAnsweredDaysOf, keepAnsweredDay } from './answered-days.ts'
import { stubDevice } from './device.fixture.ts'
import { rereadStorage } from './storage.ts'

const ANSWER = { option: 1, sentence: 2, squares: { name: true, sentence: false }, at: 1_795_000_000_000 }

let device: Storage

beforeEach(() => {
  device = stubDevice().local
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('an answer to the argument of a day is kept separately for each person and for visitors', () => {
  keepAnsweredDay(7, '2026-11-20', ANSWER)
  keepAnsweredDay(7, '2026-11-21', ANSWER)
  dropAnsweredDay(7, '2026-11-21')
  rereadStorage()
  expect([answeredDays(7), answeredDays(8), answeredDays(null)]).toEqual([{ '2026-11-20': ANSWER }, {}, {}])
  dropAnsweredDaysOf(7)
  expect(Object.keys(device)).toEqual([])
})

test('about two years of answers are kept, those given last, whichever days they are about', () => {
  const early = '2024-01-01'
  const days = Array.from({ length: 750 }, (_, index) => addDays(early, index + 1))
  device.setItem('today:visitor', JSON.stringify(Object.fromEntries(days.map((day) => [day, ANSWER]))))
  rereadStorage()
  keepAnsweredDay(null, early, ANSWER)
  expect(Object.keys(answeredDays(null))).toEqual([...days.slice(1), early])
})
