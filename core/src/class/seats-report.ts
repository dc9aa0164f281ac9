import type { Time } from '../activity/days.ts'
import type { Sureness } from '../vocabulary.ts'
import type { VotedRound } from './class-report.ts'

/** A seat with its label, of a class with named seats. */
export type NamedSeat = { id: string; label: string }

/** One answer of a seat in one round. */
export type SeatVote = {
  seatId: string
  roundId: string
  position: number
  vote: 1 | 2
  option: number
  sureness: Sureness
  at: Time
  isLate: boolean
}

/** A seat in one round: scenarios answered, answered right, and asked; first votes alone. */
export type SeatRound = { roundId: string; done: number; right: number; of: number }

/** A named seat in the report: each round, and each answer, oldest first. Nothing from outside the class. */
export type SeatReport = NamedSeat & { rounds: SeatRound[]; answers: (SeatVote & { isRight: boolean })[] }

/** The seats of a named class in the order of their labels, numbers by size. */
export function seatReports(
  seats: readonly NamedSeat[],
  rounds: readonly Pick<VotedRound, 'id' | 'scenarios'>[],
  votes: readonly SeatVote[],
): SeatReport[] {
  const roundById = new Map(rounds.map((round) => [round.id, round]))
  const votesBySeat = Map.groupBy(votes, ({ seatId }) => seatId)
  return inLabelOrder(seats).map(({ id, label }) => {
    const answers = (votesBySeat.get(id) ?? [])
      .flatMap((vote) => {
        const scenario = roundById.get(vote.roundId)?.scenarios[vote.position]
        return scenario ? [{ ...vote, isRight: vote.option === scenario.question.correctAnswer }] : []
      })
      .sort((one, other) => one.at - other.at || one.position - other.position || one.vote - other.vote)
    const firstByRound = Map.groupBy(
      answers.filter(({ vote }) => vote === 1),
      ({ roundId }) => roundId,
    )
    return {
      id,
      label,
      answers,
      rounds: rounds.map(({ id: roundId, scenarios }) => {
        const own = firstByRound.get(roundId) ?? []
        return { roundId, done: own.length, right: own.filter(({ isRight }) => isRight).length, of: scenarios.length }
      }),
    }
  })
}

/** The latest rounds with no more than `mostAnswers` answers together, but at least one round; oldest first. */
export function latestRounds<Round extends Pick<VotedRound, 'scenarios'>>(
  rounds: readonly Round[],
  mostAnswers: number,
): readonly Round[] {
  let answers = 0
  const tooMany = rounds.findLastIndex(({ scenarios }) => {
    answers += scenarios
      .flatMap(({ first, second }) => [...first, ...second])
      .reduce((sum, { count }) => sum + count, 0)
    return answers > mostAnswers
  })
  return rounds.slice(Math.min(tooMany + 1, rounds.length - 1))
}

function inLabelOrder<Seat extends NamedSeat>(seats: readonly Seat[]): Seat[] {
  const { compare } = new Intl.Collator('en-US', { numeric: true })
  return seats.toSorted((one, other) => compare(one.label, other.label))
}
