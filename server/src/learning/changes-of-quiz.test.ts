import { required } from '@think-twice/core/required'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { identifiedQuiz } from '../../test/quiz.fixture.ts'
import { DATABASES, openTestStorage } from '../../test/storage.fixture.ts'
import { changesOfQuiz } from './changes-of-quiz.ts'
import { finishQuiz } from './finish-quiz.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const DAY = 86_400_000

describe.each(DATABASES)('the changes after a finished quiz on %s', (database) => {
  let opened: Awaited<ReturnType<typeof openTestStorage>>
  let userId: number
  let people = 0
  beforeAll(async () => {
    opened = await openTestStorage(database)
  })
  beforeEach(async () => {
    people += 1
    const account = await opened.storage.transaction(({ accounts }) => accounts.create(`ada${people}`, null, NOON))
    userId = required(account, 'the account').id
  })
  afterAll(() => opened.remove())

  /** Works out what a Standard Quiz with this many misses, finished at `timestamp`, changes. */
  const workOut = (misses: number, timestamp: number) =>
    opened.storage.transaction(async (stores) => {
      const learner = await stores.learners.take(userId)
      const result = { ...identifiedQuiz('standard', misses), id: 'quiz', timestamp }
      return changesOfQuiz(stores, userId, learner, { result, timeZone: 'UTC', now: timestamp })
    })
  const finish = (id: string, timestamp: number) => {
    const quiz = identifiedQuiz('standard', 12, { id, timestamp, timeZone: 'UTC', recordActivity: true })
    return opened.storage.transaction((stores) => finishQuiz(stores, userId, quiz, NOON))
  }

  test('include each concept that a first quiz asked about, the active day, and the first achievement', async () => {
    const { toTell, toSave } = await workOut(3, NOON)
    expect(toTell.progress).toHaveLength(12)
    expect(toTell.progress.filter(({ lastCorrect }) => lastCorrect)).toHaveLength(9)
    expect(toTell.streak).toMatchObject({ currentStreak: 1, longestStreak: 1 })
    expect(toTell.achievements).toContainEqual({ achievementId: 'first-quiz', earnedAt: NOON })
    expect(toSave).toMatchObject({ newDay: '2026-11-21', learner: { finishedQuizzes: 1 }, learningPaths: [] })
  })

  test('are computed without being saved', async () => {
    await workOut(0, NOON)
    const kept = await opened.storage.read(async ({ progress, streak }) => ({
      concepts: await progress.list(userId),
      days: await streak.days(userId),
    }))
    expect(kept).toEqual({ concepts: [], days: [] })
  })

  test('include neither the day nor achievements again for a second quiz on the same day', async () => {
    await finish('first', NOON - 3_600_000)
    const { toTell, toSave } = await workOut(12, NOON)
    expect(toSave.newDay).toBeNull()
    expect(toTell.achievements.map(({ achievementId }) => achievementId)).not.toContain('first-quiz')
    expect(toTell.progress.every(({ timesEncountered }) => timesEncountered === 2)).toBe(true)
  })

  test('put a quiz that arrives late before the later one, which stays the latest', async () => {
    await finish('later', NOON)
    const { toTell } = await workOut(0, NOON - 2 * DAY)
    for (const record of toTell.progress) {
      expect(record).toMatchObject({ timesEncountered: 2, lastCorrect: false, lastEncountered: NOON })
    }
  })
})
