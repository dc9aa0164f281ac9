import type { patchRound, TalkClockReading } from '@think-twice/contract/class-rounds'
import type { RoundSummary } from '@think-twice/contract/classes'
import type { Body, Unchanging } from '@think-twice/contract/endpoint'
import { ROUNDS_A_CLASS } from '@think-twice/core/class/class-limits'
import { CLASS_ROUND_PROBLEMS, classRoundProblem, hasAnsweredAll } from '@think-twice/core/class/class-rounds'
import {
  changedState,
  fartherPlace,
  firstRoundState,
  hasReached,
  isRoundOver,
  type RoundState,
  stoppedOrResumed,
  talkTimeLeft,
} from '@think-twice/core/class/round-state'
import { progressOf } from '@think-twice/core/practice/round-answers'
import { recordAnswer } from '../learning/record-answer.ts'
import { recordActiveDay } from '../learning/streak.ts'
import { Refusal } from '../refusal.ts'
import type { StoredRound, StoredVote } from '../storage/classes/class-rounds.ts'
import type { StoredClass } from '../storage/classes/classes.ts'
import type { Stores } from '../storage/stores.ts'
import { createId } from './ids.ts'
import { PRACTICE_POOL, questionAt } from './scenarios.ts'

type Moved = { state: RoundState; clock: TalkClockReading | null }

type NewRound = Pick<StoredRound, 'kind' | 'scenarioIds' | 'dueAt' | 'follows'>

/** Gives a class a round; the class is locked. */
export async function openRound(
  { classRounds }: Pick<Stores, 'classRounds'>,
  { userId, classId }: StoredClass,
  round: NewRound,
  now: number,
): Promise<StoredRound> {
  const rounds = await classRounds.list({ userId, classId })
  if (rounds.length >= ROUNDS_A_CLASS) throw new Refusal('too-many-rounds')
  refuseProblems(round, now)
  if (round.follows !== null && !rounds.some(({ roundId }) => roundId === round.follows))
    throw new Refusal('round-not-found')
  const state = firstRoundState(round.kind)
  const opened = {
    ...round,
    userId,
    classId,
    roundId: createId(),
    openedAt: now,
    endedAt: null,
    state,
    farthest: state,
    talkClock: null,
  }
  await classRounds.add(opened)
  return opened
}

function refuseProblems({ kind, scenarioIds, dueAt, follows }: NewRound, now: number): void {
  const refuse = (field: string, message: string) => {
    throw new Refusal('round-not-allowed', { issues: [{ field, message }] })
  }
  const problem = classRoundProblem(kind, scenarioIds, PRACTICE_POOL)
  if (problem) refuse('scenarioIds', CLASS_ROUND_PROBLEMS[problem])
  if (dueAt !== null && kind === 'live') refuse('dueAt', 'A live round ends when its teacher says so.')
  if (dueAt !== null && dueAt <= now) refuse('dueAt', 'This day is over already.')
  if (follows !== null && kind === 'live') refuse('follows', 'A round that follows another is an assigned one.')
}

/** Where a round is at `now`: a day that has ended is a change, too. */
export function stateOf({ state, dueAt, endedAt }: StoredRound, now: number): RoundState {
  if (state.phase === 'over' || !isRoundOver({ dueAt, endedAt }, now)) return state
  return { number: state.number + 1, position: state.position, phase: 'over' }
}

/**
 * Moves a round to another place, if it is still where the teacher saw it. First votes on scenarios that everybody has now
 * seen the key of count as the practice of those who are signed in.
 */
export async function moveRound(
  stores: Stores,
  classroom: StoredClass,
  { roundId, expected, isClockStopped, ...to }: Body<typeof patchRound> & { roundId: string },
  now: number,
): Promise<Moved> {
  const round = await stores.classRounds.take(classroom, roundId)
  if (!round) throw new Refusal('round-not-found')
  const before = stateOf(round, now)
  if (before.number !== expected) throw new Refusal('round-moved-on', { state: before })
  if (isClockStopped !== undefined) return turnClock(stores, round, isClockStopped, now)
  const state = changedState(before, to, round.scenarioIds.length)
  if (!state) throw new Refusal('step-not-allowed')
  const farthest = fartherPlace(round.farthest, state)
  const talkClock = state.phase === 'talk' ? { startedAt: now, stoppedAt: null } : null
  const moved = { ...round, state, farthest, talkClock, endedAt: state.phase === 'over' ? now : null }
  await stores.classRounds.move(moved)
  if (round.kind === 'assigned') return { state, clock: null }
  for (const position of round.scenarioIds.keys()) {
    if (hasReached(round.farthest, position, 'both') || !hasReached(farthest, position, 'both')) continue
    for (const vote of await stores.classVotes.listOfAccounts(round, position)) {
      await countAsPractice(stores, round, vote, now)
    }
  }
  return { state, clock: clockOf(moved, now) }
}

type AccountVote = Pick<StoredVote, 'seatId' | 'position' | 'option' | 'sureness' | 'at'> & { accountId: number }

/** Counts a first vote as practice of the person who was signed in when they took the seat, once. */
export async function countAsPractice(
  stores: Stores,
  round: StoredRound,
  { accountId, seatId, position, ...vote }: AccountVote,
  now: number,
): Promise<void> {
  const timeZone = (await stores.learners.find(accountId)).timeZone ?? undefined
  const answer = progressOf({ question: questionAt(round, position) }, vote)
  try {
    await recordAnswer(
      stores,
      accountId,
      { ...answer, timeZone, key: `class.${round.roundId}.${seatId}.${position}` },
      now,
    )
    await recordActiveDay(stores, accountId, { startedAt: vote.at, timeZone, now })
  } catch (error) {
    // The account was deleted meanwhile: nobody is left to count it for, and the class goes on.
    if (!(error instanceof Refusal && error.code === 'account-deleted')) throw error
  }
}

async function turnClock(
  { classRounds }: Pick<Stores, 'classRounds'>,
  round: StoredRound,
  isStopped: boolean,
  now: number,
): Promise<Moved> {
  if (round.talkClock === null) throw new Refusal('step-not-allowed')
  const turned = { ...round, talkClock: stoppedOrResumed(round.talkClock, isStopped, now) }
  await classRounds.move(turned)
  return { state: round.state, clock: clockOf(turned, now) }
}

/** The clock of a talk as a wall shows it; null in every other phase. */
export function clockOf({ talkClock }: Pick<StoredRound, 'talkClock'>, now: number): TalkClockReading | null {
  return talkClock && { left: talkTimeLeft(talkClock, now), isStopped: talkClock.stoppedAt !== null }
}

/** The rounds of a class without their scenarios, the latest first. */
export async function roundSummaries(
  { classRounds, classVotes }: Pick<Stores, 'classRounds' | 'classVotes'>,
  classroom: StoredClass,
  now: number,
): Promise<Unchanging<RoundSummary>[]> {
  const rounds = await classRounds.list(classroom)
  if (rounds.length === 0) return []
  const answered = await classVotes.answered(classroom)
  return rounds.map((round) => {
    const done = answered.filter(
      ({ roundId, scenarios }) => roundId === round.roundId && hasAnsweredAll(round, scenarios),
    )
    return summaryOf(round, done.length, now)
  })
}

/** `done` is the number of seats that have answered all of it. */
export function summaryOf(round: StoredRound, done: number, now: number): Unchanging<RoundSummary> {
  const { roundId: id, kind, scenarioIds, openedAt, dueAt, follows } = round
  return { id, kind, scenarioIds, openedAt, dueAt, follows, state: stateOf(round, now), done }
}
