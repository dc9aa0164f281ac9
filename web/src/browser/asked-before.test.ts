import { someQuestion } from '@think-twice/core/testing'
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

let device: Storage

beforeEach(() => {
  device = stubDevice().local
})

afterEach(() => {
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
  rememberSeen(7, 'one', 20)
  rememberSeen(7, 'one', 10)
  rememberSeen(null, 'one', 5)
  expect(rememberAllSeen(7, { one: 15, elsewhere: 30 })).toEqual({ one: 20, elsewhere: 30 })
  rereadStorage()
  expect(lastSeenHere(7)).toEqual({ one: 20, elsewhere: 30 })
  expect(lastSeenHere(null)).toEqual({ one: 5 })
})

test('the scenarios of a finished attempt were seen when it was finished', () => {
  vi.useFakeTimers({ now: 77 })
  rememberForms(7, [someQuestion({ scenarioId: 'straw-man-one' }), someQuestion()])
  vi.useRealTimers()
  expect(lastSeenHere(7)).toEqual({ 'straw-man-one': 77 })
})

test('what is remembered of a person goes with their account, and nothing of visitors', () => {
  for (const userId of [7, null]) {
    rememberSeen(userId, 'one')
    rememberForms(userId, [someQuestion({ id: 'q1', form: 'A' })])
  }
  dropAskedBefore(7)
  expect(Object.keys(device).sort()).toEqual(['asked-forms:visitor', 'last-seen:visitor'])
})
