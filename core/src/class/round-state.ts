import { DAY, type Time } from '../activity/days.ts'
import type { SeatKind } from './class-limits.ts'

/** *assigned*: each seat at its own pace, until a day; *live*: the wall leads and the devices follow. */
export const CLASS_ROUND_KINDS = ['assigned', 'live'] as const
export type ClassRoundKind = (typeof CLASS_ROUND_KINDS)[number]

/** The steps of each scenario in a live round, between the door and the end. */
export const LIVE_STEPS = ['vote', 'split', 'talk', 'again', 'both'] as const
type LiveStep = (typeof LIVE_STEPS)[number]

/** The phases of a live round, in order. */
export const LIVE_PHASES = ['door', ...LIVE_STEPS, 'over'] as const
/** The phases of an assigned round, in order. */
const ASSIGNED_PHASES = ['open', 'over'] as const
/** A phase of a live round. */
export type LivePhase = (typeof LIVE_PHASES)[number]
/** A phase of a round of either kind. */
export type RoundPhase = LivePhase | (typeof ASSIGNED_PHASES)[number]

/** `number` grows by one with each change, so that two screens cannot change a state twice; `position` is from 0. */
export type RoundState = { number: number; position: number; phase: RoundPhase }
type Place = Omit<RoundState, 'number'>

/** The state in which a round begins. */
export function firstRoundState(kind: ClassRoundKind): RoundState {
  return { number: 0, position: 0, phase: kind === 'live' ? 'door' : 'open' }
}

/** The place after this one; null when the round is over or, assigned, has none. */
export function nextPlace({ position, phase }: Place, length: number): Place | null {
  if (phase === 'door') return { position, phase: 'vote' }
  if (!isStep(phase)) return null
  const step = LIVE_STEPS[LIVE_STEPS.indexOf(phase) + 1]
  if (step) return { position, phase: step }
  return position + 1 < length ? { position: position + 1, phase: 'vote' } : { position, phase: 'over' }
}

/** The place before this one; null at the door and at the end, which is final. */
export function placeBefore({ position, phase }: Place): Place | null {
  if (!isStep(phase)) return null
  const step = LIVE_STEPS[LIVE_STEPS.indexOf(phase) - 1]
  if (step) return { position, phase: step }
  return position > 0 ? { position: position - 1, phase: 'both' } : { position, phase: 'door' }
}

/** The state after a change to another place; null if it is not allowed: only next, back, and the end are. */
export function changedState(state: RoundState, to: Place, length: number): RoundState | null {
  const isEnd = to.phase === 'over' && to.position === state.position && state.phase !== 'over'
  const isAllowed = isEnd || isSamePlace(to, nextPlace(state, length)) || isSamePlace(to, placeBefore(state))
  return isAllowed ? { number: state.number + 1, position: to.position, phase: to.phase } : null
}

/** The farthest place that a live round has reached; going back does not undo what a class has seen. */
export function fartherPlace(one: Place, other: Place): Place {
  return rankOf(one) >= rankOf(other) ? one : other
}

/** Has a live round that got as far as `farthest` shown a step of a scenario? A finished round has shown all. */
export function hasReached(farthest: Place, position: number, step: LiveStep): boolean {
  return rankOf(farthest) >= rankOf({ position, phase: step })
}

/** The treatment of an answer that arrives: counted, kept as late, or refused. */
export type VoteTaking = 'counts' | 'late' | 'refused'

/** The treatment of a vote in a live round that got as far as `farthest`: only a first vote can be late. */
export function liveVoteTaking(farthest: Place, position: number, vote: 1 | 2): VoteTaking {
  if (hasReached(farthest, position, 'both')) return 'refused'
  if (vote === 2) return hasReached(farthest, position, 'again') ? 'counts' : 'refused'
  if (!hasReached(farthest, position, 'vote')) return 'refused'
  return hasReached(farthest, position, 'split') ? 'late' : 'counts'
}

/** Days after the end of an assigned round during which answers given before it are still taken. */
const LATE_DAYS = 7

type AssignedEnd = { dueAt: Time | null; endedAt: Time | null }

/** The moment at which an assigned round is over; `Infinity` while neither a day nor the teacher ends it. */
function roundEnd({ dueAt, endedAt }: AssignedEnd): Time {
  return Math.min(dueAt ?? Number.POSITIVE_INFINITY, endedAt ?? Number.POSITIVE_INFINITY)
}

/** Is it over, because its last day has ended or the teacher has ended it? */
export function isRoundOver(end: AssignedEnd, now: Time): boolean {
  return now >= roundEnd(end)
}

/** The treatment of an answer given at `at` that reaches an assigned round at `now`. */
export function assignedVoteTaking(end: AssignedEnd, at: Time, now: Time): VoteTaking {
  if (!isRoundOver(end, now)) return 'counts'
  return at < roundEnd(end) && isLateTaken(end, now) ? 'late' : 'refused'
}

/** Are answers to an assigned round still taken, even if only as late ones? */
export function isLateTaken(end: AssignedEnd, now: Time): boolean {
  return now < roundEnd(end) + LATE_DAYS * DAY
}

/** May figures be shown? Not of anonymous seats while answers come in: looking twice would reveal the latest one. */
export function isVoteShown(
  seats: SeatKind,
  round: AssignedEnd & { kind: ClassRoundKind; farthest: Place },
  { position, vote, now }: { position: number; vote: 1 | 2; now: Time },
): boolean {
  if (round.kind === 'live') return hasReached(round.farthest, position, vote === 1 ? 'split' : 'both')
  return seats === 'named' || isRoundOver(round, now)
}

/** The talk between the two votes, in ms. */
export const TALK_TIME = 120_000

/** The clock of a talk: when it was started, and when its teacher stopped it; in ms. */
export type TalkClock = { startedAt: Time; stoppedAt: Time | null }

/** Milliseconds that are left of a talk. */
export function talkTimeLeft({ startedAt, stoppedAt }: TalkClock, now: Time): number {
  return Math.max(0, TALK_TIME - ((stoppedAt ?? now) - startedAt))
}

/** The clock stopped, or running again from where it was stopped. */
export function stoppedOrResumed(clock: TalkClock, isStopped: boolean, now: Time): TalkClock {
  if (isStopped) return { ...clock, stoppedAt: clock.stoppedAt ?? now }
  return { startedAt: clock.startedAt + now - (clock.stoppedAt ?? now), stoppedAt: null }
}

function isStep(phase: RoundPhase): phase is LiveStep {
  return LIVE_STEPS.some((step) => step === phase)
}

function isSamePlace(one: Place, other: Place | null): boolean {
  return one.position === other?.position && one.phase === other.phase
}

function rankOf({ position, phase }: Place): number {
  if (phase === 'over') return Number.POSITIVE_INFINITY
  return isStep(phase) ? position * LIVE_STEPS.length + LIVE_STEPS.indexOf(phase) : -1
}
