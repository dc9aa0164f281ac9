import { getSeat } from '@think-twice/contract/seats'
import { DAY, HOUR } from '@think-twice/core/activity/days'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cookieOf, NOON, outcomeOf, type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { answerTo, joined, joinedSeats, openedClass, openedRound } from '../../test/class.fixture.ts'
import { openDatabaseRows } from '../../test/database-rows.ts'
import { bodyOf } from '../../test/reply-body.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

describe.each(DATABASES)('seats on %s', (database) => {
  let server: TestApp
  let teacher: Person
  beforeAll(async () => {
    server = await startTestApp(database)
  })
  beforeEach(async () => {
    server.clock.time = NOON
    teacher = await server.person()
  })
  afterAll(() => server.stop())

  test('whoever has the code learns the name of the class, and nothing of who sits there', async () => {
    const { code } = await openedClass(teacher, ['Amara', 'Ben'])
    const typed = ` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)} `
    const { body } = await server.nobody.get(`/api/join/${encodeURIComponent(typed)}`)
    expect(body).toEqual({ class: { name: 'Period 3', kind: 'named', isOpen: true } })
  })

  test('an anonymous seat is taken with the code alone, for 60 days or for 4 hours', async () => {
    const { code } = await openedClass(teacher)
    const own = await server.nobody.post('/api/seats', { code, ownDevice: true })
    expect([own.status, own.body]).toEqual([
      201,
      {
        class: { name: 'Period 3', kind: 'anonymous', code },
        seat: { id: expect.any(String), label: null },
        seatCode: expect.stringMatching(/^\w{12}$/),
      },
    ])
    const cookie = String(own.headers['set-cookie'])
    expect(cookie).toMatch(
      new RegExp(`^seat-${code}=[\\da-f]{32}; Max-Age=${60 * 24 * 3600}; Path=/; HttpOnly; SameSite=Strict$`),
    )
    const shared = await joined(server, code, { ownDevice: false })
    server.clock.time += 4 * HOUR
    expect(outcomeOf(await shared.get('/api/seat'))).toBe('no-seat')
    const seat = server.caller(cookieOf(own))
    expect((await seat.get('/api/seat')).status).toBe(200)
    server.clock.time = NOON + 60 * DAY
    expect(outcomeOf(await seat.get('/api/seat'))).toBe('no-seat')
  })

  test('a browser that has a seat in the class keeps it, and goes on from another device by the seat code', async () => {
    const { code } = await openedClass(teacher)
    const seat = await joined(server, code)
    const again = await seat.post('/api/seats', { code, ownDevice: true })
    expect([again.status, again.body]).toMatchObject([200, { seat: { id: seat.id } }])
    expect(again.body).not.toHaveProperty('seatCode')
    expect(await joined(server, code, { seatCode: seat.seatCode })).toMatchObject({ id: seat.id, seatCode: undefined })
  })

  test('a named seat needs its code, and wrong codes say the same whatever is wrong with them', async () => {
    const { code, seats } = await openedClass(teacher, ['Amara'])
    const other = await openedClass(teacher, ['Ben'])
    const seatCode = seats[0]?.seatCode ?? ''
    const join = (body: object) => server.nobody.post('/api/seats', { ownDevice: true, ...body })
    expect(outcomeOf(await join({ code }))).toBe('seat-code-needed')
    for (const wrong of ['', 'K9JY NJVW 3Y76', other.seats[0]?.seatCode, '<b>']) {
      expect(outcomeOf(await join({ code, seatCode: wrong }))).toBe('no-such-seat-code')
    }
    for (const wrong of ['', 'AEIOU1', '222222', '<b>']) {
      expect(outcomeOf(await join({ code: wrong, seatCode }))).toBe('no-such-code')
    }
    const typed = `${seatCode.slice(0, 4)} ${seatCode.slice(4, 8).toLowerCase()}-${seatCode.slice(8)}`
    expect(await joined(server, code, { seatCode: typed })).toMatchObject({ label: 'Amara' })
  })

  test('a closed door keeps new ones out and lets in those who were in', async () => {
    const anonymous = await openedClass(teacher)
    const seat = await joined(server, anonymous.code)
    const named = await openedClass(teacher, ['Amara', 'Ben'])
    const [amara, ben] = named.seats
    await joined(server, named.code, { seatCode: amara?.seatCode })
    for (const { id } of [anonymous, named]) await teacher.patch(`/api/classes/${id}`, { isOpen: false })

    const join = (body: object) => server.nobody.post('/api/seats', { ownDevice: true, ...body })
    expect(outcomeOf(await join({ code: anonymous.code }))).toBe('class-closed')
    expect(outcomeOf(await join({ code: named.code, seatCode: ben?.seatCode }))).toBe('class-closed')
    expect(await joined(server, anonymous.code, { seatCode: seat.seatCode })).toMatchObject({ id: seat.id })
    expect(await joined(server, named.code, { seatCode: amara?.seatCode })).toMatchObject({ label: 'Amara' })
  })

  test('the 201st is told that the class is full, also when six come at once', async () => {
    const { id, code } = await openedClass(teacher)
    await server.services.storage.transaction(({ classSeats }) =>
      classSeats.add(
        { userId: teacher.id, classId: id },
        Array.from({ length: 199 }, (_, number) => {
          const name = `seat-${number}`
          return { seatId: name, number, label: null, codeHash: name, joinedAt: NOON, accountId: null }
        }),
      ),
    )
    const join = () => server.nobody.post('/api/seats', { code, ownDevice: true })
    // Each on a connection to the database that is open already, so that they run side by side.
    await Promise.all(Array.from({ length: 6 }, () => server.nobody.get(`/api/join/${code}`)))
    const replies = await Promise.all(Array.from({ length: 6 }, join))
    expect(replies.map(outcomeOf).sort()).toEqual([201, ...Array(5).fill('class-full')])
  })

  test('a browser with seats in two classes names the class, and neither class sees the other', async () => {
    const [one, two] = [await openedClass(teacher), await openedClass(await server.person())]
    const first = await joined(server, one.code)
    const both = await joined(server, two.code, { cookie: first.cookie })
    const round = await openedRound(teacher, one, { kind: 'assigned' })
    expect(outcomeOf(await both.get('/api/seat'))).toBe('no-seat')
    for (const { code } of [one, two]) {
      const { class: of } = bodyOf(getSeat, await both.get(`/api/seat?class=${code}`))
      expect(of.code).toBe(code)
    }
    expect(outcomeOf(await both.get(`/api/seat/rounds/${round.id}?class=${two.code}`))).toBe('round-not-found')
    const answer = await both.post(`/api/seat/answers?class=${two.code}`, answerTo(round, {}))
    expect(outcomeOf(answer)).toBe('round-not-found')
    const stranger = await joined(server, two.code)
    expect(outcomeOf(await stranger.get(`/api/seat?class=${one.code}`))).toBe('no-seat')
  })

  test('leaving forgets the seat on this device alone, and what was answered stays', async () => {
    const opened = await openedClass(teacher)
    const seat = await joined(server, opened.code)
    const elsewhere = await joined(server, opened.code, { seatCode: seat.seatCode })
    const round = await openedRound(teacher, opened, { kind: 'assigned' })
    await seat.post('/api/seat/answers', answerTo(round, {}))
    const left = await seat.delete('/api/seat')
    expect([left.status, String(left.headers['set-cookie'])]).toEqual([204, expect.stringContaining('Max-Age=0')])
    expect(outcomeOf(await seat.get('/api/seat'))).toBe('no-seat')
    expect((await elsewhere.get(`/api/seat/rounds/${round.id}`)).body).toMatchObject({ answered: [{ position: 0 }] })
  })

  test('deleting the answers takes them out of every figure and leaves everywhere', async () => {
    const opened = await openedClass(teacher, ['Amara'])
    const seat = await joined(server, opened.code, { seatCode: opened.seats[0]?.seatCode })
    const anonymous = await openedClass(teacher)
    const [other] = await joinedSeats(server, anonymous.code, 1)
    for (const [each, caller] of [
      [opened, seat],
      [anonymous, other],
    ] as const) {
      const round = await openedRound(teacher, each, { kind: 'assigned' })
      await caller?.post('/api/seat/answers', answerTo(round, {}))
      expect((await caller?.delete('/api/seat/answers'))?.status).toBe(204)
      expect(outcomeOf((await caller?.get('/api/seat'))!)).toBe('no-seat')
      const { body } = await teacher.get(`/api/classes/${each.id}/rounds/${round.id}`)
      expect(body).toMatchObject({ scenarios: Array(4).fill({ first: { count: 0 } }) })
    }
    const rows = await openDatabaseRows(server.settings)
    const kept = (await rows.rows('classSeat')).filter((row) => row['userId'] === teacher.id)
    await rows.close()
    // The named seat is its teacher’s; the anonymous one is nobody’s anymore.
    expect(kept).toMatchObject([{ label: 'Amara' }])
  })

  test('somebody signed in is told that it counts as practice, and the teacher nothing of their account', async () => {
    const { id, code, seats } = await openedClass(teacher, ['Amara'])
    const learner = await server.person('maya.okafor')
    const seat = await joined(server, code, { seatCode: seats[0]?.seatCode, cookie: learner.cookie })
    expect((await seat.get('/api/seat')).body).toMatchObject({ isPractice: true })
    const { body } = await teacher.get(`/api/classes/${id}`)
    expect(JSON.stringify(body)).not.toMatch(/maya|accountId/)
  })

  test('a poll that repeats the tag gets 304 until something changes', async () => {
    const opened = await openedClass(teacher)
    const seat = await joined(server, opened.code)
    const first = await seat.get('/api/seat')
    const tag = String(first.headers['etag'])
    const again = await seat.get('/api/seat', { 'if-none-match': tag })
    expect([again.status, again.body]).toEqual([304, ''])
    await openedRound(teacher, opened, { kind: 'live' })
    const changed = await seat.get('/api/seat', { 'if-none-match': tag })
    expect([changed.status, changed.body]).toMatchObject([200, { rounds: [{ kind: 'live' }] }])
  })
})

describe('wrong codes', () => {
  let server: TestApp
  let teacher: Person
  // Each counts from the beginning.
  beforeEach(async () => {
    server = await startTestApp('SQLite', { rateLimits: true })
    teacher = await server.person()
  })
  afterEach(() => server.stop())

  test('are counted by browser, 30 in 15 minutes, and never stand in the way of a right one', async () => {
    const { code } = await openedClass(teacher)
    const first = await server.nobody.get('/api/join/222222')
    const guesser = server.caller(cookieOf(first))
    for (let tries = 1; tries < 30; tries++) {
      expect(outcomeOf(await guesser.post('/api/seats', { code: '333333', ownDevice: true }))).toBe('no-such-code')
    }
    expect(outcomeOf(await guesser.get('/api/join/222222'))).toBe('too-many-attempts')
    expect(outcomeOf(await server.nobody.get('/api/join/222222'))).toBe('no-such-code')
    expect((await guesser.get(`/api/join/${code}`)).status).toBe(200)
  })

  test('without cookies are counted by address, and a neighbor’s right code is let in', async () => {
    const { code, seats } = await openedClass(teacher, ['Amara'])
    for (let tries = 0; tries < 1000; tries++) await server.nobody.get('/api/join/222222')
    expect(outcomeOf(await server.nobody.get('/api/join/222222'))).toBe('too-many-attempts')
    expect(await joined(server, code, { seatCode: seats[0]?.seatCode })).toMatchObject({ label: 'Amara' })
  })

  test('a seat sends 60 answers a minute, and its neighbor is not counted with it', async () => {
    const opened = await openedClass(teacher)
    const [one, other] = await joinedSeats(server, opened.code, 2)
    const round = await openedRound(teacher, opened, { kind: 'assigned' })
    const answer = answerTo(round, {})
    for (let sent = 0; sent < 60; sent++)
      expect((await one?.post('/api/seat/answers', answer))?.status).toBeLessThan(300)
    expect(outcomeOf((await one?.post('/api/seat/answers', answer))!)).toBe('too-many-attempts')
    expect((await other?.post('/api/seat/answers', answer))?.status).toBe(201)
  })
})

test('over https a seat’s cookie is for this host and https alone', async () => {
  const server = await startTestApp('SQLite', { trustProxy: ['127.0.0.1/32'] })
  const teacher = await server.person()
  const { code } = await openedClass(teacher)
  const { headers } = await server.nobody.post(
    '/api/seats',
    { code, ownDevice: true },
    { 'x-forwarded-proto': 'https' },
  )
  expect(String(headers['set-cookie'])).toMatch(
    new RegExp(`^__Host-seat-${code}=.*; HttpOnly; Secure; SameSite=Strict$`),
  )
  await server.stop()
})
