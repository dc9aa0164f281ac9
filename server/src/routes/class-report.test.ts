import { getReport } from '@think-twice/contract/class-report'
import { getRound } from '@think-twice/contract/class-rounds'
import type { TeachersClass } from '@think-twice/contract/classes'
import { itemAt } from '@think-twice/core/required'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, outcomeOf, type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import {
  answerTo,
  joined,
  joinedSeats,
  led,
  openedClass,
  openedRound,
  type SeatCaller,
} from '../../test/class.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'
import { DATABASES } from '../../test/storage.fixture.ts'
import { questionAt } from '../classes/scenarios.ts'

/** Of 17 seats 5 choose the right option, 7 the next, and 5 the one after that. */
const AWAY_FROM_RIGHT = [...Array(5).fill(0), ...Array(7).fill(1), ...Array(5).fill(2)]

describe.each(DATABASES)('the report of a class on %s', (database) => {
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

  const reported = async ({ id }: Pick<TeachersClass, 'id'>) => {
    const report = bodyOf(getReport, await teacher.get(`/api/classes/${id}/report`))
    if (typeof report === 'string') throw new Error('The report came as a file.')
    return report
  }
  const file = ({ id }: Pick<TeachersClass, 'id'>, name: string) => teacher.get(`/api/classes/${id}/report?as=${name}`)

  /** A live round of 17 seats, all right in the end. */
  async function playedLive(opened: TeachersClass, seats: readonly SeatCaller[]) {
    const round = await openedRound(teacher, opened, { kind: 'live', length: 3 })
    for (const position of round.scenarioIds.keys()) {
      const { correctAnswer } = questionAt({ ...round, roundId: round.id }, position)
      await led(teacher, opened.id, round, { position, phase: 'vote' })
      for (const [number, seat] of seats.entries()) {
        const option = (correctAnswer + itemAt(AWAY_FROM_RIGHT, number)) % 4
        await seat.post('/api/seat/answers', answerTo(round, { position, option, at: NOON }))
      }
      await led(teacher, opened.id, round, { position, phase: 'again' })
      for (const seat of seats) {
        await seat.post('/api/seat/answers', answerTo(round, { position, vote: 2, option: correctAnswer, at: NOON }))
      }
      await led(teacher, opened.id, round, { position, phase: 'both' })
    }
    return round
  }

  test('of an anonymous class has totals, the same as the wall and the file, and names nobody', async () => {
    const opened = await openedClass(teacher)
    const seats = await joinedSeats(server, opened.code, 17)
    const round = await playedLive(opened, seats)
    const report = await reported(opened)
    expect(report).toMatchObject({ kind: 'anonymous', joined: 17, rounds: [{ id: round.id, kind: 'live' }] })
    expect(report).not.toHaveProperty('seats')
    const wall = bodyOf(getRound, await teacher.get(`/api/classes/${opened.id}/rounds/${round.id}`))
    for (const [position, scenario] of itemAt(report.rounds, 0).scenarios.entries()) {
      const { first, second, right, options } = itemAt(wall.scenarios, position)
      expect(scenario).toMatchObject({ first, second, options, rightOption: right, right: { times: 5, of: 17 } })
      expect(scenario.fooledMost).toMatchObject({ option: (right + 1) % 4, count: 7, rationale: expect.any(String) })
    }
    const csv = await file(opened, 'totals.csv')
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="totals.csv"',
    })
    expect(String(csv.body)).toMatch(/^\uFEFFround,scenario,option,count,vote\r\n1,/)
    expect(String(csv.body)).toContain(`1,${round.scenarioIds[0]},`)
    for (const { id, seatCode } of seats) expect(JSON.stringify([report, csv.body])).not.toMatch(`${id}|${seatCode}`)
    for (const name of ['seats.csv', 'answers.csv']) expect(outcomeOf(await file(opened, name))).toBe('not-found')
  })

  test('of a named class has each answer of each seat, in files that open in a spreadsheet, and late ones too', async () => {
    const opened = await openedClass(teacher, ['=Zoë, "Z"', 'Ben'])
    const seats: SeatCaller[] = []
    for (const { seatCode } of opened.seats) seats.push(await joined(server, opened.code, { seatCode }))
    const [zoe, ben] = seats
    const round = await openedRound(teacher, opened, { kind: 'live', length: 3 })
    const { correctAnswer } = questionAt({ ...round, roundId: round.id }, 0)
    await led(teacher, opened.id, round, { phase: 'vote' })
    await zoe?.post('/api/seat/answers', answerTo(round, { option: correctAnswer, sureness: 'sure', at: NOON }))
    await led(teacher, opened.id, round, { phase: 'split' })
    await ben?.post('/api/seat/answers', answerTo(round, { option: (correctAnswer + 1) % 4, at: NOON }))

    const report = await reported(opened)
    expect(report.seats).toMatchObject([
      { label: '=Zoë, "Z"', rounds: [{ done: 1, right: 1, of: 3 }], answers: [{ isRight: true, isLate: false }] },
      { label: 'Ben', rounds: [{ done: 1, right: 0, of: 3 }], answers: [{ isRight: false, isLate: true }] },
    ])
    expect(report.rounds[0]?.scenarios[0]?.first).toMatchObject({ count: 2 })
    const ofSeats = String((await file(opened, 'seats.csv')).body).split('\r\n')
    expect(ofSeats).toEqual(['\uFEFFseat,round,done,right,of', '"\'=Zoë, ""Z""",1,1,1,3', 'Ben,1,1,0,3', ''])
    const answers = String((await file(opened, 'answers.csv')).body)
    expect(answers).toContain(`,${round.scenarioIds[0]},`)
    expect(answers).toContain(',sure,2026-11-21,1,no\r\n')
    expect(outcomeOf(await file(opened, 'totals.csv'))).toBe('not-found')
  })

  test('says nothing before there is anything to say, and nothing to anybody but the teacher', async () => {
    const opened = await openedClass(teacher)
    expect(await reported(opened)).toMatchObject({
      detection: { counts: { flawed: 0, sound: 0 }, likely: { noticed: null, accepted: null }, reading: null },
      lasted: null,
      confusions: { mixUps: [], pairs: [] },
      rounds: [],
    })
    const other = await server.person()
    for (const query of ['', '?as=totals.csv']) {
      expect(outcomeOf(await other.get(`/api/classes/${opened.id}/report${query}`))).toBe('not-your-class')
    }
  })
})
