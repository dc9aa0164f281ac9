import { addDays } from '@think-twice/core/activity/days'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAnew, stubDevice } from './device.fixture.ts'

const openPage = () => openAnew(() => import('./kept-today.ts'))
const kept = { option: 1, sentence: 2, squares: { name: true, sentence: false }, at: 1_795_000_000_000 }

let device: Storage

beforeEach(() => {
  device = stubDevice().local
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('an answer to the argument of a day is kept separately for each person and for visitors', async () => {
  const before = await openPage()
  before.keepToday(7, '2026-11-21', kept)
  const page = await openPage()
  expect(page.answeredDays(7)).toEqual({ '2026-11-21': kept })
  expect(page.answeredDays(8)).toEqual({})
  expect(page.answeredDays(null)).toEqual({})
})

test('dropping one day’s answer leaves the others', async () => {
  const page = await openPage()
  page.keepToday(7, '2026-11-20', kept)
  page.keepToday(7, '2026-11-21', kept)
  page.dropToday(7, '2026-11-21')
  expect((await openPage()).answeredDays(7)).toEqual({ '2026-11-20': kept })
})

test('about two years of answers are kept, and the oldest days are removed first', async () => {
  const page = await openPage()
  const first = '2024-01-01'
  const days = Array.from({ length: 750 }, (_, index) => [addDays(first, index + 1), kept])
  device.setItem('today:visitor', JSON.stringify(Object.fromEntries(days)))
  page.keepToday(null, first, kept)
  const after = page.answeredDays(null)
  expect(Object.keys(after)).toHaveLength(750)
  expect(after[first]).toBeUndefined()
})

test.each(['{', 'null', '7', '{"2026-11-21":{"option":"1"}}', '{"2026-11-21":null}'])(
  'stored text of another kind (%s) counts as no answers',
  async (text) => {
    device.setItem('today:7', text)
    expect((await openPage()).answeredDays(7)).toEqual({})
  },
)
