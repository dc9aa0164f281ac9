import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { PASSWORD, type Person, startTestApp, type TestApp } from '../test/app.fixture.ts'
import { openDump } from '../test/database-dump.ts'
import { finishedQuiz } from '../test/quiz.fixture.ts'
import { createTestDatabase, DATABASES, openKeptStorage, type TestDatabase } from '../test/storage.fixture.ts'

type Settings = TestDatabase['settings']

describe.each(DATABASES)('npm run move from %s', (from) => {
  describe.each(DATABASES)('to %s', (to) => {
    test('brings every row, sessions too, and goes on numbering where it was', async () => {
      const server = await startTestApp(from)
      const { person, gone } = await fill(server)
      const target = await createTestDatabase(to)

      const { code, stdout } = await move(server.settings, target.settings)

      expect([code, stdout]).toEqual([0, expect.stringContaining('Everything arrived as it was.')])
      expect(await dumpOf(target.settings)).toBe(await dumpOf(server.settings))
      const moved = await startTestApp(target.settings)
      const there = moved.caller(person.cookie)
      expect((await there.get(`/api/users/${person.id}/export`)).body).toEqual(
        (await person.get(`/api/users/${person.id}/export`)).body,
      )
      expect((await there.post('/api/quiz-results', finishedQuiz('advanced'))).status).toBe(201)
      const { id } = await moved.person()
      expect(id).toBeGreaterThan(gone.id)
      await moved.stop()
      await target.remove()
      await server.stop()
    })
  })

  test('refuses a target with people in it, the same database, and a bad address', async () => {
    const server = await startTestApp(from)
    await server.person()
    const other = await startTestApp('SQLite')
    const { cookie } = await other.person()
    for (const [args, sentence] of [
      [['--to', other.settings.dataDir], /^There are accounts in the database to move to/],
      [
        ['--to', server.settings.databaseUrl ?? server.settings.dataDir],
        /^That is the database that the settings name/,
      ],
      [['--to', 'mysql://a@b/c'], /^DATABASE_URL must be an address like postgres:/],
      [['--to', 'postgres://ada:canary@127.0.0.1:1/none'], /^Cannot reach the database/],
      [[], /^Name where to/],
    ] as const) {
      const { code, stderr } = await run(server.settings, args)
      expect([code, stderr]).toEqual([1, expect.stringMatching(sentence)])
      expect(stderr).not.toContain('canary')
    }
    expect((await other.caller(cookie).get('/api/session')).status).toBe(200)
    await other.stop()
    await server.stop()
  })
})

test('a row that arrives changed is noticed, and nothing is moved', async () => {
  const server = await startTestApp('SQLite')
  await fill(server)
  const target = await createTestDatabase('SQLite')
  await (await openKeptStorage(target.settings)).remove()
  const database = new Database(join(target.settings.dataDir, 'think-twice.db'))
  database.exec(`create trigger "change" after insert on "favorite" begin
    update "favorite" set "createdAt" = "createdAt" + 1 where "userId" = new."userId"; end`)
  database.close()
  const before = await dumpOf(target.settings)

  const { code, stderr } = await move(server.settings, target.settings)

  expect([code, stderr]).toEqual([1, 'The table “favorite” did not arrive as it was sent; nothing was moved.\n'])
  expect(await dumpOf(target.settings)).toBe(before)
  await target.remove()
  await server.stop()
})

/** Two people with something in most tables, and the number of one who is gone. */
async function fill(server: TestApp): Promise<{ person: Person; gone: { id: number } }> {
  const person = await server.person()
  const other = await server.person()
  for (const { id, post, put } of [person, other]) {
    await post('/api/quiz-results', finishedQuiz('standard', 3, { timestamp: 5, recordActivity: true }))
    await post('/api/quiz-results', finishedQuiz('bias-assessment', 1, { timestamp: 7e11, recordActivity: true }))
    await post(`/api/users/${id}/progress`, {
      ...{ itemId: 'Zoë’s 🙂 label', categoryType: 'logical-fallacies', isCorrect: true },
    })
    await post(`/api/users/${id}/disputes`, { scenario: 'straw-man-1', text: '“Quotes”, \\ and \u2028 lines' })
    await post(`/api/users/${id}/favorites`, { itemId: 'anchoring', itemType: 'bias' })
    await put(`/api/users/${id}`, { displayName: 'Maya' })
    await post(`/api/users/${id}/recovery-code`, { currentPassword: PASSWORD })
  }
  const gone = await server.person()
  await gone.delete(`/api/users/${gone.id}`, {}, { username: gone.username, password: PASSWORD })
  return { person, gone }
}

async function dumpOf(settings: Settings): Promise<string> {
  const dump = await openDump(settings)
  const content = await dump.read()
  await dump.close()
  return content
}

function move(from: Settings, to: Settings) {
  return run(from, ['--to', to.databaseUrl ?? to.dataDir])
}

async function run({ databaseUrl, dataDir }: Settings, args: readonly string[]) {
  const script = fileURLToPath(new URL('move.ts', import.meta.url))
  const options = { env: { ...process.env, DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir } }
  try {
    return { code: 0, ...(await promisify(execFile)(process.execPath, [script, ...args], options)) }
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string }
  }
}
