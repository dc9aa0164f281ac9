import { randomUUID } from 'node:crypto'
import { getAchievements, getProgress, getStreak } from '@think-twice/contract/learning'
import { getQuizResults } from '@think-twice/contract/quiz-results'
import { dayOf } from '@think-twice/core/activity/days'
import { masteryLevelOf, masteryOfDays, roundedMastery } from '@think-twice/core/learning/mastery'
import { required } from '@think-twice/core/required'
import { expect } from 'vitest'
import { finishedQuiz } from './quiz.fixture.ts'
import { bodyOf } from './reply-body.ts'
import { registerAt, send } from './server-process.ts'

const LEARNERS = 8
/** One reply in this many is dropped on purpose, in addition to those that faults lose. */
const LOST_ANSWERS = 20

export type FaultedLearner = {
  id: number
  cookie: string
  acknowledged: { id: string; timestamp: number; wrong: number; acknowledgedAt: number }[]
  /** The number of results that had been saved before their reply was lost. */
  replayed: number
}

/**
 * While `faults` happen, learners finish quizzes at `address` and resend each until it is acknowledged. The faults can
 * ask how many have been, so that they can wait for some.
 */
export async function finishDuringFaults(
  address: () => string,
  faults: (acknowledged: () => number) => Promise<void>,
  { hasKey = true }: { hasKey?: boolean } = {},
): Promise<FaultedLearner[]> {
  const learners: FaultedLearner[] = await Promise.all(
    Array.from({ length: LEARNERS }, async () => ({
      ...(await registerAt(address(), `learner.${randomUUID().slice(0, 18)}`)),
      acknowledged: [],
      replayed: 0,
    })),
  )
  let isOver = false
  const finishQuizzes = async (learner: FaultedLearner) => {
    while (!isOver) {
      const id = randomUUID()
      const wrong = learner.acknowledged.length % 5
      const timestamp = Date.now()
      const body = finishedQuiz('standard', wrong, { ...(hasKey && { id }), timestamp, recordActivity: true })
      const isAnswerLost = learner.acknowledged.length % LOST_ANSWERS === 0
      const status = await sendUntilAcknowledged(address, learner.cookie, body, isAnswerLost)
      learner.acknowledged.push({ id, timestamp, wrong, acknowledgedAt: Date.now() })
      if (status === 200) learner.replayed += 1
    }
  }
  const working = learners.map(finishQuizzes)
  try {
    await faults(() => acknowledgedBy(learners))
  } finally {
    isOver = true
  }
  await Promise.all(working)
  return learners
}

type Stored = { results: string[]; progress: Progress[]; currentStreak: number; achievements: string[] }
type Progress = { itemId: string; masteryLevel: number; timesEncountered: number; timesCorrect: number }

/** The server's data about a learner. */
export async function storedOf(address: string, { id, cookie }: FaultedLearner): Promise<Stored> {
  const get = (path: string) => send('GET', address + path, { cookie })
  const results: { id: string }[] = []
  let page: string | undefined = `/api/quiz-results/user/${id}?summary=true`
  while (page !== undefined) {
    const reply = await get(page)
    results.push(...bodyOf(getQuizResults, reply))
    page = /<(.*)>; rel="next"/.exec(String(reply.headers['link']))?.[1]
  }
  const achievements = bodyOf(getAchievements, await get(`/api/users/${id}/achievements`))
  return {
    results: results.map((result) => result.id),
    progress: bodyOf(getProgress, await get(`/api/users/${id}/progress`)),
    currentStreak: bodyOf(getStreak, await get(`/api/users/${id}/streak`)).currentStreak,
    achievements: achievements.map(({ achievementId }) => achievementId),
  }
}

/** Everything acknowledged is there, exactly once, with all that it moved. */
export function expectExactly({ results, progress, currentStreak, achievements }: Stored, learner: FaultedLearner) {
  const { acknowledged } = learner
  expect(results.sort()).toEqual(acknowledged.map(({ id }) => id).sort())
  if (acknowledged.length === 0) return
  expect(progress).toHaveLength(12)
  for (const record of progress) expect(record.timesEncountered).toBe(acknowledged.length)
  // The first question was answered wrong whenever any was.
  const first = required(
    progress.find(({ itemId }) => itemId === 'Straw Man'),
    'the record of Straw Man',
  )
  const days = acknowledged.map(({ timestamp, wrong }) => {
    return { day: dayOf(timestamp), answers: 1, right: wrong > 0 ? 0 : 1 }
  })
  expect(first.masteryLevel).toBe(roundedMastery(masteryLevelOf(required(masteryOfDays(days), 'an answer'))))
  expect(first.timesCorrect).toBe(acknowledged.filter(({ wrong }) => wrong === 0).length)
  expect(currentStreak).toBeGreaterThanOrEqual(1)
  expect(achievements).toContain('first-quiz')
  expect(achievements.includes('quiz-master')).toBe(acknowledged.length >= 25)
}

export function acknowledgedBy(learners: readonly FaultedLearner[]): number {
  return learners.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
}

export function replayedBy(learners: readonly FaultedLearner[]): number {
  return learners.reduce((sum, { replayed }) => sum + replayed, 0)
}

async function sendUntilAcknowledged(
  address: () => string,
  cookie: string,
  body: object,
  isFirstAnswerLost: boolean,
): Promise<number> {
  for (let isLost = isFirstAnswerLost; ; isLost = false) {
    try {
      const { status } = await send('POST', `${address()}/api/quiz-results`, { body, cookie })
      const isSaved = status === 200 || status === 201
      if (isSaved && !isLost) return status
      if (!isSaved && status < 500) throw new TypeError(`refused with ${status}`)
    } catch (error) {
      if (error instanceof TypeError) throw error
    }
    await after(20)
  }
}

export function after(ms: number): Promise<void> {
  return new Promise((settle) => setTimeout(settle, ms))
}
