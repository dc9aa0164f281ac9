import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieOf, NOON, PASSWORD, type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { DATABASES } from '../../test/storage.fixture.ts'
import { openPostgres } from '../storage/postgres.ts'
import { openSqlite } from '../storage/sqlite.ts'

/** Where each table that belongs to people stands in the export. A new table fails the test until it is named here. */
const EXPORTED_AS: Record<string, string> = {
  account: 'account',
  session: 'signIns',
  learner: 'learner',
  quizResult: 'results',
  progress: 'progress',
  answer: 'answers',
  dispute: 'disputes',
  activityDay: 'activityDays',
  favorite: 'favorites',
  achievement: 'achievements',
  learningPath: 'learningPaths',
}

const OWN_WORDS = 'Words that only this person ever wrote'

describe.each(DATABASES)('personal data on %s', (database) => {
  let server: TestApp
  let rows: (table: string) => Promise<Record<string, unknown>[]>
  let tables: { name: string; columns: string[] }[]
  let close: () => Promise<void>
  beforeAll(async () => {
    server = await startTestApp(database)
    const { databaseUrl, dataDir } = server.settings
    const engine = databaseUrl === null ? await openSqlite(dataDir) : await openPostgres(databaseUrl)
    const connection = new Kysely({ dialect: engine.dialect })
    rows = async (table) =>
      (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(connection)).rows
    tables = (await connection.introspection.getTables()).map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => column.name),
    }))
    close = async () => {
      await connection.destroy()
      await engine.close()
    }
  })
  afterAll(async () => {
    await close()
    await server.stop()
  })

  /** Somebody of whom there is something in every table. */
  const busyPerson = async (): Promise<Person> => {
    const person = await server.person()
    const { id, post, put } = person
    const own = finishedQuiz('mini-bias-assessment', 1, { id: 'own', timestamp: NOON - 1000, recordActivity: true })
    own.questions[0] = { ...own.questions[0]!, scenario: OWN_WORDS }
    const said = { timeZone: 'Europe/Berlin', recordActivity: true }
    const sure = { sureness: ['sure', null, 'guess', ...Array(9).fill('fairly')] }
    for (const reply of [
      await post('/api/quiz-results', finishedQuiz('standard', 2, { id: 'first', timestamp: 5, ...said, ...sure })),
      await post('/api/quiz-results', own),
      await post(`/api/users/${id}/progress`, {
        itemId: 'Straw Man',
        categoryType: 'logical-fallacies',
        isCorrect: true,
      }),
      await post(`/api/users/${id}/disputes`, { scenario: 'straw-man-1', text: 'It depends.' }),
      await post(`/api/users/${id}/favorites`, { itemId: 'anchoring', itemType: 'bias' }),
      await put(`/api/users/${id}`, { displayName: 'Maya Okafor' }),
      await post(`/api/users/${id}/recovery-code`, { currentPassword: PASSWORD }),
      await post(`/api/users/${id}/learning-paths`, {
        ...{ pathType: 'beginner', totalSteps: 3, currentStep: 0, completedSteps: [] },
      }),
    ]) {
      expect(reply.status).toBeLessThan(300)
    }
    return person
  }

  test('the export holds something of every table that belongs to people', async () => {
    const person = await busyPerson()
    const { status, body, headers } = await person.get(`/api/users/${person.id}/export`)
    expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="think-twice.json"'])
    const exported = body as Record<string, unknown>
    const ofPeople = tables.filter(({ columns }) => columns.includes('userId')).map(({ name }) => name)
    expect(['account', ...ofPeople].sort()).toEqual(Object.keys(EXPORTED_AS).sort())
    for (const table of ofPeople) {
      const own = (await rows(table)).filter(({ userId }) => userId === person.id)
      expect(own, table).not.toEqual([])
      const part = exported[EXPORTED_AS[table]!]
      expect(Array.isArray(part) ? part.length : 1, table).toBe(own.length)
    }
  })

  test('an exported answer can be read: its question, what was chosen and how sure', async () => {
    const person = await busyPerson()
    const { body } = await person.get(`/api/users/${person.id}/export`)
    const exported = body as {
      questions: { scenario: string; options: string[]; correctAnswer: number }[]
      results: { id: string; asked: { question: number; order: number[]; chosen: number; sureness: string | null }[] }[]
    }
    const sent = finishedQuiz('standard', 2)
    const first = exported.results.find(({ id }) => id === 'first')!
    for (const [index, { question, order, chosen }] of first.asked.entries()) {
      const { scenario, options, correctAnswer } = exported.questions[question]!
      const asked = sent.questions[index]!
      expect(scenario).toBe(asked.scenario)
      expect(order.map((place) => options[place])).toEqual(asked.options)
      expect(options[chosen]).toBe(asked.options[sent.userAnswers[index]!])
      expect(chosen === correctAnswer).toBe(index >= 2)
    }
    expect(first.asked.slice(0, 4).map(({ sureness }) => sureness)).toEqual(['sure', null, 'guess', 'fairly'])
    expect(exported.results.map(({ id }) => id)).toEqual(['first', 'own'])
    expect(JSON.stringify(body)).toContain(OWN_WORDS)
    expect(JSON.stringify(body)).not.toContain('argon2')
  })

  test('deleting needs the name as it is and the password', async () => {
    const { id, username, ...person } = await server.person()
    for (const [body, code] of [
      [{ username: username.toUpperCase(), password: PASSWORD }, 'name-not-confirmed'],
      [{ username, password: 'guess' }, 'wrong-password'],
      [{ username }, 'bad-request'],
    ] as const) {
      expect((await person.delete(`/api/users/${id}`, {}, body)).body).toMatchObject({ code })
    }
    expect((await person.get('/api/session')).status).toBe(200)
  })

  test('after deleting nothing of the person is left in any table, and everybody else is as they were', async () => {
    const neighbor = await server.person()
    await neighbor.post('/api/quiz-results', finishedQuiz('standard', 2, { id: 'first', timestamp: 5 }))
    const before = JSON.stringify((await neighbor.get(`/api/users/${neighbor.id}/export`)).body)
    const { id, username, ...person } = await busyPerson()
    const elsewhere = server.caller(
      cookieOf(await server.nobody.post('/api/login', { username, password: PASSWORD, rememberMe: true })),
    )

    const reply = await person.delete(`/api/users/${id}`, {}, { username, password: PASSWORD })

    expect([reply.status, reply.headers['set-cookie']]).toEqual([204, expect.stringMatching(/^sid=; .*Max-Age=0$/)])
    for (const { name, columns } of tables) {
      const kept = await rows(name)
      if (columns.includes('userId'))
        expect(
          kept.filter(({ userId }) => userId === id),
          name,
        ).toEqual([])
      const text = JSON.stringify(kept)
      expect(text, name).not.toContain(`"${username}"`)
      // The other busy people of this file wrote the same words, so those stay.
      if (name === 'account') expect(kept.filter((account) => account['id'] === id)).toEqual([])
    }
    expect(JSON.stringify((await neighbor.get(`/api/users/${neighbor.id}/export`)).body)).toBe(before)
    // Its devices are told, so that what waits on them can be let go; nobody else learns it.
    for (const device of [person, elsewhere]) {
      const told = await device.get('/api/session')
      expect([told.status, told.body]).toMatchObject([410, { code: 'account-deleted' }])
    }
    const again = await server.nobody.post('/api/login', { username, password: PASSWORD })
    expect([again.status, again.body]).toMatchObject([401, { code: 'wrong-credentials' }])
    expect((await server.nobody.get(`/api/users/username/${username}`)).status).toBe(404)
  })

  test('words in a question of one’s own go with their last author, and the catalogue’s questions stay', async () => {
    const authors = [await busyPerson(), await busyPerson()]
    // Those who were busy in the tests before.
    for (const { id, username } of (await rows('account')) as { id: number; username: string }[]) {
      const isOther = id !== 1 && authors.every((author) => author.id !== id)
      if (isOther) await remove(server.caller(await cookieFor(username)), id, username)
    }
    const kept = async () => JSON.stringify(await rows('question'))
    const questions = (await rows('question')).length
    await remove(authors[0]!, authors[0]!.id, authors[0]!.username)
    expect(await kept()).toContain(OWN_WORDS)
    await remove(authors[1]!, authors[1]!.id, authors[1]!.username)
    expect(await kept()).not.toContain(OWN_WORDS)
    expect((await rows('question')).length).toBe(questions - 1)
  })

  test('what is sent while the account goes is answered as gone, and brings nothing back', async () => {
    const { id, username, ...person } = await busyPerson()
    const replies = await Promise.all([
      person.post('/api/quiz-results', finishedQuiz('standard', 0, { id: 'late-1' })),
      person.delete(`/api/users/${id}`, {}, { username, password: PASSWORD }),
      ...Array.from({ length: 8 }, (_, index) =>
        person.post('/api/quiz-results', finishedQuiz('standard', 0, { id: `late-${index + 2}` })),
      ),
      person.post(`/api/users/${id}/favorites`, { itemId: 'straw-man', itemType: 'fallacy' }),
    ])
    for (const { status } of replies) expect([201, 204, 410]).toContain(status)
    for (const table of ['quizResult', 'favorite', 'learner']) {
      expect((await rows(table)).filter(({ userId }) => userId === id)).toEqual([])
    }
  })

  test('that a session ended with its account is forgotten when the session would be', async () => {
    const { id, username, ...person } = await server.person()
    await remove(person, id, username)
    expect(JSON.stringify(await rows('deletedSession'))).not.toContain(username)
    await server.services.storage.transaction(({ sessions }) => sessions.sweep(NOON + 31 * 86_400_000))
    expect(await rows('deletedSession')).toEqual([])
    expect((await person.get('/api/session')).status).toBe(401)
  })

  async function remove(caller: Pick<Person, 'delete'>, id: number, username: string): Promise<void> {
    expect((await caller.delete(`/api/users/${id}`, {}, { username, password: PASSWORD })).status).toBe(204)
  }

  async function cookieFor(username: string): Promise<string> {
    return cookieOf(await server.nobody.post('/api/login', { username, password: PASSWORD }))
  }
})
