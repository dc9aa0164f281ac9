import { QueryObserver } from '@tanstack/react-query'
import { ACHIEVEMENTS } from '@think-twice/core/content/achievements'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { someEntry } from '../../test/outbox.ts'
import { stubDevice } from '../browser/device.fixture.ts'
import { queryClient } from '../data/query-client.ts'
import { showToastNext } from '../ui/show-toast.ts'
import { AFTER_LAST_SAVE, afterSaving, earlierDisputeKey } from './after-saving.ts'

vi.mock('../ui/show-toast.ts', () => ({ showToastNext: vi.fn() }))

const NOW = Date.UTC(2026, 10, 21, 12)
const entry = someEntry('a')
const isStale = (path: string) => queryClient.getQueryState([path])?.isInvalidated

beforeEach(() => {
  stubDevice()
  vi.mocked(showToastNext).mockClear()
  for (const path of ['/api/users/7/progress', '/api/quiz-results/user/7?summary=true', '/api/users/8/progress']) {
    queryClient.setQueryData([path], [])
  }
})

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('everything that a save may have changed is fetched again, for that person only', () => {
  afterSaving(entry, { kind: 'streak', status: 200, reply: null })
  expect(
    ['/api/users/7/progress', '/api/quiz-results/user/7?summary=true', '/api/users/8/progress'].map(isStale),
  ).toEqual([true, true, false])
})

test('what is on the screen is fetched once after many saves', () => {
  vi.useFakeTimers()
  const fetched = vi.fn(async () => [])
  const query = { queryKey: ['/api/users/7/insights'], queryFn: fetched, initialData: [] }
  const unsubscribe = new QueryObserver(queryClient, query).subscribe(() => {})
  for (let saved = 0; saved < 30; saved++) {
    afterSaving(entry, { kind: 'streak', status: 200, reply: null })
    vi.advanceTimersByTime(AFTER_LAST_SAVE - 1)
  }
  expect(fetched).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(fetched).toHaveBeenCalledTimes(1)
  unsubscribe()
  vi.useRealTimers()
})

test('achievements earned are announced in one toast, in the words of the catalog', () => {
  const [first, second] = ACHIEVEMENTS
  const achievements = [first, second].flatMap((each) => (each ? [{ achievementId: each.id, earnedAt: NOW }] : []))
  const record = { itemId: 'Straw Man', categoryType: 'logical-fallacies', masteryLevel: 80 } as const
  const counts = { timesEncountered: 1, timesCorrect: 1, lastEncountered: NOW, lastCorrect: true }
  afterSaving(entry, { kind: 'progress', status: 200, reply: { ...record, ...counts, achievements } })
  expect(vi.mocked(showToastNext).mock.calls).toEqual([
    [{ title: '2 achievements unlocked', description: `${first?.name}, ${second?.name}` }],
  ])
})

test('an achievement earned by the day of a round is announced, too', () => {
  const streak = { currentStreak: 3, longestStreak: 3, lastActivityDate: NOW }
  const achievements = [{ achievementId: 'getting-started', earnedAt: NOW }]
  afterSaving(entry, { kind: 'streak', status: 200, reply: { ...streak, achievements } })
  expect(vi.mocked(showToastNext).mock.calls).toEqual([
    [{ title: 'Achievement unlocked', description: 'Getting Started' }],
  ])
})

test('an earlier dispute, which the server kept instead, is shown in its words, and changes nothing else', () => {
  const reply = { scenario: 'one', text: 'What I wrote first.', at: NOW }
  afterSaving(entry, { kind: 'dispute', status: 201, reply })
  expect(queryClient.getQueryData(earlierDisputeKey(7, 'one'))).toBeUndefined()
  afterSaving(entry, { kind: 'dispute', status: 200, reply })
  expect(queryClient.getQueryData(earlierDisputeKey(7, 'one'))).toBe('What I wrote first.')
  expect(isStale('/api/users/7/progress')).toBe(false)
})
