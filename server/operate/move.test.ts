import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { databasePath } from '../src/storage/engine/sqlite-file.ts'
import { PASSWORD, type Person, startTestApp } from '../test/app.fixture.ts'
import { openDump } from '../test/database-rows.ts'
import { finishedQuiz } from '../test/quiz.fixture.ts'
import { registerAt, runOperation, send, startServer } from '../test/server-process.ts'
import { createTestDatabase, DATABASES, openKeptStorage, type TestDatabase } from '../test/storage.fixture.ts'

type Settings = TestDatabase['settings']

describe.each(DATABASES)('npm run move from %s', (from) => {
  describe.each(DATABASES)('to %s', (to) => {
    test('brings every row, including sessions, and continues numbering where the source stopped', async () => {
      const [source, target] = [await createTestDatabase(from), await createTestDatabase(to)]
      const { person, gone, taken } = await fill(source.settings)

      const { code, stdout } = await move(source.settings, target.settings)

      expect([code, stdout]).toEqual([0, expect.stringContaining('Everything arrived as it was.')])
      expect(await dumpOf(target.settings)).toBe(await dumpOf(source.settings))
      const moved = await startTestApp(target.settings)
      const there = moved.caller(person.cookie)
      expect((await there.get(`/api/users/${person.id}/export`)).body).toEqual(taken)
      expect((await there.post('/api/quiz-results', finishedQuiz('advanced'))).status).toBe(201)
      const { id } = await moved.person()
      expect(id).toBeGreaterThan(gone.id)
      await moved.stop()
      await target.remove()
      await source.remove()
    })
  })

  test('refuses a target that has accounts, and a target that is the source itself', async () => {
    const [source, other] = [await createTestDatabase(from), await createTestDatabase('SQLite')]
    for (const { settings } of [source, other]) {
      const server = await startTestApp(settings)
      await server.person()
      await server.stop()
    }
    const before = await dumpOf(other.settings)
    expect(await move(source.settings, other.settings)).toMatchObject({
      code: 1,
      stderr: 'There are accounts in the database to move to; it has to be a new one.\n',
    })
    expect(await dumpOf(other.settings)).toBe(before)
    expect(await move(source.settings, source.settings)).toMatchObject({
      code: 1,
      stderr: 'That is the database that the settings name; name another one.\n',
    })
    await other.remove()
    await source.remove()
  })

  test('refuses while a server has the source or the target open', async () => {
    const [used, quiet, other] = [
      await createTestDatabase(from),
      await createTestDatabase('SQLite'),
      await createTestDatabase('SQLite'),
    ]
    await (await openKeptStorage(other.settings)).remove()
    const server = await startServer(environmentOf(used.settings))
    const { cookie } = await registerAt(server.address, 'ada')

    const refused = await Promise.all([move(used.settings, quiet.settings), move(other.settings, used.settings)])
    expect(existsSync(databasePath(quiet.settings.dataDir))).toBe(false)
    expect(refused).toMatchObject([
      { code: 1, stderr: 'The database to move from is in use: stop the server first; then move.\n' },
      { code: 1, stderr: 'The database to move to is in use: stop the server first; then move.\n' },
    ])

    const saved = await send('POST', `${server.address}/api/quiz-results`, { cookie, body: finishedQuiz() })
    expect(saved.status).toBe(201)
    await server.stop('SIGTERM')
    expect(await move(used.settings, quiet.settings)).toMatchObject({ code: 0 })
    expect(await dumpOf(quiet.settings)).toBe(await dumpOf(used.settings))
    for (const { remove } of [other, quiet, used]) await remove()
  })
})

test.each([
  [['--to', 'mysql://ada:canary@localhost/none'], /^--to must be a folder, or an address like postgres:/],
  [['--to', 'postgres:/ada:canary@localhost/none'], /^--to must be a folder, or an address like postgres:/],
  [['--to', 'postgres://ada:canary@127.0.0.1:1/none'], /^Cannot reach the database in --to: /],
  [['--to', '/dev/null/data'], /^Cannot write to “\/dev\/null\/data\/think-twice.db” in --to: /],
  [['--to', ''], /^Name where to, like: npm run move -- --to /],
  [[], /^Name where to, like: npm run move -- --to /],
])('npm run move %j explains in a sentence what is wrong with its arguments', async (args, sentence) => {
  const source = await createTestDatabase('SQLite')
  await (await openKeptStorage(source.settings)).remove()
  const { code, stderr } = await run(source.settings, args)
  expect([code, stderr]).toEqual([1, expect.stringMatching(sentence)])
  expect(stderr).not.toMatch(/canary|DATABASE_URL|DATA_DIR/)
  await source.remove()
})

test('a row that changes on arrival is noticed, and nothing is moved', async () => {
  const [source, target] = [await createTestDatabase('SQLite'), await createTestDatabase('SQLite')]
  await fill(source.settings)
  await (await openKeptStorage(target.settings)).remove()
  const database = new Database(join(target.settings.dataDir, 'think-twice.db'))
  database.exec(`create trigger "change" after insert on "favorite" begin
    update "favorite" set "createdAt" = "createdAt" + 1 where "userId" = new."userId"; end`)
  database.close()
  const before = await dumpOf(target.settings)

  const { code, stderr } = await move(source.settings, target.settings)

  expect([code, stderr]).toEqual([1, 'The table “favorite” did not arrive as it was sent; nothing was moved.\n'])
  expect(await dumpOf(target.settings)).toBe(before)
  await target.remove()
  await source.remove()
})

/** Two people with something in most tables, one of whom it returns with an export, and a deleted third. */
async function fill(settings: Settings): Promise<{ person: Person; taken: unknown; gone: { id: number } }> {
  const server = await startTestApp(settings)
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
  const { body: taken } = await person.get(`/api/users/${person.id}/export`)
  await server.stop()
  return { person, taken, gone }
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

function environmentOf({ databaseUrl, dataDir }: Settings) {
  return { DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir }
}

function run(settings: Settings, args: readonly string[]) {
  return runOperation('move', args, environmentOf(settings))
}
