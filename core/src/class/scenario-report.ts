import { wilsonInterval } from '../learning/statistics.ts'
import type { PracticeQuestion } from '../practice/practice-questions.ts'
import type { Interval } from '../wording/numbers.ts'
import type { SeatKind } from './class-limits.ts'
import type { ClassRoundKind } from './class-rounds.ts'
import type { Unit } from './told-units.ts'
import { countedVotes, toldCount, type VoteFigures, type VoteTally, voteFigures } from './votes.ts'

/** A scenario of a round, with its votes so far; `isVoteShown` says whether their figures may be shown. */
export type VotedScenario = {
  /** Its options are in the order that the round gave them in, which `orderOptions` makes. */
  question: Pick<PracticeQuestion, 'id' | 'concept' | 'kind' | 'twinOf' | 'options' | 'meanings' | 'correctAnswer'>
  first: readonly VoteTally[]
  second: readonly VoteTally[]
  isFirstShown: boolean
  isSecondShown: boolean
}

/** A share of votes with its 95% interval. */
export type ToldShare = Unit & { likely: Interval }

/** A scenario in a report. Figures are null where they may not be told, or not yet. */
export type ScenarioReport = {
  scenarioId: string
  first: VoteFigures | null
  /** After talking; null in an assigned round, too. */
  second: VoteFigures | null
  /** Right first votes. */
  right: ToldShare | null
  /** The wrong option that most chose at first: what to talk about. Null where nobody was fooled, too. */
  fooledMost: { option: number; count: number } | null
}

/** What is told of one scenario of a round. */
export function scenarioReport(kind: SeatKind, round: ClassRoundKind, scenario: VotedScenario): ScenarioReport {
  const { question, second, isSecondShown } = scenario
  const first = firstFigures(kind, scenario)
  const right = first && toldCount(first, question.correctAnswer)
  return {
    scenarioId: question.id,
    first,
    second: round === 'live' && isSecondShown ? figuresOf(kind, question, second) : null,
    right:
      first && right !== null ? { times: right, of: first.count, likely: wilsonInterval(right, first.count) } : null,
    fooledMost: first && fooledMost(first, question.correctAnswer),
  }
}

/** The figures of the first votes; null while they may not be shown. */
export function firstFigures(kind: SeatKind, { question, first, isFirstShown }: VotedScenario): VoteFigures | null {
  return isFirstShown ? figuresOf(kind, question, first) : null
}

function figuresOf(
  kind: SeatKind,
  { options, correctAnswer }: VotedScenario['question'],
  votes: readonly VoteTally[],
): VoteFigures {
  return voteFigures(kind, countedVotes(kind, votes), { options: options.length, right: correctAnswer })
}

function fooledMost({ byOption = [] }: VoteFigures, right: number): ScenarioReport['fooledMost'] {
  const [most] = byOption
    .flatMap(({ options: [option, ...others], count }) =>
      option === undefined || others.length > 0 || option === right || count === 0 ? [] : [{ option, count }],
    )
    .sort((one, other) => other.count - one.count)
  return most ?? null
}
