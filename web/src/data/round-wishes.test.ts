import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { someRecord } from '../../test/records.ts'
import { stubDevice } from '../browser/device.fixture.ts'
import { queryClient } from './query-client.ts'
import { fetchRoundWishes } from './round-wishes.ts'

const DUE = { concept: 'straw-man', why: 'due', daysSince: 9, recall: 0.5, scenario: null } as const
const CONFUSION = {
  one: { was: 'false-cause', named: 'no-flaw', times: 2, of: 5 },
  other: { was: 'no-flaw', named: 'false-cause', times: 1, of: 4 },
  times: 3,
}
const NO_EYE = { counts: { flawed: 0, caught: 0, namedRight: 0, sound: 0, accepted: 0 }, reading: null }
const INSIGHTS = {
  answers: 9,
  eye: { ...NO_EYE, windows: null },
  calibration: { rows: [], brier: null, sureAndWrong: [] },
  confusions: [CONFUSION],
  firstLook: { weeks: [], change: null },
  history: {},
}
const PROGRESS = [someRecord({ masteryLevel: 80 }), someRecord({ itemId: 'Red Herring', masteryLevel: 100 })]

const REPLIES: Readonly<Record<string, unknown>> = {
  '/api/users/7/review': { due: [DUE], next: null },
  '/api/users/7/insights': INSIGHTS,
  '/api/users/7/progress': PROGRESS,
}

function serve(except: readonly string[] = []): void {
  vi.stubGlobal('fetch', async (path: string) =>
    except.includes(path) ? new Response('', { status: 503 }) : Response.json(REPLIES[path]),
  )
}

beforeEach(() => {
  stubDevice()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a round is given the due concepts, the mixed-up pair, and the concepts met in the catalogue', async () => {
  serve()
  expect(await fetchRoundWishes(7)).toEqual({
    wishes: { due: [DUE], pair: ['false-cause'], met: ['straw-man'] },
    mastered: 1,
  })
})

test('a round goes without data that could not be loaded', async () => {
  serve(['/api/users/7/review', '/api/users/7/insights'])
  expect(await fetchRoundWishes(7)).toEqual({ wishes: { due: [], pair: [], met: ['straw-man'] }, mastered: 1 })
})

test('the number of mastered concepts is unknown if progress could not be loaded', async () => {
  serve(['/api/users/7/progress'])
  expect((await fetchRoundWishes(7)).mastered).toBeNull()
})
