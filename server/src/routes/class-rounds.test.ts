import { getRound } from '@think-twice/contract/class-rounds'
import type { TeachersClass } from '@think-twice/contract/classes'
import { getSeat, getSeatRound } from '@think-twice/contract/seats'
import { DAY, HOUR } from '@think-twice/core/activity/days'
import { itemAt } from '@think-twice/core/required'
import { CONCEPTS } from '@think-twice/core/vocabulary'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, outcomeOf, type Person, type Reply, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import {
  answerTo,
  classScenarios,
  joined,
  joinedSeats,
  led,
  openedClass,
  openedRound,
  type SeatCaller,
} from '../../test/class.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'
import { DATABASES } from '../../test/storage.fixture.ts'
import { PRACTICE_POOL, questionAt } from '../classes/scenarios.ts'

describe.each(DATABASES)('rounds of a class on %s', (database) => {
  let server: TestApp
  let teacher: Person
  let opened: TeachersClass
  beforeAll(async () => {
    server = await startTestApp(database)
  })
  beforeEach(async () => {
    server.clock.time = NOON
    teacher = await server.person()
    opened = await openedClass(teacher)
  })
  afterAll(() => server.stop())

  const urlOf = ({ id }: { id: string }, of = opened) => `/api/classes/${of.id}/rounds/${id}`
  const wall = async (round: { id: string }, of = opened) => bodyOf(getRound, await teacher.get(urlOf(round, of)))
  const onDevice = async (seat: SeatCaller, { id }: { id: string }) =>
    bodyOf(getSeatRound, await seat.get(`/api/seat/rounds/${id}`))
  const vote = (seat: SeatCaller, round: { id: string }, given: Parameters<typeof answerTo>[1]) =>
    seat.post('/api/seat/answers', answerTo(round, given))
  const make = (body: object) => teacher.post(`/api/classes/${opened.id}/rounds`, body)

  describe('are made', () => {
    const pair = () => {
      const twin = PRACTICE_POOL.find(({ id, pairId }) => id !== pairId)
      return [twin?.id ?? '', twin?.pairId ?? '']
    }

    test.each<[string, () => object]>([
      ['both halves of a pair', () => ({ kind: 'live', scenarioIds: [...pair(), ...classScenarios(2, 100)] })],
      ['a scenario twice', () => ({ kind: 'live', scenarioIds: [...classScenarios(3), ...classScenarios(1)] })],
      ['too few', () => ({ kind: 'live', scenarioIds: classScenarios(2) })],
      ['a number that its kind does not have', () => ({ kind: 'assigned', scenarioIds: classScenarios(3) })],
      ['a scenario that quizzes ask', () => ({ kind: 'live', scenarioIds: [...classScenarios(3), 'straw-man-1'] })],
      ['a day that is over', () => ({ kind: 'assigned', scenarioIds: classScenarios(4), dueAt: NOON })],
      ['a live round with a day', () => ({ kind: 'live', scenarioIds: classScenarios(4), dueAt: NOON + 1 })],
    ])('but not of %s', async (_, body) => {
      expect(outcomeOf(await make(body()))).toBe('round-not-allowed')
    })

    test('a week later as the parallel of a round of the same class, and played in silence', async () => {
      const first = await openedRound(teacher, opened, { kind: 'live' })
      const later = await openedRound(teacher, opened, { kind: 'assigned', from: 10, follows: first.id })
      expect(later).toMatchObject({ follows: first.id, state: { number: 0, phase: 'open' } })
      const seat = await joined(server, opened.code)
      expect(await onDevice(seat, later)).toMatchObject({ kind: 'assigned', isSilent: true })
      const of = { kind: 'assigned', scenarioIds: classScenarios(4), follows: 'another' }
      expect(outcomeOf(await make(of))).toBe('round-not-found')
    })
  })

  describe('live', () => {
    test('go from the door to the end, and the state’s number tells two walls apart', async () => {
      const round = await openedRound(teacher, opened, { kind: 'live', length: 3 })
      expect(round.state).toEqual({ number: 0, position: 0, phase: 'door' })
      const to = { position: 0, phase: 'vote', expected: 0 }
      expect((await teacher.patch(urlOf(round), to)).body).toEqual({
        state: { number: 1, position: 0, phase: 'vote' },
        clock: null,
      })
      const behind = await teacher.patch(urlOf(round), to)
      expect([behind.status, behind.body]).toMatchObject([
        409,
        { code: 'round-moved-on', state: { number: 1, position: 0, phase: 'vote' } },
      ])
      const leap = await teacher.patch(urlOf(round), { position: 0, phase: 'both', expected: 1 })
      expect(outcomeOf(leap)).toBe('step-not-allowed')
      const back = await teacher.patch(urlOf(round), { position: 0, phase: 'door', expected: 1 })
      expect(back.status).toBe(200)
      const end = await teacher.patch(urlOf(round), { position: 0, phase: 'over', expected: 2 })
      expect(end.body).toEqual({ state: { number: 3, position: 0, phase: 'over' }, clock: null })
      const after = await teacher.patch(urlOf(round), { position: 0, phase: 'vote', expected: 3 })
      expect(outcomeOf(after)).toBe('step-not-allowed')
    })

    test('have one clock of the talk for every wall, which can be stopped', async () => {
      const round = await openedRound(teacher, opened, { kind: 'live' })
      const { number, phase } = await led(teacher, opened.id, round, { phase: 'talk' })
      const turn = (isClockStopped: boolean) =>
        teacher.patch(urlOf(round), { position: 0, phase, expected: number, isClockStopped })
      server.clock.time += 30_000
      expect((await wall(round)).clock).toEqual({ left: 90_000, isStopped: false })
      expect((await turn(true)).body).toMatchObject({ state: { number }, clock: { left: 90_000, isStopped: true } })
      server.clock.time += 60_000
      expect((await wall(round)).clock).toEqual({ left: 90_000, isStopped: true })
      await turn(false)
      server.clock.time += 10_000
      expect((await wall(round)).clock).toEqual({ left: 80_000, isStopped: false })
      const again = { position: 0, phase: 'again', expected: number }
      expect((await teacher.patch(urlOf(round), again)).body).toMatchObject({ clock: null })
      const late = { ...again, expected: number + 1, isClockStopped: true }
      expect(outcomeOf(await teacher.patch(urlOf(round), late))).toBe('step-not-allowed')
    })

    test('of two walls that press at once, one moves the round and the other learns where it is', async () => {
      const round = await openedRound(teacher, opened, { kind: 'live' })
      const press = () => teacher.patch(urlOf(round), { position: 0, phase: 'vote', expected: 0 })
      expect((await Promise.all([press(), press()])).map(outcomeOf).sort()).toEqual([200, 'round-moved-on'])
    })

    test('wait for seats that a device still has, and not for those left since', async () => {
      const [one, other] = [await joined(server, opened.code), await joined(server, opened.code)]
      await joined(server, opened.code)
      const round = await openedRound(teacher, opened, { kind: 'live' })
      await led(teacher, opened.id, round, { phase: 'vote' })
      expect(outcomeOf(await vote(one, round, {}))).toBe(201)
      expect(await wall(round)).toMatchObject({ seats: 3 })
      expect(outcomeOf(await other.delete('/api/seat'))).toBe(204)
      expect(await wall(round)).toMatchObject({ seats: 2 })
      expect(await onDevice(one, round)).toMatchObject({ seats: 2, count: 1 })

      server.clock.time += 61 * DAY
      const again = await joined(server, opened.code)
      expect(await onDevice(again, round)).toMatchObject({ seats: 1 })
    })

    test('show each device the scenario and its own vote, and the wall a number until the split', async () => {
      const [one, other] = [await joined(server, opened.code), await joined(server, opened.code)]
      const round = await openedRound(teacher, opened, { kind: 'live' })
      expect(await onDevice(one, round)).toMatchObject({ state: { phase: 'door' }, seats: 2, scenario: null })
      expect(outcomeOf(await vote(one, round, {}))).toBe('vote-closed')
      await led(teacher, opened.id, round, { phase: 'vote' })
      const sent = await vote(one, round, { option: 2, sureness: 'sure' })
      expect([sent.status, sent.body]).toEqual([201, { late: false }])
      const question = questionAt({ ...round, roundId: round.id }, 0)
      expect(await onDevice(one, round)).toMatchObject({
        count: 1,
        scenarios: 4,
        scenario: { text: question.scenario, options: question.options },
        mine: { first: { option: 2, sureness: 'sure', isLate: false } },
      })
      expect(await onDevice(other, round)).toMatchObject({ mine: {} })
      expect((await wall(round)).scenarios[0]).toMatchObject({ first: { count: 1 }, second: { count: 0 } })
      expect((await wall(round)).scenarios[0]?.first).not.toHaveProperty('byOption')
    })

    test('take one answer from a seat, whatever its two tabs send, and the same again is no new one', async () => {
      const seat = await joined(server, opened.code)
      const round = await openedRound(teacher, opened, { kind: 'live' })
      await led(teacher, opened.id, round, { phase: 'vote' })
      const replies = await Promise.all([0, 1, 2, 3].map((option) => vote(seat, round, { option })))
      expect(replies.map(outcomeOf).sort()).toEqual([201, 'vote-differs', 'vote-differs', 'vote-differs'])
      expect((await wall(round)).scenarios[0]?.first.count).toBe(1)
      const kept = replies.findIndex(({ status }) => status === 201)
      const again = await vote(seat, round, { option: kept })
      expect([again.status, again.body]).toEqual([200, { late: false }])
      expect(again.headers).toMatchObject({ 'idempotent-replayed': 'true' })
    })

    test('give sorted counts from the split on, the second vote after talking, and the key with both', async () => {
      const seats = await joinedSeats(server, opened.code, 12)
      const round = await openedRound(teacher, opened, { kind: 'live' })
      const { correctAnswer: right } = questionAt({ ...round, roundId: round.id }, 0)
      const wrong = (right + 1) % 4
      await led(teacher, opened.id, round, { phase: 'vote' })
      for (const [number, seat] of seats.entries()) await vote(seat, round, { option: number < 5 ? right : wrong })
      expect((await wall(round)).scenarios[0]?.first).toEqual({ count: 12 })
      await led(teacher, opened.id, round, { phase: 'split' })
      expect(await onDevice(itemAt(seats, 0), round)).toMatchObject({ split: [7, 5] })
      await led(teacher, opened.id, round, { phase: 'again' })
      for (const [number, seat] of seats.entries()) {
        expect((await vote(seat, round, { vote: 2, option: number < 7 ? right : wrong })).status).toBe(201)
      }
      expect(await onDevice(itemAt(seats, 0), round)).toMatchObject({ count: 12, mine: { second: { option: right } } })
      expect((await wall(round)).scenarios[0]?.second).toEqual({ count: 12 })
      await led(teacher, opened.id, round, { phase: 'both' })
      const device = await onDevice(itemAt(seats, 0), round)
      expect(device).toMatchObject({ both: { scenarioId: round.scenarioIds[0], right } })
      const shown = itemAt((await wall(round)).scenarios, 0)
      // The wall and the devices show the same figures.
      expect(device).toMatchObject({ both: { first: shown.first, second: shown.second } })
      expect(shown.second?.byOption).toContainEqual({ options: [right], count: 7 })
      expect(outcomeOf(await vote(itemAt(seats, 0), round, { vote: 2, option: wrong }))).toBe('vote-differs')
    })

    test('keep a first vote that comes after the split as late: its sender reads so, and the wall stays as it was', async () => {
      const seats = await joinedSeats(server, opened.code, 8)
      const late = itemAt(seats, 7)
      const round = await openedRound(teacher, opened, { kind: 'live' })
      await led(teacher, opened.id, round, { phase: 'vote' })
      for (const seat of seats.slice(0, 7)) await vote(seat, round, { option: 1 })
      await led(teacher, opened.id, round, { phase: 'split' })
      const before = (await wall(round)).scenarios[0]?.first
      expect((await vote(late, round, { option: 3 })).body).toEqual({ late: true })
      expect((await wall(round)).scenarios[0]?.first).toEqual(before)
      expect(await onDevice(late, round)).toMatchObject({ mine: { first: { option: 3, isLate: true } } })
      // Going back does not open the vote again: what a class has seen it has seen.
      const { state } = await wall(round)
      await teacher.patch(urlOf(round), { position: 0, phase: 'vote', expected: state.number })
      const extra = await joined(server, opened.code)
      expect((await vote(extra, round, { option: 3 })).body).toEqual({ late: true })
      await led(teacher, opened.id, round, { phase: 'both' })
      const never = await joined(server, opened.code)
      expect(outcomeOf(await vote(never, round, {}))).toBe('vote-closed')
      expect((await vote(late, round, { option: 3 })).status).toBe(200)
    })

    test('tell no seat a key or the id of a scenario before both, in any byte of any reply', async () => {
      const seats = await joinedSeats(server, opened.code, 6)
      const round = await openedRound(teacher, opened, { kind: 'live', length: 3 })
      for (const position of round.scenarioIds.keys()) {
        const heard: Reply[] = []
        for (const phase of ['vote', 'split', 'talk', 'again']) {
          await led(teacher, opened.id, round, { position, phase })
          heard.push(...(await heardIn(round, seats, { position, phase })))
        }
        const bytes = heard.map(({ headers, body }) => JSON.stringify([headers, body])).join('\n')
        const { scenario, rationales = [] } = questionAt({ ...round, roundId: round.id }, position)
        expect(bytes).toContain(JSON.stringify(scenario))
        const secrets = [...round.scenarioIds.slice(position), ...rationales, ...CONCEPTS]
        expect(secrets.filter((secret) => bytes.includes(secret))).toEqual([])
        expect(bytes).not.toMatch(/"(?:right|correct|decidingWords|breaksAt|both)"/)
      }
    })

    /** Everything that seats are told in a phase, before and after they vote. */
    async function heardIn(
      round: { id: string },
      seats: readonly SeatCaller[],
      { position, phase }: { position: number; phase: string },
    ): Promise<Reply[]> {
      const one = itemAt(seats, 0)
      const listen = async () => [
        await one.get('/api/seat'),
        await one.get(`/api/seat/rounds/${round.id}`),
        await server.nobody.get(`/api/join/${opened.code}`),
      ]
      const heard = await listen()
      const which = phase === 'vote' ? 1 : 2
      for (const [number, seat] of seats.entries()) {
        heard.push(await vote(seat, round, { position, vote: which, option: number % 2 }))
      }
      return [...heard, ...(await listen())]
    }

    test('give the options in one order to everybody, which is not always the file’s', async () => {
      const orders = new Set<string>()
      for (let number = 0; number < 4; number++) {
        const round = await openedRound(teacher, opened, { kind: 'live', length: 3 })
        const question = questionAt({ ...round, roundId: round.id }, 0)
        orders.add(question.options.join('|'))
        const { scenarios } = await wall(round)
        expect(scenarios[0]?.right).toBe(question.correctAnswer)
      }
      expect(orders.size).toBeGreaterThan(1)
    })

    test('show an anonymous class no figure under 5 answers, and a named one none under 3 on its devices', async () => {
      const round = await openedRound(teacher, opened, { kind: 'live' })
      const few = await joinedSeats(server, opened.code, 4)
      await led(teacher, opened.id, round, { phase: 'vote' })
      for (const [option, seat] of few.entries()) await vote(seat, round, { option })
      await led(teacher, opened.id, round, { phase: 'split' })
      expect((await wall(round)).scenarios[0]?.first).toEqual({ count: 4 })
      expect(await onDevice(itemAt(few, 0), round)).toMatchObject({ split: [] })

      const named = await openedClass(teacher, ['Amara', 'Ben', 'Chiara'])
      const ofNamed = await openedRound(teacher, named, { kind: 'live' })
      await led(teacher, named.id, ofNamed, { phase: 'vote' })
      const seats: SeatCaller[] = []
      for (const { seatCode } of named.seats) seats.push(await joined(server, named.code, { seatCode }))
      for (const seat of seats) await vote(seat, ofNamed, { option: 1 })
      await led(teacher, named.id, ofNamed, { phase: 'split' })
      expect((await wall(ofNamed, named)).scenarios[0]?.first).toMatchObject({
        count: 3,
        byOption: [{ count: 0 }, { options: [1], count: 3 }, { count: 0 }, { count: 0 }],
      })
      expect(await onDevice(itemAt(seats, 0), ofNamed)).toMatchObject({ split: [3, 0, 0, 0] })
    })
  })

  describe('assigned', () => {
    test('are played with the published scenarios, and say who is done by number', async () => {
      const [one, other] = [await joined(server, opened.code), await joined(server, opened.code)]
      const round = await openedRound(teacher, opened, { kind: 'assigned', dueAt: NOON + DAY })
      const { scenarioIds } = round
      expect(await onDevice(one, round)).toMatchObject({ kind: 'assigned', scenarioIds, isSilent: false, answered: [] })
      for (const position of scenarioIds.keys()) {
        expect((await vote(one, round, { position, at: NOON })).status).toBe(201)
      }
      await vote(other, round, { position: 2 })
      const done = async (seat: SeatCaller) => bodyOf(getSeat, await seat.get('/api/seat')).rounds[0]?.done
      expect([await done(one), await done(other)]).toEqual([true, false])
      expect(await wall(round)).toMatchObject({ done: 1, seats: 2 })
      expect(outcomeOf(await vote(one, round, { vote: 2 }))).toBe('vote-closed')
      expect(outcomeOf(await vote(one, round, { position: 4 }))).toBe('vote-closed')
    })

    test('are over at the end of their day, and answers given before it are taken for 7 more days, as late', async () => {
      const dueAt = NOON + DAY
      const seat = await joined(server, opened.code)
      const round = await openedRound(teacher, opened, { kind: 'assigned', dueAt })
      server.clock.time = dueAt + HOUR
      expect((await wall(round)).state).toEqual({ number: 1, position: 0, phase: 'over' })
      expect(outcomeOf(await vote(seat, round, { at: dueAt }))).toBe('vote-closed')
      expect((await vote(seat, round, { at: dueAt - 1 })).body).toEqual({ late: true })
      server.clock.time = dueAt + 7 * DAY
      expect(outcomeOf(await vote(seat, round, { position: 1, at: dueAt - 1 }))).toBe('vote-closed')
      expect(bodyOf(getSeat, await seat.get('/api/seat')).rounds).toEqual([])
    })

    test('are over when their teacher says so', async () => {
      const seat = await joined(server, opened.code)
      const round = await openedRound(teacher, opened, { kind: 'assigned' })
      const end = await teacher.patch(urlOf(round), { position: 0, phase: 'over', expected: 0 })
      expect(end.body).toEqual({ state: { number: 1, position: 0, phase: 'over' }, clock: null })
      expect(outcomeOf(await vote(seat, round, { at: NOON + 1 }))).toBe('vote-closed')
    })

    test('show an anonymous class’s figures when they are over: whoever watched them grow would know each answer', async () => {
      const seats = await joinedSeats(server, opened.code, 10)
      const round = await openedRound(teacher, opened, { kind: 'assigned' })
      for (const [number, seat] of seats.entries()) await vote(seat, round, { option: number % 2 })
      expect((await wall(round)).scenarios[0]?.first).toEqual({ count: 10 })
      await teacher.patch(urlOf(round), { position: 0, phase: 'over', expected: 0 })
      expect((await wall(round)).scenarios[0]?.first).toMatchObject({ count: 10, byOption: expect.any(Array) })
    })
  })

  describe('as the practice of somebody signed in', () => {
    const practiced = async (person: Person): Promise<unknown[]> =>
      server.services.storage.read(({ answers }) => answers.list(person.id))

    test('an assigned answer counts at once, once, on the day it arrives if its time cannot be', async () => {
      const learner = await server.person()
      const seat = await joined(server, opened.code, { cookie: learner.cookie })
      const round = await openedRound(teacher, opened, { kind: 'assigned' })
      const question = questionAt({ ...round, roundId: round.id }, 0)
      for (let sent = 0; sent < 2; sent++) await vote(seat, round, { option: question.correctAnswer, at: NOON - 1 })
      expect(await practiced(learner)).toMatchObject([
        { itemId: question.concept, scenarioId: question.id, isCorrect: true, sureness: 'fairly', at: NOON - 1 },
      ])
      await vote(seat, round, { position: 1, at: 0 })
      expect(await practiced(learner)).toContainEqual(expect.objectContaining({ at: NOON }))
      expect((await learner.get(`/api/users/${learner.id}/streak`)).body).toMatchObject({ currentStreak: 1 })
    })

    test('a live first vote counts when its scenario has reached both, and the rest when the round is over', async () => {
      const learner = await server.person()
      const seat = await joined(server, opened.code, { cookie: learner.cookie })
      const round = await openedRound(teacher, opened, { kind: 'live', length: 3 })
      await led(teacher, opened.id, round, { phase: 'vote' })
      await vote(seat, round, { option: 0 })
      await led(teacher, opened.id, round, { phase: 'again' })
      await vote(seat, round, { vote: 2, option: 1 })
      expect(await practiced(learner)).toEqual([])
      await led(teacher, opened.id, round, { phase: 'both' })
      const isCorrect = questionAt({ ...round, roundId: round.id }, 0).correctAnswer === 0
      expect(await practiced(learner)).toMatchObject([{ scenarioId: round.scenarioIds[0], isCorrect }])

      await led(teacher, opened.id, round, { position: 1, phase: 'vote' })
      await vote(seat, round, { position: 1, option: 3 })
      const { state } = await wall(round)
      await teacher.patch(urlOf(round), { position: 1, phase: 'over', expected: state.number })
      expect(await practiced(learner)).toHaveLength(2)
    })
  })
})
