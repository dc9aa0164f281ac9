import {
  type CompleteAttempt,
  choose,
  moveForward,
  type QuizAttempt,
  type RunningAttempt,
  startAttempt,
} from '@think-twice/core/quiz/quiz-attempt'
import { seededRandom, someQuestion } from '@think-twice/core/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openAnew, stubDevice, stubForbiddenDevice } from './device.fixture.ts'

const NOW = 1_795_000_000_000
const openPage = () =>
  openAnew(async () => ({ ...(await import('./kept-attempts.ts')), ...(await import('./current-user.ts')) }))
const ADA = { id: 7, name: 'Ada', username: 'ada', createdAt: NOW }
const BOB = { id: 8, name: 'Bob', username: 'bob', createdAt: NOW }

/** An attempt of two questions, one of them answered. */
function begun(id: string): RunningAttempt {
  const questions = [someQuestion({ id: 'q1' }), someQuestion({ id: 'q2' })]
  return choose(startAttempt(id, 'standard', questions, seededRandom(1)), 0)
}

function finished(id: string, at = NOW): CompleteAttempt {
  let attempt: QuizAttempt = begun(id)
  while (attempt.state === 'in progress') attempt = moveForward(choose(attempt, 1), at)
  return attempt
}

let device: Storage

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  device = stubDevice().local
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an attempt in progress survives closing the page, at the place where it was left', async () => {
  const attempt = begun('a')
  const before = await openPage()
  before.keepAttempt(attempt)

  const page = await openPage()
  expect(page.findAttempt('a')).toEqual(attempt)
  expect(page.keptAt('a')).toBe(NOW)
  expect(page.unfinishedAttempts()).toEqual([attempt])
})

describe('an attempt of somebody who was signed in', () => {
  const openPageOfAda = async () => {
    const page = await openPage()
    page.rememberUser(ADA)
    page.keepAttempt(begun('unfinished'))
    page.keepAttempt(finished('finished'))
    return page
  }
  const shown = (page: Awaited<ReturnType<typeof openPage>>) => [
    ...page.unfinishedAttempts().map(({ id }) => id),
    page.openAttempt('finished')?.id,
  ]

  test('is neither shown to a visitor after they have logged out, nor to anybody else', async () => {
    const page = await openPageOfAda()
    expect(shown(page)).toEqual(['unfinished', 'finished'])
    page.forgetUser()
    expect(shown(page)).toEqual([undefined])
    expect(page.openAttempt('unfinished')).toBeNull()
    page.rememberUser(BOB)
    expect(shown(page)).toEqual([undefined])
  })

  test('is there again once they log in, and stays theirs when others have been here', async () => {
    const page = await openPageOfAda()
    page.forgetUser()
    page.rememberUser(BOB)
    page.keepAttempt(begun('unfinished'))
    page.rememberUser(ADA)
    expect(shown(page)).toEqual(['unfinished', 'finished'])
  })

  test('stays open to them when their session has ended', async () => {
    const page = await openPageOfAda()
    page.endUserSession(ADA.id)
    expect(shown(page)).toEqual(['unfinished', 'finished'])
  })
})

test('an attempt that a visitor left is for whoever goes on with it', async () => {
  const page = await openPage()
  page.keepAttempt(begun('a'))
  page.rememberUser(ADA)
  expect(page.openAttempt('a')).not.toBeNull()
  page.keepAttempt(begun('a'))
  expect(page.ownerOf('a')).toBe(ADA.id)
})

test('the attempt left most recently comes first, and one without an answer is not offered', async () => {
  const page = await openPage()
  page.keepAttempt(begun('first'))
  vi.setSystemTime(NOW + 1000)
  page.keepAttempt(begun('last'))
  page.keepAttempt({ ...begun('empty'), userAnswers: [-1, -1] })
  page.keepAttempt(finished('finished'))
  expect(page.unfinishedAttempts().map(({ id }) => id)).toEqual(['last', 'first'])
})

test('an attempt that was dropped is gone', async () => {
  const page = await openPage()
  page.keepAttempt(begun('a'))
  page.dropAttempt('a')
  expect(page.findAttempt('a')).toBeNull()
  expect(device.getItem('session:a')).toBeNull()
})

test('five finished attempts are kept for the Back button, and older ones are removed', async () => {
  const page = await openPage()
  for (const each of [0, 1, 2, 3, 4, 5]) {
    vi.setSystemTime(NOW + each)
    page.keepAttempt(finished(`f${each}`))
  }
  expect(['f0', 'f1', 'f5'].map((id) => page.findAttempt(id) !== null)).toEqual([false, true, true])
})

describe('a finished attempt', () => {
  test('belongs to visitors until somebody claims it, and then to that person only', async () => {
    const page = await openPage()
    page.keepAttempt(finished('a'))
    expect(page.ownerOf('a')).toBeNull()
    expect(page.visitorsFinished().map(({ id }) => id)).toEqual(['a'])

    page.claimAttempt('a', 7)
    expect(page.ownerOf('a')).toBe(7)
    expect(page.visitorsFinished()).toEqual([])
    expect(page.finishedAttempts(7).map(({ id }) => id)).toEqual(['a'])
    expect(page.finishedAttempts(8)).toEqual([])
  })

  test('comes first among a visitor’s if it ended last', async () => {
    const page = await openPage()
    page.keepAttempt(finished('later', NOW + 5))
    page.keepAttempt(finished('earlier', NOW))
    expect(page.visitorsFinished().map(({ id }) => id)).toEqual(['later', 'earlier'])
  })
})

test.each(['', '{', 'null', '[]', '{"version":0,"session":{"questions":[]}}', '{"version":1}'])(
  'stored text that is not an attempt (%s) is ignored',
  async (text) => {
    device.setItem('session:x', text)
    const page = await openPage()
    expect(page.findAttempt('x')).toBeNull()
    expect(page.unfinishedAttempts()).toEqual([])
  },
)

test('the page remembers attempts when the device cannot store anything', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  stubForbiddenDevice()
  const page = await openPage()
  page.keepAttempt(begun('a'))
  expect(page.unfinishedAttempts().map(({ id }) => id)).toEqual(['a'])
})
