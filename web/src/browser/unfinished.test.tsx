import { someRoundItem } from '@think-twice/core/rules.fixture'
import { beforeEach, expect, test, vi } from 'vitest'
import { ADA, signInAda } from '../../test/ada.ts'
import { someAttempt } from '../../test/attempts.ts'
import { renderHook } from '../../test/render.tsx'
import { NOON } from '../../test/results.ts'
import { roundAfter } from '../../test/rounds.ts'
import { claimAttempt, keepAttempt } from './attempts.ts'
import { endUserSession, forgetUser, rememberUser } from './current-user.ts'
import { claimRound, keepNewRound } from './rounds.ts'
import { discardUnfinished, useUnfinished } from './unfinished.ts'

/** A quiz that was left unfinished, and later, after the clock was set back a minute, a visitor's round. */
beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
  keepAttempt({ ...someAttempt('quiz', ['Straw Man', 'Anchoring']), userAnswers: [0, -1] })
  keepAttempt(someAttempt('unanswered', ['Straw Man']))
  vi.setSystemTime(NOON - 60_000)
  keepNewRound({
    round: roundAfter([someRoundItem()], ['False Cause'], 'round'),
    origin: { kind: 'about', concept: 'straw-man' },
    ownerId: null,
    masteredBefore: null,
  })
  return () => void vi.useRealTimers()
})

const list = () => {
  const unfinished = renderHook(useUnfinished)
  return {
    ids: () => unfinished.current.map(({ id }) => id).sort(),
    all: () => unfinished.current,
  }
}

test('unfinished quizzes and rounds are listed together, the one left last first; a visitor’s round is for visitors', async () => {
  const { all, ids } = list()
  expect(all()).toEqual([
    {
      id: 'round',
      kind: 'round',
      title: 'Practice: Straw Man',
      answered: 1,
      position: 1,
      of: 1,
      leftAt: NOON - 60_000,
      place: expect.any(Number),
    },
    {
      ...{ id: 'quiz', kind: 'attempt', title: 'Standard Quiz', answered: 1, position: 0, of: 2, leftAt: NOON },
      place: expect.any(Number),
    },
  ])
  signInAda()
  await expect.poll(ids).toEqual(['quiz'])
})

test('what somebody left unfinished is listed for them alone, also when their session has ended', async () => {
  const { ids } = list()
  signInAda()
  claimRound('round', ADA.id)
  claimAttempt('quiz', ADA.id)
  await expect.poll(ids).toEqual(['quiz', 'round'])
  endUserSession(ADA.id)
  await expect.poll(ids).toEqual(['quiz', 'round'])
  forgetUser()
  await expect.poll(ids).toEqual([])
  rememberUser({ ...ADA, id: 8 })
  await expect.poll(ids).toEqual([])
})

test('an unfinished quiz or round that was discarded can be restored', async () => {
  const { all, ids } = list()
  const restores = all().map(discardUnfinished)
  await expect.poll(ids).toEqual([])
  for (const restore of restores) restore()
  await expect.poll(ids).toEqual(['quiz', 'round'])
})
