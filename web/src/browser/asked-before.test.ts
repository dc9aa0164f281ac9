import { DAY, HOUR } from '@think-twice/core/activity/days'
import { someQuestion } from '@think-twice/core/rules.fixture'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  dropAskedBefore,
  lastSeenHere,
  rememberAllSeen,
  rememberedForms,
  rememberForms,
  rememberSeen,
} from './asked-before.ts'
import { stubDevice } from './device.fixture.ts'
import { rereadStorage } from './storage.ts'

const NOON = Date.UTC(2026, 10, 21, 12)

let device: Storage

beforeEach(() => {
  vi.useFakeTimers({ now: NOON + HOUR })
  device = stubDevice().local
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('each finished attempt counts the forms that it asked, separately for each person', () => {
  const asked = [someQuestion({ id: 'q1', form: 'A' }), someQuestion({ id: 'q2', form: 'B' })]
  rememberForms(7, asked)
  rememberForms(7, asked.slice(0, 1))
  rememberForms(null, [...asked.slice(1), someQuestion({ id: 'without a form' })])
  rereadStorage()
  expect(rememberedForms(7)).toEqual([
    { slot: 'q1', form: 'A', times: 2 },
    { slot: 'q2', form: 'B', times: 1 },
  ])
  expect(rememberedForms(null)).toEqual([{ slot: 'q2', form: 'B', times: 1 }])
})

test('the latest time at which a scenario was seen is kept, separately for each person and for visitors', () => {
  rememberSeen(7, 'one', NOON + 20)
  rememberSeen(7, 'one', NOON + 10)
  rememberSeen(null, 'one', NOON + 5)
  const later = { one: NOON + 20, elsewhere: NOON + 30 }
  expect(rememberAllSeen(7, { one: NOON + 15, elsewhere: NOON + 30 })).toEqual(later)
  rereadStorage()
  expect(lastSeenHere(7)).toEqual(later)
  expect(lastSeenHere(null)).toEqual({ one: NOON + 5 })
})

test('what was seen while the clock was ahead, or in 1970, counts as seen when the clock is right again', () => {
  vi.setSystemTime(NOON + 40 * DAY)
  rememberSeen(7, 'ahead')
  vi.setSystemTime(5)
  rememberSeen(8, 'in 1970')
  vi.setSystemTime(NOON)
  expect([rememberAllSeen(7, {}), rememberAllSeen(8, {})]).toEqual([{ ahead: NOON }, { 'in 1970': NOON }])
  vi.setSystemTime(NOON + DAY)
  expect([rememberAllSeen(7, {}), rememberAllSeen(8, {})]).toEqual([{ ahead: NOON }, { 'in 1970': NOON }])
})

test('the scenarios of a finished attempt were seen when it was finished', () => {
  rememberForms(7, [someQuestion({ scenarioId: 'straw-man-one' }), someQuestion()])
  expect(lastSeenHere(7)).toEqual({ 'straw-man-one': NOON + HOUR })
})

test('what is remembered of a person goes with their account, and nothing of visitors', () => {
  for (const userId of [7, null]) {
    rememberSeen(userId, 'one')
    rememberForms(userId, [someQuestion({ id: 'q1', form: 'A' })])
  }
  dropAskedBefore(7)
  expect(Object.keys(device).sort()).toEqual(['asked-forms:visitor', 'last-seen:visitor'])
})
