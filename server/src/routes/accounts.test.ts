import { itemAt } from '@think-twice/core/required'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieOf, NOON, outcomeOf, PASSWORD, type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { busyPerson } from '../../test/busy-person.ts'
import { type DatabaseRows, openDatabaseRows } from '../../test/database-rows.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

describe.each(DATABASES)('on %s', (database) => {
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

  describe('registering', () => {
    const register = (body: unknown) => server.nobody.post('/api/users', body)

    test('answers with the account and signs in', async () => {
      const reply = await register({ username: 'Ada.L', password: 'analytical' })
      expect(reply.status).toBe(201)
      expect(reply.body).toEqual({ id: expect.any(Number), username: 'Ada.L', createdAt: NOON })
      const session = await server.caller(cookieOf(reply)).get('/api/session')
      expect([session.status, session.body]).toEqual([200, reply.body])
    })

    test('refuses a name that is taken, in any capitals', async () => {
      await register({ username: 'grace', password: 'nanoseconds' })
      const reply = await register({ username: 'GRACE', password: 'nanoseconds' })
      expect(outcomeOf(reply)).toBe('username-taken')
      expect(reply.body).toMatchObject({ message: 'Username already exists', issues: [{ field: 'username' }] })
    })

    test('gives a name to exactly one of many who ask for it at once', async () => {
      const replies = await Promise.all(
        Array.from({ length: 8 }, () => register({ username: 'contested', password: 'first come' })),
      )
      expect(replies.map(outcomeOf).sort()).toEqual([201, ...Array(7).fill('username-taken')])
    })

    test('makes nothing when the database lacks a table, and says that registration failed', async () => {
      const broken = await startTestApp(database)
      const { run, rows, close } = await openDatabaseRows(broken.settings)
      try {
        await run(sql`alter table session rename to mislaid`)
        const reply = await broken.nobody.post('/api/users', { username: 'hedy', password: 'frequencies' })
        expect(outcomeOf(reply)).toBe('registration-failed')
        expect(reply.body).toMatchObject({ message: 'Registration failed', requestId: expect.any(String) })
        expect((await rows('account')).map(({ username }) => username)).not.toContain('hedy')
      } finally {
        await close()
        await broken.stop()
      }
    })

    const tooShort = ['password-too-short', 'Password must be at least 8 characters'] as const
    const notAllowed = ['username-not-allowed', 'Username must be 3 to 64 letters, digits or . _ - @ +'] as const
    const malformed = ['registration-malformed', 'Registration failed'] as const
    test.each([
      [{ username: 'linus', password: '1234567' }, ...tooShort],
      [{ username: '!', password: '1234567' }, ...tooShort],
      [
        { username: 'linus', password: 'x'.repeat(129) },
        'password-too-long',
        'Password must be at most 128 characters',
      ],
      [{ username: 'lin us', password: 'long enough' }, ...notAllowed],
      [{ username: 'linus' }, ...malformed],
      [{ username: 'linus', password: true }, ...malformed],
      [{ username: 'linus', password: 'long enough', isAdmin: true }, ...malformed],
    ])('with %j is refused as %s', async (body, code, message) => {
      const reply = await register(body)
      expect(outcomeOf(reply)).toBe(code)
      expect(reply.body).toMatchObject({ message, requestId: expect.any(String), issues: expect.any(Array) })
    })

    test('stores neither the password nor the session token', async () => {
      const { cookie, id } = await server.person()
      const token = itemAt(cookie.split('='), 1)
      const secret = itemAt(token.split('.'), 1)
      const stored = await server.services.storage.read(async ({ accounts, signIns }) =>
        JSON.stringify([await accounts.credentials(`person${id}`), await signIns.find(id, secret, 0)]),
      )
      expect(stored).not.toContain(PASSWORD)
      expect(stored).not.toContain(secret)
    })
  })

  test('looking up a username gives 200 when taken, 404 when free, and 400 when impossible', async () => {
    const { username } = await server.person()
    const lookUp = (name: string) => server.nobody.get(`/api/users/username/${name}`)
    const taken = await lookUp(username.toUpperCase())
    expect([taken.status, taken.body]).toEqual([200, { taken: true }])
    const free = await lookUp('free.as.air')
    expect([outcomeOf(free), free.body]).toMatchObject(['username-free', { message: 'Username is available' }])
    for (const impossible of ['a%00b', 'ab', 'x'.repeat(65), 'x'.repeat(10_000)])
      expect(outcomeOf(await lookUp(impossible))).toBe('username-not-allowed')
  })

  describe('the account page', () => {
    test('counts what is stored', async () => {
      const { id, username, ...person } = await server.person()
      await person.post('/api/quiz-results', finishedQuiz())
      await person.post('/api/quiz-results', finishedQuiz('mini-bias-assessment', 2))
      const answer = { itemId: 'Straw Man', categoryType: 'logical-fallacies', isCorrect: true }
      await person.post(`/api/users/${id}/progress`, answer)
      await person.post(`/api/users/${id}/favorites`, { itemId: 'anchoring', itemType: 'bias' })
      const { status, body } = await person.get(`/api/users/${id}`)
      expect(status).toBe(200)
      expect(body).toEqual({
        ...{ id, username, createdAt: NOON, displayName: null, recoveryCodeMadeAt: null },
        kept: { results: 2, answers: 25, favorites: 1 },
      })
    })

    test.each([
      ['  Maya   Okafor ', 'Maya Okafor'],
      ['माया 🙂', 'माया 🙂'],
      ['a\u202Eb\nc', 'ab c'],
      ['علی‌رضا 👨‍👩‍👧‍👦', 'علی‌رضا 👨‍👩‍👧‍👦'],
      ['👨‍👩‍👧‍👦'.repeat(11), '👨‍👩‍👧‍👦'.repeat(11)],
      [`\uFEFF${'x'.repeat(80)}\u00A0\n`, 'x'.repeat(80)],
      [' \t\u200b ', null],
      ['', null],
    ])('shows the name %j as %j, and the username stays', async (typed, shown) => {
      const { id, username, ...person } = await server.person()
      const reply = await person.put(`/api/users/${id}`, { displayName: typed })
      expect([reply.status, reply.body]).toMatchObject([200, { username, displayName: shown }])
      expect((await person.get(`/api/users/${id}`)).body).toEqual(reply.body)
    })

    test.each([
      { displayName: 'x'.repeat(81) },
      { displayName: 'a\0b' },
      { displayName: '\ud800' },
      { displayName: null },
    ])('refuses to show the name in %j', async (given) => {
      const person = await server.person()
      const reply = await person.put(`/api/users/${person.id}`, given)
      expect([outcomeOf(reply), reply.body]).toMatchObject(['bad-request', { issues: [{ field: 'displayName' }] }])
    })

    test('cannot change the username', async () => {
      const person = await server.person()
      const reply = await person.put(`/api/users/${person.id}`, { displayName: 'Maya', username: 'maya' })
      expect(outcomeOf(reply)).toBe('bad-request')
    })
  })

  describe('deleting an account', () => {
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

      expect([reply.status, reply.headers['set-cookie']]).toEqual([204, expect.stringMatching(/^sid=; Max-Age=0;/)])
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

    test('removes a question once its last author is gone, and keeps the catalog’s questions', async () => {
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
})
