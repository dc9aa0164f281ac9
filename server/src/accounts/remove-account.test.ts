import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieOf, NOON, outcomeOf, PASSWORD, type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { busyPerson } from '../../test/busy-person.ts'
import { type DatabaseRows, openDatabaseRows } from '../../test/database-rows.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

describe.each(DATABASES)('deleting an account on %s', (database) => {
  let server: TestApp
  let kept: DatabaseRows
  beforeAll(async () => {
    server = await startTestApp(database)
    kept = await openDatabaseRows(server.settings)
  })
  afterAll(async () => {
    await kept.close()
    await server.stop()
  })

  test('requires the exact name and the password', async () => {
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

  test('leaves nothing about the person in any table, and all others unchanged', async () => {
    const neighbor = await server.person()
    await neighbor.post('/api/quiz-results', finishedQuiz('standard', 2, { id: 'first', timestamp: 5 }))
    const before = JSON.stringify((await neighbor.get(`/api/users/${neighbor.id}/export`)).body)
    const { id, username, ...person } = await busyPerson(server)
    const elsewhere = server.caller(
      cookieOf(await server.nobody.post('/api/login', { username, password: PASSWORD, rememberMe: true })),
    )

    const reply = await person.delete(`/api/users/${id}`, {}, { username, password: PASSWORD })

    expect([reply.status, reply.headers['set-cookie']]).toEqual([204, expect.stringMatching(/^sid=; .*Max-Age=0$/)])
    for (const { name } of kept.tables) {
      const left = await kept.rows(name)
      // A table that is not about people has no `userId`. Other busy people in this file wrote the same words.
      const own = left.filter(({ userId }) => userId === id)
      expect(own, name).toEqual([])
      expect(JSON.stringify(left), name).not.toContain(`"${username}"`)
    }
    expect((await kept.rows('account')).filter((account) => account['id'] === id)).toEqual([])
    expect(JSON.stringify((await neighbor.get(`/api/users/${neighbor.id}/export`)).body)).toBe(before)
    // Its devices are told, so that they can let go of what waits on them; nobody else finds out.
    for (const device of [person, elsewhere]) {
      const told = await device.get('/api/session')
      expect([told.status, told.body]).toMatchObject([410, { code: 'account-deleted' }])
    }
    const again = await server.nobody.post('/api/login', { username, password: PASSWORD })
    expect([again.status, again.body]).toMatchObject([401, { code: 'wrong-credentials' }])
    expect(outcomeOf(await server.nobody.get(`/api/users/username/${username}`))).toBe('username-free')
  })

  test('removes a question once its last author is gone, and keeps the catalogue’s questions', async () => {
    const words = 'Words of two people and nobody else'
    const first = await busyPerson(server, words)
    const last = await busyPerson(server, words)
    const asked = async () => JSON.stringify(await kept.rows('question'))
    const questions = (await kept.rows('question')).length
    await remove(first, first.id, first.username)
    expect(await asked()).toContain(words)
    await remove(last, last.id, last.username)
    expect(await asked()).not.toContain(words)
    expect((await kept.rows('question')).length).toBe(questions - 1)
  })

  test('answers calls sent meanwhile as deleted, and none of them brings anything back', async () => {
    const { id, username, ...person } = await busyPerson(server)
    const replies = await Promise.all([
      person.post('/api/quiz-results', finishedQuiz('standard', 0, { id: 'late-1' })),
      person.delete(`/api/users/${id}`, {}, { username, password: PASSWORD }),
      ...Array.from({ length: 8 }, (_, index) =>
        person.post('/api/quiz-results', finishedQuiz('standard', 0, { id: `late-${index + 2}` })),
      ),
      person.post(`/api/users/${id}/favorites`, { itemId: 'straw-man', itemType: 'fallacy' }),
    ])
    for (const reply of replies) expect([201, 204, 'account-deleted']).toContain(outcomeOf(reply))
    for (const table of ['quizResult', 'favorite', 'learner']) {
      expect((await kept.rows(table)).filter(({ userId }) => userId === id)).toEqual([])
    }
  })

  test('is remembered for its sessions only until they would have ended', async () => {
    const { id, username, ...person } = await server.person()
    await remove(person, id, username)
    expect(JSON.stringify(await kept.rows('deletedSession'))).not.toContain(username)
    await server.services.storage.transaction(({ signIns }) => signIns.sweep(NOON + 31 * 86_400_000))
    expect(await kept.rows('deletedSession')).toEqual([])
    expect(outcomeOf(await person.get('/api/session'))).toBe('not-signed-in')
  })

  async function remove(caller: Pick<Person, 'delete'>, id: number, username: string): Promise<void> {
    expect((await caller.delete(`/api/users/${id}`, {}, { username, password: PASSWORD })).status).toBe(204)
  }
})
