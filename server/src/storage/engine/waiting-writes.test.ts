import type { Answer } from '@think-twice/core/learning/evidence'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FAULTS, FailingStatements, isCommit } from '../../../test/failing-statements.ts'
import { DATABASES, openKeptStorage, openTestStorage } from '../../../test/storage.fixture.ts'
import type { Storage } from '../storage.ts'
import type { Stores } from '../stores.ts'

const DAY = '2026-11-21'
const ANSWER: Answer = {
  id: 'answer',
  source: 'practice',
  at: 1,
  day: DAY,
  itemId: 'Straw Man',
  categoryType: 'logical-fallacies',
  isCorrect: true,
  isSound: false,
  scenarioId: null,
  choice: null,
  sureness: null,
}

describe.runIf(DATABASES.includes('PostgreSQL'))('writing what changes about a learner on PostgreSQL', () => {
  const statements = new FailingStatements()
  let storage: Storage
  /** The same database in another process. */
  let elsewhere: Storage
  let remove: () => Promise<void>
  let userId: number
  let people = 0
  beforeAll(async () => {
    const opened = await openTestStorage('PostgreSQL', statements.through)
    storage = opened.storage
    const another = await openKeptStorage(opened.settings)
    elsewhere = another.storage
    remove = async () => {
      await another.remove()
      await opened.remove()
    }
  })
  beforeEach(async () => {
    people += 1
    const account = await storage.transaction(({ accounts }) => accounts.create(`ada${people}`, null, 1))
    userId = account!.id
    statements.reset()
  })
  afterEach(() => statements.reset())
  afterAll(() => remove())

  /** Adds an active day and counts a quiz. */
  const finish = async ({ snapshots, learners, streak }: Stores, between = async () => {}) => {
    const { learner } = await snapshots.read(userId)
    await between()
    await streak.add(userId, DAY)
    await learners.save(userId, { ...learner, finishedQuizzes: learner.finishedQuizzes + 1 })
  }
  const kept = () =>
    storage.read(async ({ learners, streak, favorites }) => ({
      finished: (await learners.find(userId)).finishedQuizzes,
      days: await streak.days(userId),
      favorites: await favorites.list(userId),
    }))
  const ONCE = { finished: 1, days: [DAY], favorites: [] }

  test('takes one statement, the learner first, and no transaction', async () => {
    await storage.changeLearner(userId, finish)
    const [, , ...written] = statements.seen
    expect(written).toEqual([
      expect.stringMatching(/^with w0 as \(update "learner" .*, w1 as \(insert into "activityday"/),
    ])
    expect(await kept()).toEqual(ONCE)
  })

  test('runs again with the learner held if something else was written in between, and loses neither', async () => {
    const favorite = { itemId: 'anchoring', itemType: 'bias' } as const
    let runs = 0
    await storage.changeLearner(userId, (stores) =>
      finish(stores, async () => {
        runs += 1
        if (runs > 1) return
        await elsewhere.transaction(async ({ learners, favorites }) => {
          await learners.take(userId)
          await favorites.add(userId, favorite, 1)
        })
      }),
    )
    expect(runs).toBe(2)
    expect(await kept()).toMatchObject({ finished: 1, days: [DAY], favorites: [favorite] })
  })

  test('leaves nothing behind of a statement that fails in part', async () => {
    const failing = storage.changeLearner(userId, async (stores) => {
      await finish(stores)
      await stores.answers.add(userId, ANSWER)
      await stores.answers.add(userId, ANSWER)
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    expect(statements.seen.filter((sql) => sql.startsWith('with'))).toHaveLength(1)
    expect(await kept()).toEqual({ finished: 0, days: [], favorites: [] })
  })

  test.each<[string, (stores: Stores) => Promise<unknown>]>([
    ['reads after it has written', ({ streak }) => streak.days(userId)],
    ['needs the reply to a write', ({ learners }) => learners.addQuestionBytes(userId, 1)],
    ['deletes', ({ favorites }) => favorites.remove(userId, { itemId: 'anchoring', itemType: 'bias' })],
  ])('takes a transaction for work that %s', async (_, further) => {
    await storage.changeLearner(userId, async (stores) => {
      await finish(stores)
      await further(stores)
    })
    expect(statements.seen).toEqual(expect.arrayContaining([expect.stringContaining('begin'), 'commit']))
    expect(await kept()).toEqual(ONCE)
  })

  test('takes a transaction for work that does not save the learner, which nothing would guard', async () => {
    await storage.changeLearner(userId, ({ streak }) => streak.add(userId, DAY))
    expect(statements.seen.filter(isCommit)).toEqual(['commit'])
    expect((await kept()).days).toEqual([DAY])
  })

  test('is not tried again when the database fails, because it may have been written', async () => {
    statements.failAt('commit', FAULTS.PostgreSQL[2], false, 'after')
    await expect(storage.changeLearner(userId, finish)).rejects.toThrow('The database is not available')
    expect(statements.seen.filter(isCommit)).toHaveLength(1)
    expect(await kept()).toEqual(ONCE)
  })
})
