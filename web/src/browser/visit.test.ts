import { afterEach, expect, test, vi } from 'vitest'
import { stubDevice } from './device.fixture.ts'
import { rereadStorage } from './storage.ts'
import { quizzesInTab, roundsInTab } from './visit.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a round is noted once, survives a reload of the tab, and can be forgotten', () => {
  const { local } = stubDevice()
  for (const id of ['a', 'a', 'b']) roundsInTab.note(id)
  rereadStorage()
  expect(roundsInTab.read()).toEqual(['a', 'b'])
  expect(quizzesInTab.read()).toEqual([])
  expect(Object.keys(local)).toEqual([])
  roundsInTab.forget()
  expect(roundsInTab.read()).toEqual([])
})
