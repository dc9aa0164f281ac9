import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { identifiedQuiz } from '../../test/quiz.fixture.ts'
import { createTestDatabase, DATABASES, openTestStorage, type TestDatabase } from '../../test/storage.fixture.ts'
import { CATALOG } from '../learning/catalog.ts'
import { encodeChanges } from '../learning/changes-encoding.ts'
import { openPostgres } from './engine/postgres.ts'
import { openSqlite } from './engine/sqlite.ts'
import { MIGRATIONS } from './migrations/migrations.ts'
import { openStorage, type Storage } from './storage.ts'

const USER = 1
const NOW = 1_795_000_000_000

describe.each(DATABASES)('storage on %s', (database) => {
  let storage: Storage
  let settings: TestDatabase['settings']
  let remove: () => Promise<void>
  beforeAll(async () => {
    ;({ storage, settings, remove } = await openTestStorage(database))
  })
  afterAll(() => remove())

  test('keeps nothing of a transaction that fails', async () => {
    const failing = storage.transaction(async ({ streak }) => {
      await streak.add(USER, '2026-11-21')
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect(await storage.read(({ streak }) => streak.days(USER))).toEqual([])
  })

  test('refuses a new read or write inside a transaction at once, because it would wait forever', async () => {
    const nested = storage.transaction(() => storage.read(({ streak }) => streak.days(USER)))
    await expect(nested).rejects.toThrow('Cannot nest transactions')
    const twice = storage.transaction(() => storage.transaction(async () => {}))
    await expect(twice).rejects.toThrow('Cannot nest transactions')
  })

  test('lets a transaction about a learner wait for an earlier one about the same learner', async () => {
    const order: string[] = []
    const take = (name: string) =>
      storage.transaction(async ({ learners, streak }) => {
        await learners.take(USER)
        order.push(name)
        for (let read = 0; read < 5; read++) await streak.days(USER)
        order.push(name)
      })
    await Promise.all(['a', 'b', 'c'].map(take))
    expect(order.join('')).toMatch(/^(aa|bb|cc){3}$/)
  })

  test('changes the schema once when several processes start together', async () => {
    const empty = await createTestDatabase(database)
    const url = new URL('storage.ts', import.meta.url).href
    const script = `
      const { openStorage } = await import(${JSON.stringify(url)})
      const storage = await openStorage(${JSON.stringify(empty.settings)})
      console.log(JSON.stringify(await storage.read(({ accounts }) => accounts.find(1))))
      await storage.close()`
    const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script])
    const outputs = await Promise.all([start(), start(), start(), start()])
    for (const { stdout } of outputs) {
      expect(JSON.parse(stdout)).toEqual({ id: USER, username: 'demo', createdAt: 0 })
    }
    await empty.remove()
  })

  test('changes nothing when started again', async () => {
    const once = await createTestDatabase(database)
    const first = await openStorage(once.settings)
    await first.transaction(({ streak }) => streak.add(USER, '2026-11-21'))
    await first.close()
    const second = await openStorage(once.settings)
    expect(await second.read(({ streak }) => streak.days(USER))).toEqual(['2026-11-21'])
    await second.close()
    await once.remove()
  })

  test('refuses with a sentence a database that a newer version has changed', async () => {
    const newer = await createTestDatabase(database)
    const first = await openStorage(newer.settings)
    await first.close()
    await run(newer.settings, 'update "schemaVersion" set version = 99')
    await expect(openStorage(newer.settings)).rejects.toThrow(
      `Cannot open the database: it has version 99, and this program knows versions up to ${MIGRATIONS.length}. Start the newer program, or restore an older backup.`,
    )
    await newer.remove()
  })

  test('takes at most 4 KB for a result of 48 questions with all its evidence', async () => {
    const { questions, userAnswers, mode, score, totalQuestions, correctAnswers, timeSpent } = identifiedQuiz(
      'advanced',
      20,
    )
    const met = questions.map(({ concept }) => concept)
    const changes = encodeChanges(
      {
        progress: met.map((itemId) => ({
          ...{ itemId, categoryType: 'logical-fallacies', masteryLevel: 100, timesEncountered: 999 },
          ...{ timesCorrect: 999, lastEncountered: NOW, lastCorrect: true },
        })),
        streak: { currentStreak: 100, longestStreak: 100, lastActivityDate: NOW },
        achievements: ['first-quiz', 'perfect-score', 'bias-hunter'].map((achievementId) => ({
          ...{ achievementId, earnedAt: NOW },
        })),
        learningPaths: [],
      },
      { timestamp: NOW },
      NOW,
      CATALOG.findConcept,
    )
    const add = (from: number, to: number) =>
      storage.transaction(async ({ quizResults }) => {
        for (let number = from; number < to; number++) {
          const id = `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`
          const summary = { id, mode, score, totalQuestions, correctAnswers, timestamp: NOW, timeSpent }
          const sureness = Array.from({ length: totalQuestions }, () => 'sure' as const)
          const details = { contentHash: 'h'.repeat(43), changes, day: '2026-11-21', sureness }
          await quizResults.add(USER, { ...summary, questions, userAnswers }, details)
        }
      })
    await add(0, 100)
    const before = await bytesOf(settings)
    await add(100, 1100)
    expect((await bytesOf(settings)) - before).toBeLessThan(1000 * 4096)
  })
})

/** Bytes on disk of the results and their indexes. */
async function bytesOf(settings: TestDatabase['settings']): Promise<number> {
  const statement =
    settings.databaseUrl === null
      ? 'select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()'
      : `select pg_total_relation_size('"quizResult"') as bytes`
  const [row] = await run(settings, statement)
  // Both statements give their one column this name.
  return (row as { bytes: number }).bytes
}

/** Bypasses the stores, which know nothing about versions or bytes. */
async function run({ databaseUrl, dataDir }: TestDatabase['settings'], statement: string): Promise<unknown[]> {
  const engine = databaseUrl === null ? await openSqlite(dataDir) : await openPostgres(databaseUrl)
  const database = new Kysely({ dialect: engine.dialect })
  const { rows } = await sql.raw(statement).execute(database)
  await database.destroy()
  await engine.close()
  return rows
}
