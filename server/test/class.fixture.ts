import { getRound, patchRound, postRound } from '@think-twice/contract/class-rounds'
import { postClass, type RoundSummary, type TeachersClass } from '@think-twice/contract/classes'
import { joinClass } from '@think-twice/contract/seats'
import { itemAt } from '@think-twice/core/required'
import { PRACTICE_POOL } from '../src/classes/scenarios.ts'
import { type Caller, cookieOf, type Person, type TestApp } from './app.fixture.ts'
import { bodyOf } from './reply-body.ts'

/** Scenarios of the practice pool that name a flaw, no two of the same pair. */
export function classScenarios(count: number, from = 0): string[] {
  return PRACTICE_POOL.filter(({ kind }) => kind === 'spot')
    .slice(from, from + count)
    .map(({ id }) => id)
}

/** One seat of a class: a browser with its cookie, and what joining gave it. */
export type SeatCaller = Caller & { cookie: string; id: string; label: string | null; seatCode: string | undefined }

/** Opens a class: anonymous, or with these labels. */
export async function openedClass(teacher: Person, labels?: readonly string[]): Promise<TeachersClass> {
  const seats = labels ? { labels } : 'anonymous'
  return bodyOf(postClass, await teacher.post('/api/classes', { name: 'Period 3', seats }))
}

/** Takes a seat in a new browser, or in one that has these cookies. */
export async function joined(
  server: TestApp,
  code: string,
  { seatCode, cookie, ownDevice = true }: { seatCode?: string | undefined; cookie?: string; ownDevice?: boolean } = {},
): Promise<SeatCaller> {
  const reply = await server.caller(cookie).post('/api/seats', { code, ownDevice, ...(seatCode && { seatCode }) })
  const { seat, seatCode: given } = bodyOf(joinClass, reply)
  const all = [cookie, cookieOf(reply)].filter((each) => each !== undefined).join('; ')
  return { ...server.caller(all), cookie: all, ...seat, seatCode: given }
}

/** This many seats of an anonymous class, in as many browsers. */
export async function joinedSeats(server: TestApp, code: string, count: number): Promise<SeatCaller[]> {
  const seats: SeatCaller[] = []
  for (let number = 0; number < count; number++) seats.push(await joined(server, code))
  return seats
}

/** Gives the class a round of as many scenarios. */
export async function openedRound(
  teacher: Person,
  { id }: Pick<TeachersClass, 'id'>,
  round: { kind: 'live' | 'assigned'; length?: number; from?: number; dueAt?: number; follows?: string },
): Promise<RoundSummary> {
  const { kind, length = 4, from = 0, ...rest } = round
  const scenarioIds = classScenarios(length, from)
  return bodyOf(postRound, await teacher.post(`/api/classes/${id}/rounds`, { kind, scenarioIds, ...rest }))
}

/** An answer to a round, with what is not given filled in. */
export function answerTo(
  { id }: Pick<RoundSummary, 'id'>,
  given: { position?: number; vote?: 1 | 2; option?: number; sureness?: string; at?: number },
) {
  return { roundId: id, position: 0, vote: 1, option: 0, sureness: 'fairly', at: 0, ...given }
}

/** Leads a live round on to a phase of a scenario, step by step. */
export async function led(
  teacher: Person,
  classId: string,
  round: RoundSummary,
  to: { position?: number; phase: string },
) {
  const { position = 0, phase } = to
  const url = `/api/classes/${classId}/rounds/${round.id}`
  let { state } = bodyOf(getRound, await teacher.get(url))
  while (state.position !== position || state.phase !== phase) {
    const next = nextStep(state, round.scenarioIds.length)
    const reply = await teacher.patch(url, { ...next, expected: state.number })
    state = bodyOf(patchRound, reply).state
  }
  return state
}

const STEPS = ['vote', 'split', 'talk', 'again', 'both']

/** The next state of a live round. */
export function nextStep({ position, phase }: RoundSummary['state'], length: number) {
  if (phase === 'door') return { position, phase: 'vote' }
  const step = STEPS.indexOf(phase) + 1
  if (step < STEPS.length) return { position, phase: itemAt(STEPS, step) }
  return position + 1 < length ? { position: position + 1, phase: 'vote' } : { position, phase: 'over' }
}
