import { getRound, postRound } from '@think-twice/contract/class-rounds'
import { postClass, type RoundSummary } from '@think-twice/contract/classes'
import { getSeatRound, joinClass } from '@think-twice/contract/seats'
import { expect, test } from 'vitest'
import { answerTo, classScenarios, nextStep } from './class.fixture.ts'
import { testSize } from './environment.ts'
import { after } from './finish-during-faults.ts'
import { bodyOf } from './reply-body.ts'
import { type RawReply, registerAt, type ServerProcess, send, startServer } from './server-process.ts'
import { createTestDatabase } from './storage.fixture.ts'

const SEATS = testSize(30, 8)
const LENGTH = 3
/** Scenarios of the round that are played. */
const PLAYED = testSize(LENGTH, 1)

type State = RoundSummary['state']

test(`killed between every two phases of a live round, the server and ${SEATS} devices go on where the class was`, async () => {
  const { settings, remove } = await createTestDatabase('SQLite')
  let server: ServerProcess = await startServer({ DATA_DIR: settings.dataDir })
  const killAndStart = async () => {
    await server.stop('SIGKILL')
    server = await startServer({ DATA_DIR: settings.dataDir })
  }
  const call = (method: string, path: string, cookie: string, body?: object) =>
    untilAnswered(() => send(method, server.address + path, { cookie, body }))

  const { cookie: teacher } = await registerAt(server.address, 'teacher')
  const opened = bodyOf(
    postClass,
    await call('POST', '/api/classes', teacher, { name: 'Period 3', seats: 'anonymous' }),
  )
  const seats: string[] = []
  for (let number = 0; number < SEATS; number++) {
    const reply = await call('POST', '/api/seats', '', { code: opened.code, ownDevice: true })
    bodyOf(joinClass, reply)
    seats.push(String(reply.headers['set-cookie']).split(';')[0] ?? '')
  }
  const rounds = `/api/classes/${opened.id}/rounds`
  const round = bodyOf(
    postRound,
    await call('POST', rounds, teacher, { kind: 'live', scenarioIds: classScenarios(LENGTH) }),
  )

  let { state } = round
  while (state.position < PLAYED && state.phase !== 'over') {
    state = await moved(call, `${rounds}/${round.id}`, teacher, state)
    // Half of the votes are on their way when the server dies, and are sent again as the outbox does.
    const voting = voteOf(state.phase)
    const sent = seats.map(async (seat, number) => {
      if (voting === null) return
      const answer = answerTo(round, { position: state.position, vote: voting, option: number % 4 })
      if (number % 2 === 0) await after(number * 3)
      const { status } = await call('POST', '/api/seat/answers', seat, answer)
      expect([200, 201]).toContain(status)
    })
    await after(30)
    await killAndStart()
    await Promise.all(sent)
    for (const seat of seats) {
      const device = bodyOf(getSeatRound, await call('GET', `/api/seat/rounds/${round.id}`, seat))
      expect(device.state).toEqual(state)
    }
  }

  const { scenarios } = bodyOf(getRound, await call('GET', `${rounds}/${round.id}`, teacher))
  for (const { first, second } of scenarios.slice(0, PLAYED)) {
    expect([first.count, second?.count]).toEqual([SEATS, SEATS])
  }
  expect(await server.stop('SIGTERM')).toBe(0)
  await remove()
})

function voteOf(phase: State['phase']): 1 | 2 | null {
  if (phase === 'vote') return 1
  return phase === 'again' ? 2 : null
}

/** Moves the round one step. A repetition whose first reply was lost is told where the round stands. */
async function moved(
  call: (method: string, path: string, cookie: string, body?: object) => Promise<RawReply>,
  url: string,
  teacher: string,
  state: State,
): Promise<State> {
  const to = nextStep(state, LENGTH)
  const reply = await call('PATCH', url, teacher, { ...to, expected: state.number })
  // A refusal has it, too.
  const { state: now } = reply.body as { state: State }
  expect(now).toEqual({ number: state.number + 1, ...to })
  return now
}

/** Repeats a call until a server answers it. */
async function untilAnswered(call: () => Promise<RawReply>): Promise<RawReply> {
  for (let tries = 0; tries < 500; tries++) {
    const reply = await call().catch(() => null)
    if (reply && reply.status < 500) return reply
    await after(20)
  }
  throw new Error('No server answered.')
}
