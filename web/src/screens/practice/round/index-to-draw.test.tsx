import { dayOf } from '@think-twice/core/activity/days'
import { itemAt } from '@think-twice/core/item-at'
import { SCHEDULE_PIECE } from '@think-twice/core/publishing/published-today'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { keepAnsweredDay } from '../../../browser/answered-days.ts'
import { localTimeZone, timeNow } from '../../../browser/clock.ts'
import { fetchPracticeIndex, putPieces } from '../../../data/content.ts'
import { queryClient } from '../../../data/query-client.ts'
import { fetchIndexToDraw } from './index-to-draw.ts'

beforeEach(() => {
  // Noon, so that no day ends during a test.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00') })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  queryClient.clear()
})

test('a round draws from everything when the schedule can’t be loaded', async () => {
  const index = await fetchPracticeIndex()
  const fetchBefore = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address.includes(SCHEDULE_PIECE) ? Promise.reject(new TypeError('no connection')) : fetchBefore(address, init),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(await fetchIndexToDraw()).toEqual(index)
})

test('a round draws neither today’s argument nor its twin until it is answered', async () => {
  const index = await fetchPracticeIndex()
  const twin = itemAt(
    index.filter(({ isSoundHalf }) => isSoundHalf),
    0,
  )
  const today = dayOf(timeNow(), localTimeZone())
  putPieces(new Map([[SCHEDULE_PIECE, { [today]: twin.pairId }]]))

  const before = await fetchIndexToDraw()
  keepAnsweredDay(null, today, { option: 0, sentence: null, squares: { name: false, sentence: false }, at: timeNow() })
  const after = await fetchIndexToDraw()

  expect(before).toEqual(index.filter(({ pairId }) => pairId !== twin.pairId))
  expect(before.length).toBeLessThanOrEqual(index.length - 2)
  expect(after).toEqual(index)
})
