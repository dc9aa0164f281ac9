import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { required } from '@think-twice/core/required'
import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { identifiedQuiz } from '../../test/quiz.fixture.ts'
import { createTestDatabase, DATABASES, openTestStorage, type TestDatabase } from '../../test/storage.fixture.ts'
import { finishQuiz } from '../learning/finish-quiz.ts'
import { openPostgres } from './engine/postgres.ts'
import { openSqlite } from './engine/sqlite.ts'
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
      expect(JSON.parse(stdout)).toMatchObject({ id: USER, username: 'demo', createdAt: 0 })
    }
    await empty.remove()
  })

  test.each([
    [
      'newer version',
      99,
      'it has version 99, and this program knows versions up to 13. Start the newer program, or restore an older backup.',
    ],
    [
      'version 1',
      8,
      'it was made by version 1 of Think Twice, which version 2 cannot read. Begin with an empty database.',
    ],
  ])('refuses with a sentence a database of a %s', async (_, version, problem) => {
    const other = await createTestDatabase(database)
    const first = await openStorage(other.settings)
    await first.close()
    await run(other.settings, `update "schemaVersion" set version = ${version}`)
    await expect(openStorage(other.settings)).rejects.toThrow(`Cannot open the database: ${problem}`)
    await other.remove()
  })

  test('brings a database from before there were classes up to date, and keeps what it had', async () => {
    const earlier = await createTestDatabase(database)
    const before = await openStorage(earlier.settings)
    const ada = required(await before.transaction(({ accounts }) => accounts.create('ada', null, NOW)), 'the account')
    await before.close()
    for (const table of ['classVote', 'classRound', 'classSeatToken', 'classSeat', 'class'])
      await run(earlier.settings, `drop table "${table}"`)
    for (const column of ['resultsFreeAt', 'answersFreeAt'])
      await run(earlier.settings, `alter table "learner" drop column "${column}"`)
    for (const index of ['answerByTime', 'sessionByUse', 'deletedSessionByExpiry', 'rateLimitByEnd'])
      await run(earlier.settings, `drop index "${index}"`)
    await run(earlier.settings, 'update "schemaVersion" set version = 9')

    const storage = await openStorage(earlier.settings)
    expect(await storage.read(({ accounts }) => accounts.find(ada.id))).toMatchObject({ username: 'ada' })
    expect(await storage.read(({ classes }) => classes.list(ada.id))).toEqual([])
    const learner = await storage.transaction(({ learners }) => learners.take(ada.id))
    expect(learner).toMatchObject({ resultsFreeAt: 0, answersFreeAt: 0 })
    await storage.close()
    await earlier.remove()
  })

  test('takes at most 8 KB for a result of 48 questions', async () => {
    const quiz = identifiedQuiz('advanced', 20)
    const account = await storage.transaction(({ accounts }) => accounts.create('many', null, NOW))
    const { id: userId } = required(account, 'the account')
    const sureness = quiz.questions.map(() => 'sure' as const)
    const finish = (from: number, to: number) =>
      storage.transaction(async (stores) => {
        for (let number = from; number < to; number++) {
          const id = `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`
          await finishQuiz(stores, userId, { ...quiz, id, timestamp: NOW, sureness, recordActivity: true }, NOW)
        }
      })
    await finish(0, 20)
    const before = await bytesOf(settings)
    await finish(20, 220)
    expect((await bytesOf(settings)) - before).toBeLessThan(200 * 8192)
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
  return rows
}
