import { startRound } from '@think-twice/core/practice/play-round'
import { USUAL_SETTINGS } from '@think-twice/core/practice/round'
import { someRoundItem } from '@think-twice/core/practice/round.fixture'
import { choose, startAttempt } from '@think-twice/core/quiz/quiz-attempt'
import { seededRandom, someQuestion } from '@think-twice/core/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAnew, stubDevice } from './device.fixture.ts'

const NOW = 1_795_000_000_000
const ADA = { id: 7, name: 'Ada', username: 'ada', createdAt: NOW }

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  stubDevice()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page on which a quiz was left unfinished, and a minute later a visitor's round. */
async function openPage() {
  const page = await openAnew(async () => ({
    ...(await import('./current-user.ts')),
    ...(await import('./kept-attempts.ts')),
    ...(await import('./kept-rounds.ts')),
    ...(await import('./unfinished.ts')),
  }))
  const questions = [someQuestion({ id: 'q1' }), someQuestion({ id: 'q2' })]
  page.keepAttempt(choose(startAttempt('quiz', 'standard', questions, seededRandom(1)), 0))
  vi.setSystemTime(NOW + 60_000)
  const round = startRound('round', [someRoundItem()], seededRandom(1), USUAL_SETTINGS)
  const answers = [{ option: 0, sureness: null, sentence: null, at: NOW }]
  page.keepNewRound({
    round: { ...round, answers },
    origin: { kind: 'about', concept: 'Straw Man' },
    ownerId: null,
    masteredBefore: null,
  })
  return page
}

test('unfinished quizzes and rounds are listed together with their addresses, the one left last first', async () => {
  const page = await openPage()
  expect(page.listUnfinished()).toEqual([
    { id: 'round', kind: 'round', title: 'Practice: Straw Man', answered: 1, position: 1, of: 1, leftAt: NOW + 60_000 },
    { id: 'quiz', kind: 'attempt', title: 'Standard Quiz', answered: 1, position: 0, of: 2, leftAt: NOW },
  ])
  page.rememberUser(ADA)
  expect(page.listUnfinished().map(({ id }) => id)).toEqual(['quiz'])
})

test('what somebody left unfinished is listed for them alone, also when their session has ended', async () => {
  const page = await openPage()
  page.rememberUser(ADA)
  page.claimRound('round', ADA.id)
  page.claimAttempt('quiz', ADA.id)
  const ids = () => page.listUnfinished().map(({ id }) => id)
  expect(ids()).toEqual(['round', 'quiz'])
  page.endUserSession(ADA.id)
  expect(ids()).toEqual(['round', 'quiz'])
  for (const one of page.listUnfinished()) page.discardUnfinished(one)()
  expect(ids().sort()).toEqual(['quiz', 'round'])
  page.forgetUser()
  expect(ids()).toEqual([])
  page.rememberUser({ ...ADA, id: 8 })
  expect(ids()).toEqual([])
})

test('an unfinished quiz or round that was discarded can be restored', async () => {
  const page = await openPage()
  for (const one of page.listUnfinished()) {
    const restore = page.discardUnfinished(one)
    expect(page.listUnfinished().map(({ id }) => id)).not.toContain(one.id)
    restore()
    expect(page.listUnfinished().map(({ id }) => id)).toContain(one.id)
  }
})
