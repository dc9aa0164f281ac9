import { wilsonInterval } from '../learning/statistics.ts'
import { isSoundHalf, type PracticeQuestion } from '../practice/practice-questions.ts'
import { NO_FLAW } from '../vocabulary.ts'
import type { Interval } from '../wording/numbers.ts'
import { type BeforeAndAfter, beforeAndAfter } from './before-and-after.ts'
import { type ClassConfusions, classConfusions } from './class-confusions.ts'
import { type ClassDetection, classDetection } from './class-detection.ts'
import type { SeatKind } from './class-limits.ts'
import {
  coversMostAnswers,
  inRounds,
  type Proportion,
  reportableGroups,
  type ScenarioCount,
  together,
  totalOf,
} from './reportable-groups.ts'
import type { ClassRoundKind } from './round-state.ts'
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
function firstFigures(kind: SeatKind, { question, first, isFirstShown }: VotedScenario): VoteFigures | null {
  return isFirstShown ? figuresOf(kind, question, first) : null
}

function figuresOf(
  kind: SeatKind,
  { options, correctAnswer }: VotedScenario['question'],
  votes: readonly VoteCount[],
): VoteFigures {
  return voteFigures(kind, countedVotes(kind, votes), { options: options.length, right: correctAnswer })
}

/** A round of a class; `follows` is the id of the round whose parallel it is. */
export type VotedRound = {
  id: string
  kind: ClassRoundKind
  follows: string | null
  scenarios: readonly VotedScenario[]
}

/** The figures of a class’s report. */
export type ClassFigures = {
  detection: ClassDetection
  /** All rounds that have a parallel a week later, compared with the parallels; null if the evidence is too thin. */
  lasted: BeforeAndAfter | null
  confusions: ClassConfusions
  /** `right` adds up first votes on the scenarios whose counts may be published; null if those are too few. */
  rounds: { id: string; right: Proportion | null; scenarios: ScenarioReport[] }[]
}

/** The report of a class from its rounds, oldest first. First votes alone enter sums, because second ones come after talk. */
export function classReport(kind: SeatKind, rounds: readonly VotedRound[]): ClassFigures {
  const looks = looksIn(rounds.filter((round) => isSummedUp(kind, round)))
  // A sum is grouped the same way in every figure, so that no two figures differ by a single scenario.
  const groupsOf = (part: Part, optionOf: (scenario: VotedScenario) => number) =>
    reportableGroups(
      kind,
      looks.filter((look) => look.part === part).map((look) => sumOf(kind, look, optionOf(look.scenario))),
    )
  const flawed = groupsOf('flawed', noFlawOption)
  const sound = groupsOf('sound', noFlawOption)
  const right = together([groupsOf('flawed', rightOption), sound, groupsOf('other', rightOption)])
  const rightIn = (roundIds: readonly string[]) => {
    const own = inRounds(right, roundIds)
    return own.groups.length > 0 && coversMostAnswers(own) ? own.groups : null
  }
  const parallels = rounds.filter(({ follows }) => rounds.some(({ id }) => id === follows))
  const before = rightIn(parallels.flatMap(({ follows }) => follows ?? []))
  const after = rightIn(parallels.map(({ id }) => id))
  return {
    detection: classDetection({ flawed, sound }),
    // One comparison of all rounds with their parallels: several comparisons would show some gain by chance.
    lasted: before && after && beforeAndAfter(before, after),
    confusions: classConfusions(
      looks.flatMap(({ part, scenario }) => {
        const figures = part === 'other' ? null : firstFigures(kind, scenario)
        return figures ? [{ question: scenario.question, figures }] : []
      }),
    ),
    rounds: rounds.map((round) => {
      const groups = rightIn([round.id])
      return {
        id: round.id,
        right: groups && totalOf(groups),
        scenarios: round.scenarios.map((scenario) => scenarioReport(kind, round.kind, scenario)),
      }
    }),
  }
}

/** With anonymous seats a round enters sums only as a whole: subtraction would reveal scenarios that came in one by one. */
function isSummedUp(kind: SeatKind, { scenarios }: VotedRound): boolean {
  return kind === 'named' || scenarios.every(({ isFirstShown }) => isFirstShown)
}

/** *other*: a decision, or a scenario that was no first look, because the class had seen it or its twin. */
type Part = 'flawed' | 'sound' | 'other'
type Look = { roundId: string; part: Part; scenario: VotedScenario }

function looksIn(rounds: readonly VotedRound[]): Look[] {
  const seen = new Set<string>()
  return rounds.flatMap(({ id, scenarios }) => {
    const looks = scenarios.map((scenario) => ({ roundId: id, part: partOf(scenario, seen), scenario }))
    for (const scenario of scenarios) seen.add(pairIdOf(scenario))
    return looks
  })
}

function partOf(scenario: VotedScenario, seen: ReadonlySet<string>): Part {
  if (scenario.question.kind === 'decide' || seen.has(pairIdOf(scenario))) return 'other'
  return isSoundHalf(scenario.question) ? 'sound' : 'flawed'
}

function pairIdOf({ question: { id, twinOf } }: VotedScenario): string {
  return twinOf ?? id
}

function noFlawOption({ question }: VotedScenario): number {
  return question.meanings.indexOf(NO_FLAW)
}

function rightOption({ question }: VotedScenario): number {
  return question.correctAnswer
}

function sumOf(kind: SeatKind, { roundId, scenario }: Look, option: number): ScenarioCount {
  const figures = firstFigures(kind, scenario)
  if (!figures) return { roundId, times: 0, of: 0, isPublished: false }
  const times = countedVotes(kind, scenario.first)
    .filter((vote) => vote.option === option)
    .reduce((sum, { count }) => sum + count, 0)
  return { roundId, times, of: figures.count, isPublished: reportableCount(figures, option) !== null }
}
