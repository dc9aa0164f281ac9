import { postQuizResult } from '@think-twice/contract/quiz-results'
import { PROFILE_CATEGORIES } from '@think-twice/core/content/profile-categories'
import { resultOf } from '@think-twice/core/quiz/quiz-results'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rememberUser } from '../browser/current-user.ts'
import { stubDevice } from '../browser/device.fixture.ts'
import { claimAttempt, dropAttempt, isSaved, keepAttempt } from '../browser/kept-attempts.ts'
import { enqueue } from './outbox.ts'
import { outboxStore } from './outbox-store.ts'
import { resumeSaving } from './resume-saving.ts'
import { saveResult } from './save-result.ts'
import { finishedAttempt } from './saving.fixture.ts'

vi.mock('./outbox.ts', () => ({ enqueue: vi.fn() }))

const NOW = Date.UTC(2026, 10, 21, 12)
const entries = () => vi.mocked(enqueue).mock.calls.map(([entry]) => entry)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  stubDevice()
  vi.mocked(enqueue).mockClear()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(outboxStore, 'all').mockResolvedValue([])
  rememberUser({ id: 7, name: 'Ada', username: 'ada', createdAt: 1 })
})

afterEach(() => {
  // The page remembers them as well as the device.
  for (const id of ['lost', 'known', 'queued', 'unsure']) dropAttempt(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a finished quiz is one valid call under its own id, without the words used only for marking', async () => {
  await saveResult(resultOf(finishedAttempt('a', NOW), PROFILE_CATEGORIES), 7)
  const [entry] = entries()
  expect(entry).toMatchObject({ id: 'a', userId: 7, queuedAt: NOW, call: { kind: 'quiz-result' } })
  expect(postQuizResult.body.parse(entry?.call.body)).toMatchObject({ id: 'a', userId: 7, recordActivity: true })
  expect(JSON.stringify(entry?.call.body)).not.toContain('decidingWords')
})

describe('the next start after a page was closed', () => {
  /** Ada's finished attempts, which the server has neither confirmed nor denied having. */
  const leave = (...ids: string[]) => {
    for (const id of ids) {
      keepAttempt(finishedAttempt(id, NOW))
      claimAttempt(id, 7)
    }
  }
  /** The reply when the server is asked which results it lacks. */
  const serve = (reply: () => Response) => vi.stubGlobal('fetch', async () => reply())
  const lacks = (...results: string[]) => Response.json({ results, answers: [] })

  test('saves a result that the page left behind and the server does not have', async () => {
    leave('lost')
    serve(() => lacks('lost'))
    await resumeSaving()
    expect(entries().map(({ id }) => id)).toEqual(['lost'])
  })

  test('sends nothing that the server already has, and remembers that', async () => {
    leave('known')
    serve(() => lacks())
    await resumeSaving()
    expect(entries()).toEqual([])
    expect(isSaved('known')).toBe(true)
  })

  test('leaves entries that wait in the outbox alone', async () => {
    leave('queued')
    serve(() => lacks('queued'))
    const call = { kind: 'streak', body: { lastActivityDate: NOW } } as const
    vi.spyOn(outboxStore, 'all').mockResolvedValue([{ id: 'queued', userId: 7, queuedAt: NOW, call }])
    await resumeSaving()
    expect(entries()).toEqual([])
  })

  test('decides nothing without a clear reply, and asks again another time', async () => {
    leave('unsure')
    serve(() => new Response('Bad gateway', { status: 502 }))
    await resumeSaving()
    expect(entries()).toEqual([])
    expect(isSaved('unsure')).toBe(false)
  })
})
