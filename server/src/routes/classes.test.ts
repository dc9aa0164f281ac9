import { getClass, getClasses, patchClass, postClassSeats, postSeatCode } from '@think-twice/contract/classes'
import { DAY, HOUR } from '@think-twice/core/activity/days'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, outcomeOf, type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { classScenarios, joined, joinedSeats, openedClass, openedRound } from '../../test/class.fixture.ts'
import { openDatabaseRows } from '../../test/database-rows.ts'
import { bodyOf } from '../../test/reply-body.ts'
import { DATABASES } from '../../test/storage.fixture.ts'
import { startUpkeep } from '../upkeep.ts'

const TABLES = ['class', 'classSeat', 'classSeatToken', 'classRound', 'classVote']

describe.each(DATABASES)('classes on %s', (database) => {
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

  const read = async (id: string) => bodyOf(getClass, await teacher.get(`/api/classes/${id}`))

  test('an anonymous one has a code, an open door, a day on which it goes, and no list of seats', async () => {
    const opened = await openedClass(teacher)
    expect(opened).toMatchObject({
      name: 'Period 3',
      kind: 'anonymous',
      isOpen: true,
      joined: 0,
      seats: [],
      rounds: [],
    })
    expect(opened.code).toMatch(/^[2-9CDFGHJKMNPQRTVWXY]{6}$/)
    expect(opened.expiresAt).toBe(NOON + 60 * DAY)
    await joinedSeats(server, opened.code, 2)
    expect(await read(opened.id)).toMatchObject({ joined: 2, seats: [] })
  })

  test('a named one tells each seat code once, and keeps no code in readable form', async () => {
    const { id, seats } = await openedClass(teacher, ['Amara', ' Ben\n', 'Zoë'])
    expect(seats.map(({ label }) => label)).toEqual(['Amara', 'Ben', 'Zoë'])
    const codes = seats.map(({ seatCode }) => seatCode)
    expect(new Set(codes).size).toBe(3)
    for (const code of codes) expect(code).toMatch(/^[2-9CDFGHJKMNPQRTVWXY]{12}$/)
    for (const seat of (await read(id)).seats) expect(seat).not.toHaveProperty('seatCode')
    const database = await openDatabaseRows(server.settings)
    const kept = JSON.stringify(await database.rows('classSeat'))
    await database.close()
    for (const code of codes) expect(kept).not.toContain(code)
  })

  test('two seats cannot have the same label, whatever the capitals', async () => {
    const reply = await teacher.post('/api/classes', { name: 'Debate', seats: { labels: ['Ben', 'ben'] } })
    expect(outcomeOf(reply)).toBe('label-twice')
    const { id } = await openedClass(teacher, ['Ben'])
    const later = await teacher.post(`/api/classes/${id}/seats`, { labels: ['BEN'] })
    expect(outcomeOf(later)).toBe('label-twice')
  })

  test('a name or label of which nothing is left is refused', async () => {
    const reply = await teacher.post('/api/classes', { name: '\u0007\u0007', seats: 'anonymous' })
    expect(outcomeOf(reply)).toBe('bad-request')
  })

  test('the list has the latest used first, with the rounds that go on', async () => {
    const first = await openedClass(teacher)
    await openedRound(teacher, first, { kind: 'live' })
    server.clock.time += HOUR
    const second = await openedClass(teacher, ['Amara', 'Ben'])
    const list = bodyOf(getClasses, await teacher.get('/api/classes'))
    expect(list).toMatchObject([
      { id: second.id, seats: 2, joined: 0, rounds: [] },
      { id: first.id, seats: 0, joined: 0, rounds: [{ kind: 'live', state: { phase: 'door' } }] },
    ])
  })

  test('its teacher renames it, closes the door, and changes the code, and seats that were taken stay', async () => {
    const opened = await openedClass(teacher)
    const seat = await joined(server, opened.code)
    const url = `/api/classes/${opened.id}`
    const changed = bodyOf(patchClass, await teacher.patch(url, { name: 'Period 4', isOpen: false, newCode: true }))
    expect(changed).toMatchObject({ name: 'Period 4', isOpen: false, joined: 1 })
    expect(changed.code).not.toBe(opened.code)
    expect(outcomeOf(await server.nobody.get(`/api/join/${opened.code}`))).toBe('no-such-code')
    for (const code of [opened.code, changed.code]) {
      expect((await seat.get(`/api/seat?class=${code}`)).body).toMatchObject({ class: { code: changed.code } })
    }
  })

  test('seats are added and removed, and a new seat code puts out the old one and its devices', async () => {
    const { id, code, seats } = await openedClass(teacher, ['Amara'])
    const [ben] = bodyOf(postClassSeats, await teacher.post(`/api/classes/${id}/seats`, { labels: ['Ben'] }))
    const device = await joined(server, code, { seatCode: ben?.seatCode })
    const renewed = bodyOf(postSeatCode, await teacher.post(`/api/classes/${id}/seats/${ben?.id}/code`))
    expect(renewed).toMatchObject({ id: ben?.id, label: 'Ben' })
    expect(outcomeOf(await device.get('/api/seat'))).toBe('no-seat')
    const old = await server.nobody.post('/api/seats', { code, seatCode: ben?.seatCode, ownDevice: true })
    expect(outcomeOf(old)).toBe('no-such-seat-code')
    expect(await joined(server, code, { seatCode: renewed.seatCode })).toMatchObject({ id: ben?.id })

    expect((await teacher.delete(`/api/classes/${id}/seats/${ben?.id}`)).status).toBe(204)
    expect((await read(id)).seats).toMatchObject([{ id: seats[0]?.id }])
    expect(outcomeOf(await teacher.delete(`/api/classes/${id}/seats/${ben?.id}`))).toBe('seat-not-found')
  })

  test('an anonymous one takes no labels, and tells its teacher of no seat', async () => {
    const { id, code } = await openedClass(teacher)
    const { id: seatId } = await joined(server, code)
    expect(outcomeOf(await teacher.post(`/api/classes/${id}/seats`, { labels: ['Ben'] }))).toBe('not-a-named-class')
    expect(outcomeOf(await teacher.delete(`/api/classes/${id}/seats/${seatId}`))).toBe('seat-not-found')
    expect(outcomeOf(await teacher.post(`/api/classes/${id}/seats/${seatId}/code`))).toBe('seat-not-found')
  })

  test('nobody but its teacher gets at it, and an unknown one is not there', async () => {
    const opened = await openedClass(teacher, ['Amara'])
    const round = await openedRound(teacher, opened, { kind: 'live' })
    const other = await server.person()
    const seatId = opened.seats[0]?.id
    const calls = (caller: Person, id: string) => [
      caller.get(`/api/classes/${id}`),
      caller.patch(`/api/classes/${id}`, { isOpen: false }),
      caller.delete(`/api/classes/${id}`),
      caller.post(`/api/classes/${id}/seats`, { labels: ['Ben'] }),
      caller.post(`/api/classes/${id}/seats/${seatId}/code`),
      caller.delete(`/api/classes/${id}/seats/${seatId}`),
      caller.post(`/api/classes/${id}/rounds`, { kind: 'live', scenarioIds: classScenarios(4) }),
      caller.get(`/api/classes/${id}/rounds/${round.id}`),
      caller.patch(`/api/classes/${id}/rounds/${round.id}`, { position: 0, phase: 'vote', expected: 0 }),
    ]
    for (const reply of await Promise.all(calls(other, opened.id))) expect(outcomeOf(reply)).toBe('not-your-class')
    for (const reply of await Promise.all(calls(teacher, 'unknown'))) expect(outcomeOf(reply)).toBe('class-not-found')
    // A round or seat of another class is not there either.
    const mine = await openedClass(other)
    expect(outcomeOf(await other.get(`/api/classes/${mine.id}/rounds/${round.id}`))).toBe('round-not-found')
    expect(outcomeOf(await other.delete(`/api/classes/${mine.id}/seats/${seatId}`))).toBe('seat-not-found')
    expect(await read(opened.id)).toMatchObject({ isOpen: true, seats: [{ id: seatId }], rounds: [{ id: round.id }] })
  })

  test('a person has 20 at most, also when two are opened at once', async () => {
    for (let number = 0; number < 19; number++) await openedClass(teacher)
    const body = { name: 'One more', seats: 'anonymous' }
    const replies = await Promise.all([teacher.post('/api/classes', body), teacher.post('/api/classes', body)])
    expect(replies.map(outcomeOf).sort()).toEqual([201, 'too-many-classes'])
  })

  test('deleted, by its teacher or with the account, it leaves nothing behind', async () => {
    const classes = [await openedClass(teacher, ['Amara']), await openedClass(teacher)]
    for (const each of classes) {
      const seat = await joined(server, each.code, { seatCode: each.seats[0]?.seatCode })
      const { id: roundId } = await openedRound(teacher, each, { kind: 'assigned' })
      const answer = { roundId, position: 0, vote: 1, option: 0, sureness: 'sure', at: NOON }
      expect((await seat.post('/api/seat/answers', answer)).status).toBe(201)
    }
    expect(await rowsOf(teacher.id)).toBeGreaterThan(8)
    expect((await teacher.delete(`/api/classes/${classes[0]?.id}`)).status).toBe(204)
    expect(await rowsOf(teacher.id)).toBe(5)
    const gone = { username: teacher.username, password: 'correct horse' }
    expect((await teacher.delete(`/api/users/${teacher.id}`, {}, gone)).status).toBe(204)
    expect(await rowsOf(teacher.id)).toBe(0)
  })

  test('goes 60 days after its last use, and 400 after it was opened, however much it is used', async () => {
    const { id, code } = await openedClass(teacher)
    const upkeep = async () => (await startUpkeep(server.services, server.app.log))()
    server.clock.time += 59 * DAY
    await joined(server, code)
    server.clock.time += 59 * DAY
    await upkeep()
    expect(await rowsOf(teacher.id)).toBeGreaterThan(0)
    server.clock.time = NOON + 390 * DAY
    await server.services.storage.transaction(({ classes }) => classes.touch(id, server.clock.time))
    await upkeep()
    expect(await rowsOf(teacher.id)).toBeGreaterThan(0)
    server.clock.time = NOON + 400 * DAY
    await upkeep()
    expect(await rowsOf(teacher.id)).toBe(0)
  })

  /** Rows in all tables of classes that belong to a teacher. */
  async function rowsOf(userId: number): Promise<number> {
    const database = await openDatabaseRows(server.settings)
    const rows = await Promise.all(TABLES.map((table) => database.rows(table)))
    await database.close()
    return rows.flat().filter((row) => row['userId'] === userId).length
  }
})
