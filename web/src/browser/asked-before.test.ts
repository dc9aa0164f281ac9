import { someQuestion } from '@think-twice/core/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropAskedBefore, rememberedForms, rememberForms, rememberSeen, timesSeen } from './asked-before.ts'
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

test('every time a scenario is seen is counted, separately for each person and for visitors', () => {
  for (const id of ['one', 'one', 'other']) rememberSeen(7, id)
  rememberSeen(null, 'one')
  rereadStorage()
  expect(Object.fromEntries(timesSeen(7))).toEqual({ one: 2, other: 1 })
  expect(Object.fromEntries(timesSeen(null))).toEqual({ one: 1 })
})

test('what is remembered of a person goes with their account, and nothing of visitors', () => {
  for (const userId of [7, null]) {
    rememberSeen(userId, 'one')
    rememberForms(userId, [someQuestion({ id: 'q1', form: 'A' })])
  }
  dropAskedBefore(7)
  expect(Object.keys(device).sort()).toEqual(['asked-forms:visitor', 'seen-scenarios:visitor'])
})
