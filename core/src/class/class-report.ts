import { wilsonInterval } from '../learning/statistics.ts'
import { isSoundHalf, type PracticeQuestion } from '../practice/practice-questions.ts'
import { NO_FLAW } from '../vocabulary.ts'
import type { Interval } from '../wording/numbers.ts'
import { type BeforeAndAfter, beforeAndAfter } from './before-and-after.ts'
import { type ClassConfusions, classConfusions } from './class-confusions.ts'
import { type ClassDetection, classDetection } from './class-detection.ts'
import type { SeatKind } from './class-limits.ts'
import type { ClassRoundKind } from './class-rounds.ts'
import { areMostTold, type ScenarioSum, toldUnits, type Unit, unitOf } from './told-units.ts'
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

/** A round of a class; `follows` is the id of the round whose parallel it is. */
export type VotedRound = {
  id: string
  kind: ClassRoundKind
  follows: string | null
  scenarios: readonly VotedScenario[]
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

/** What a teacher is told about a class. */
export type ClassReport = {
  detection: ClassDetection
  /** All rounds that have a parallel a week later, against those; null where there is not enough to say. */
  lasted: BeforeAndAfter | null
  confusions: ClassConfusions
  /** `right` counts the first votes of all its scenarios. */
  rounds: { id: string; right: Unit | null; scenarios: ScenarioReport[] }[]
}

/** The report of a class from its rounds, oldest first. First votes alone enter sums, because second ones come after talk. */
export function classReport(kind: SeatKind, rounds: readonly VotedRound[]): ClassReport {
  const looks = firstLooks(rounds.filter((round) => isSummedUp(kind, round)))
  const noFlaw = (isSound: boolean) =>
    toldUnits(
      kind,
      looks.map((scenarios) =>
        scenarios
          .filter(({ question }) => question.kind !== 'decide' && isSoundHalf(question) === isSound)
          .map((scenario) => sumOfOption(kind, scenario, scenario.question.meanings.indexOf(NO_FLAW))),
      ),
    )
  const asked = looks.flat().flatMap((scenario) => {
    const figures = firstFigures(kind, scenario)
    return figures ? [{ question: scenario.question, figures }] : []
  })
  return {
    detection: classDetection({ flawed: noFlaw(false), sound: noFlaw(true) }),
    lasted: lastedIn(kind, rounds),
    confusions: classConfusions(asked),
    rounds: rounds.map((round) => {
      const right = isSummedUp(kind, round) ? rightUnits(kind, [round]) : null
      return {
        id: round.id,
        right: right && right.length > 0 ? unitOf(right) : null,
        scenarios: round.scenarios.map((scenario) => scenarioReport(kind, round.kind, scenario)),
      }
    }),
  }
}

/** With anonymous seats a round enters sums as a whole, or its scenarios could be told apart as they come in. */
function isSummedUp(kind: SeatKind, { scenarios }: VotedRound): boolean {
  return kind === 'named' || scenarios.every(({ isFirstShown }) => isFirstShown)
}

/** One comparison of all rounds with their parallels, not one for each, of which some would show a gain by chance. */
function lastedIn(kind: SeatKind, rounds: readonly VotedRound[]): BeforeAndAfter | null {
  const pairs = rounds.flatMap((later) => {
    const first = rounds.find(({ id }) => id === later.follows)
    return first && isSummedUp(kind, first) && isSummedUp(kind, later) ? [{ first, later }] : []
  })
  const [before, after] = [
    rightUnits(
      kind,
      pairs.map(({ first }) => first),
    ),
    rightUnits(
      kind,
      pairs.map(({ later }) => later),
    ),
  ]
  return before && after && beforeAndAfter(before, after)
}

function scenarioReport(kind: SeatKind, round: ClassRoundKind, scenario: VotedScenario): ScenarioReport {
  const { question } = scenario
  const first = firstFigures(kind, scenario)
  const second =
    round === 'live' && scenario.isSecondShown ? voteFigures(kind, scenario.second, votedQuestion(question)) : null
  const right = first && toldCount(first, question.correctAnswer)
  return {
    scenarioId: question.id,
    first,
    second,
    right:
      first && right !== null ? { times: right, of: first.count, likely: wilsonInterval(right, first.count) } : null,
    fooledMost: first && fooledMost(first, question.correctAnswer),
  }
}

function fooledMost(figures: VoteFigures, right: number): ScenarioReport['fooledMost'] {
  const [most] = (figures.byOption ?? [])
    .flatMap(({ options: [option, ...others], count }) =>
      option === undefined || others.length > 0 || option === right || count === 0 ? [] : [{ option, count }],
    )
    .sort((one, other) => other.count - one.count)
  return most ?? null
}

function firstFigures(kind: SeatKind, { question, first, isFirstShown }: VotedScenario): VoteFigures | null {
  return isFirstShown ? voteFigures(kind, countedVotes(kind, first), votedQuestion(question)) : null
}

function votedQuestion({ options, correctAnswer }: VotedScenario['question']) {
  return { options: options.length, right: correctAnswer }
}

/** The scenarios of each round, without those of which the class had seen one half of the pair before. */
function firstLooks(rounds: readonly VotedRound[]): VotedScenario[][] {
  const seen = new Set<string>()
  return rounds.map(({ scenarios }) => {
    const fresh = scenarios.filter(({ question }) => !seen.has(pairIdOf(question)))
    for (const { question } of scenarios) seen.add(pairIdOf(question))
    return fresh
  })
}

function pairIdOf({ id, twinOf }: VotedScenario['question']): string {
  return twinOf ?? id
}

/** How often an option was chosen at first, and whether the scenario's own figures tell it. */
function sumOfOption(kind: SeatKind, scenario: VotedScenario, option: number): ScenarioSum {
  const figures = firstFigures(kind, scenario)
  if (!figures) return { times: 0, of: 0, isTold: false }
  const times = countedVotes(kind, scenario.first)
    .filter((vote) => vote.option === option)
    .reduce((sum, { count }) => sum + count, 0)
  return { times, of: figures.count, isTold: toldCount(figures, option) !== null }
}

/** Right first votes by scenario; null while many cannot be told without giving a small number away. */
function rightUnits(kind: SeatKind, rounds: readonly VotedRound[]): Unit[] | null {
  const sums = rounds.map(({ scenarios }) =>
    scenarios.map((scenario) => sumOfOption(kind, scenario, scenario.question.correctAnswer)),
  )
  const told = toldUnits(kind, sums)
  return areMostTold(told) ? told.units : null
}
