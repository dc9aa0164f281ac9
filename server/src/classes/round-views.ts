import type { TeachersRound, TeachersScenario } from '@think-twice/contract/class-rounds'
import type { Unchanging } from '@think-twice/contract/endpoint'
import type { SeatsRound, SeatView } from '@think-twice/contract/seats'
import { hasAnsweredAll } from '@think-twice/core/class/class-rounds'
import { isLateTaken, isVoteShown, LIVE_STEPS } from '@think-twice/core/class/round-state'
import { countedVotes, splitOf, type VoteFigures, voteFigures, votesOnTime } from '@think-twice/core/class/votes'
import { questionLine } from '@think-twice/core/quiz/questions'
import type { IdentifiedQuestion } from '@think-twice/core/vocabulary'
import type { StoredRound, StoredVote, StoredVoteCount } from '../storage/classes/class-rounds.ts'
import type { StoredClass } from '../storage/classes/classes.ts'
import type { Stores } from '../storage/stores.ts'
import { clockOf, stateOf, summaryOf } from './class-rounds.ts'
import { questionAt } from './scenarios.ts'
import type { Seated } from './seats.ts'

const STEPS: readonly string[] = LIVE_STEPS

type Views = Pick<Stores, 'classSeats' | 'classRounds' | 'classVotes'>

/** A round as its teacher, and so the wall, sees it. */
export async function teachersRound(
  { classSeats, classVotes }: Views,
  classroom: StoredClass,
  round: StoredRound,
  now: number,
): Promise<Unchanging<TeachersRound>> {
  const answered = (await classVotes.answered(classroom)).filter(({ roundId }) => roundId === round.roundId)
  const done = answered.filter(({ scenarios }) => hasAnsweredAll(round, scenarios))
  const counts = await classVotes.counts(round)
  const scenarios = [...round.scenarioIds.keys()].map((position) =>
    teachersScenario(classroom, round, {
      position,
      counts: counts.filter((each) => each.position === position),
      now,
    }),
  )
  const summary = summaryOf(round, done.length, now)
  const { position, phase } = summary.state
  const isGoingOn = round.kind === 'live' && phase !== 'over'
  const asked = scenarios[position]
  const seats = isGoingOn
    ? await seatsPresent(classSeats, classroom, { votes: [asked?.first, asked?.second], now })
    : (await classSeats.count(classroom)).joined
  return { ...summary, clock: clockOf(round, now), seats, scenarios }
}

/** Seats to wait for: those on a device, without the ones left since an earlier lesson; whoever voted and left still counts. */
async function seatsPresent(
  classSeats: Views['classSeats'],
  classroom: StoredClass,
  { votes, now }: { votes: readonly (VoteFigures | null | undefined)[]; now: number },
): Promise<number> {
  const onDevices = await classSeats.countOnDevices(classroom, now)
  return Math.max(onDevices, ...votes.map((vote) => vote?.count ?? 0))
}

/** Each option as its teacher sees it: a concept’s id or `no-flaw`; in a decision, the words of the act. */
export function optionsShown({ options, meanings }: Pick<IdentifiedQuestion, 'options' | 'meanings'>): string[] {
  return options.map((text, option) => {
    const meaning = meanings[option]
    return typeof meaning === 'string' ? meaning : text
  })
}

type OnePosition = { position: number; counts: readonly StoredVoteCount[]; now: number }

function teachersScenario(classroom: StoredClass, round: StoredRound, at: OnePosition): Unchanging<TeachersScenario> {
  const question = questionAt(round, at.position)
  return {
    scenarioId: question.id,
    conceptId: question.concept,
    text: question.scenario,
    ask: questionLine(question),
    options: optionsShown(question),
    right: question.correctAnswer,
    rationales: question.rationales ?? [],
    decidingWords: question.decidingWords,
    first: shownVotes(classroom, round, 1, at),
    second: round.kind === 'live' ? shownVotes(classroom, round, 2, at) : null,
  }
}

/** The publishable part of a vote: the number of answers at any time, figures when they may be shown. */
function shownVotes(
  classroom: StoredClass,
  round: StoredRound,
  vote: 1 | 2,
  { position, counts, now }: OnePosition,
): VoteFigures {
  const question = questionAt(round, position)
  const votes = counts.filter((each) => each.vote === vote)
  const counted = round.kind === 'live' ? votesOnTime(votes) : countedVotes(classroom.kind, votes)
  if (!isVoteShown(classroom.kind, round, { vote, position, now }))
    return { count: counted.reduce((sum, { count }) => sum + count, 0) }
  const asked = { options: question.options.length, right: question.correctAnswer }
  return voteFigures(classroom.kind, counted, asked)
}

/** The view that a seat has of its class: open rounds, and for a while those that are over. */
export async function seatHome(
  { classRounds, classVotes }: Views,
  seat: Seated,
  now: number,
): Promise<Unchanging<SeatView>> {
  const { classroom } = seat
  const firstVotes = (await classVotes.listOfSeat(seat)).filter(({ vote }) => vote === 1)
  const rounds = (await classRounds.list(classroom)).filter((round) => isLateTaken(round, now))
  return {
    class: seatsClass(classroom),
    seat: { id: seat.seatId, label: seat.label },
    isPractice: seat.accountId !== null,
    rounds: rounds.map((round) => ({
      id: round.roundId,
      kind: round.kind,
      dueAt: round.dueAt,
      scenarios: round.scenarioIds.length,
      isSilent: round.follows !== null,
      done: hasAnsweredAll(round, firstVotes.filter(({ roundId }) => roundId === round.roundId).length),
      state: stateOf(round, now),
    })),
  }
}

/** A class as those in its seats see it. */
export function seatsClass({ name, kind, code }: StoredClass): SeatView['class'] {
  return { name, kind, code }
}

/** A round as a seat may see it. Of a live one: one scenario by its position, and neither id nor key before *both*. */
export async function seatsRound(
  stores: Views,
  seat: Seated,
  round: StoredRound,
  now: number,
): Promise<Unchanging<SeatsRound>> {
  const { classroom } = seat
  const given = await stores.classVotes.listOfSeat(seat, round.roundId)
  const { kind, scenarioIds, dueAt } = round
  const state = stateOf(round, now)
  if (kind === 'assigned') {
    const answered = given.map((vote) => ({ position: vote.position, ...ownVote(vote) }))
    return { kind, scenarioIds, dueAt, isSilent: round.follows !== null, state, answered }
  }
  const { classSeats } = stores
  const base = { kind, state, scenarios: scenarioIds.length }
  if (state.phase === 'door' || state.phase === 'over') {
    const seats = await seatsPresent(classSeats, classroom, { votes: [], now })
    return { ...base, seats, count: 0, scenario: null, mine: {} }
  }

  const { position, phase } = state
  const counts = await stores.classVotes.counts(round, position)
  const question = questionAt(round, position)
  const at = { position, counts, now }
  const first = shownVotes(classroom, round, 1, at)
  const second = shownVotes(classroom, round, 2, at)
  const step = STEPS.indexOf(phase)
  const mine = given.filter((vote) => vote.position === position)
  const [myFirst, mySecond] = [ownVoteIn(mine, 1), ownVoteIn(mine, 2)]
  return {
    ...base,
    seats: await seatsPresent(classSeats, classroom, { votes: [first, second], now }),
    count: (step < STEPS.indexOf('again') ? first : second).count,
    scenario: { text: question.scenario, ask: questionLine(question), options: question.options },
    mine: { ...(myFirst && { first: myFirst }), ...(mySecond && { second: mySecond }) },
    ...(step >= STEPS.indexOf('split') && { split: splitOf(first) ?? [] }),
    ...(phase === 'both' && {
      both: {
        scenarioId: question.id,
        conceptId: question.concept,
        right: question.correctAnswer,
        rationales: question.rationales ?? [],
        decidingWords: question.decidingWords,
        first,
        second,
      },
    }),
  }
}

function ownVote({ option, sureness, isLate }: StoredVote) {
  return { option, sureness, isLate }
}

function ownVoteIn(votes: readonly StoredVote[], vote: 1 | 2) {
  const found = votes.find((each) => each.vote === vote)
  return found && ownVote(found)
}
