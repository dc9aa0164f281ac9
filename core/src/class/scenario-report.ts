import { wilsonInterval } from '../learning/statistics.ts'
import type { PracticeQuestion } from '../practice/practice-questions.ts'
import type { Interval } from '../wording/numbers.ts'
import type { SeatKind } from './class-limits.ts'
import type { ClassRoundKind } from './class-rounds.ts'
import type { Proportion } from './reportable-groups.ts'
import { countedVotes, fooledMost, reportableCount, type VoteCount, type VoteFigures, voteFigures } from './votes.ts'

/** A scenario of a round with its votes; `isVoteShown` in `round-state.ts` decides whether their figures may be shown. */
export type VotedScenario = {
  /** Its options are in the order of the round, which `orderOptions` makes. */
  question: Pick<PracticeQuestion, 'id' | 'concept' | 'kind' | 'twinOf' | 'options' | 'meanings' | 'correctAnswer'>
  first: readonly VoteCount[]
  second: readonly VoteCount[]
  isFirstShown: boolean
  isSecondShown: boolean
}

/** A share of votes with its 95% interval. */
export type PublishedShare = Proportion & { likely: Interval }

/** A scenario in a report; figures are null where they may not be shown. */
export type ScenarioReport = {
  scenarioId: string
  first: VoteFigures | null
  second: VoteFigures | null
  right: PublishedShare | null
  fooledMost: { option: number; count: number } | null
}

/** The published figures of one scenario of a round. */
export function scenarioReport(kind: SeatKind, round: ClassRoundKind, scenario: VotedScenario): ScenarioReport {
  const { question, second, isSecondShown } = scenario
  const first = firstFigures(kind, scenario)
  const right = first && reportableCount(first, question.correctAnswer)
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
  votes: readonly VoteCount[],
): VoteFigures {
  return voteFigures(kind, countedVotes(kind, votes), { options: options.length, right: correctAnswer })
}
