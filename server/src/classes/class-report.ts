import { setImmediate } from 'node:timers/promises'
import type { ClassReport, REPORT_FILES } from '@think-twice/contract/class-report'
import type { Unchanging } from '@think-twice/contract/endpoint'
import { answersCsv, seatsCsv, totalsCsv } from '@think-twice/core/class/class-csv'
import { classReport, type VotedRound } from '@think-twice/core/class/class-report'
import { isVoteShown } from '@think-twice/core/class/round-state'
import { latestRounds, type NamedSeat, seatReports } from '@think-twice/core/class/seats-report'
import { wilsonInterval } from '@think-twice/core/learning/statistics'
import { itemAt } from '@think-twice/core/required'
import { Refusal } from '../refusal.ts'
import type { StoredRound } from '../storage/classes/class-rounds.ts'
import type { StoredClass } from '../storage/classes/classes.ts'
import type { Stores } from '../storage/stores.ts'
import { optionsShown } from './round-views.ts'
import { questionAt } from './scenarios.ts'

/** What named seats did is reported for the latest rounds that have so many answers together, so that it never takes long. */
const MOST_SEAT_ANSWERS = 50_000

/** A class’s rounds with their votes, oldest first, as the rules take them. */
async function votedRounds(
  { classRounds, classVotes }: Pick<Stores, 'classRounds' | 'classVotes'>,
  classroom: StoredClass,
  now: number,
): Promise<(VotedRound & { kept: StoredRound })[]> {
  const rounds = []
  for (const kept of (await classRounds.list(classroom)).reverse()) {
    // There may be 200, so other calls should come in between.
    await setImmediate()
    const counts = await classVotes.counts(kept)
    const scenarios = [...kept.scenarioIds.keys()].map((position) => {
      const votes = counts.filter((each) => each.position === position)
      return {
        question: questionAt(kept, position),
        first: votes.filter(({ vote }) => vote === 1),
        second: votes.filter(({ vote }) => vote === 2),
        isFirstShown: isVoteShown(classroom.kind, kept, { vote: 1, position, now }),
        isSecondShown: isVoteShown(classroom.kind, kept, { vote: 2, position, now }),
      }
    })
    rounds.push({ id: kept.roundId, kind: kept.kind, follows: kept.follows, scenarios, kept })
  }
  return rounds
}

/** The report of a class; of a named one with what each seat did. */
export async function reportOf(stores: Stores, classroom: StoredClass, now: number): Promise<Unchanging<ClassReport>> {
  const rounds = await votedRounds(stores, classroom, now)
  const seats = classroom.kind === 'named' ? await namedSeats(stores, classroom, rounds) : null
  const report = classReport(classroom.kind, rounds)
  const { flawed, noticed, sound, accepted } = report.detection.counts
  const likely = {
    noticed: flawed > 0 ? wilsonInterval(noticed, flawed) : null,
    accepted: sound > 0 ? wilsonInterval(accepted, sound) : null,
  }
  return {
    ...report,
    kind: classroom.kind,
    joined: (await stores.classSeats.count(classroom)).joined,
    detection: { ...report.detection, likely },
    rounds: report.rounds.map((round, index) => ({
      ...round,
      ...detailsOf(itemAt(rounds, index).kept, round.scenarios),
    })),
    ...(seats && {
      seats: seats.map(({ answers, ...seat }) => ({
        ...seat,
        answers: answers.map(({ seatId, ...answer }) => answer),
      })),
    }),
  }
}

/** The report as a file; refuses one that this kind of class does not have. */
export async function reportFile(
  stores: Stores,
  classroom: StoredClass,
  file: (typeof REPORT_FILES)[number],
  now: number,
): Promise<string> {
  if ((file === 'totals.csv') !== (classroom.kind === 'anonymous')) throw new Refusal('not-found')
  const rounds = await votedRounds(stores, classroom, now)
  if (file === 'totals.csv') return totalsCsv(classReport(classroom.kind, rounds), rounds)
  const seats = await namedSeats(stores, classroom, rounds)
  if (file === 'seats.csv') return seatsCsv(seats, rounds)
  // Days are the teacher’s own.
  return answersCsv(seats, rounds, (await stores.learners.find(classroom.userId)).timeZone)
}

async function namedSeats({ classSeats, classVotes }: Stores, classroom: StoredClass, rounds: readonly VotedRound[]) {
  const seats = (await classSeats.list(classroom)).map(
    ({ seatId, label }): NamedSeat => ({ id: seatId, label: label ?? '' }),
  )
  const latest = latestRounds(rounds, MOST_SEAT_ANSWERS)
  const votes = await classVotes.listOfRounds(
    classroom,
    latest.map(({ id }) => id),
  )
  return seatReports(seats, latest, votes)
}

type ReportedScenario = ReturnType<typeof classReport>['rounds'][number]['scenarios'][number]

/** What the report adds to the figures of a round. */
function detailsOf(kept: StoredRound, scenarios: readonly ReportedScenario[]) {
  const { kind, openedAt, follows } = kept
  return {
    kind,
    openedAt,
    follows,
    scenarios: scenarios.map((scenario, position) => {
      const question = questionAt(kept, position)
      const { fooledMost } = scenario
      return {
        ...scenario,
        conceptId: question.concept,
        options: optionsShown(question),
        rightOption: question.correctAnswer,
        fooledMost: fooledMost && { ...fooledMost, rationale: question.rationales?.[fooledMost.option] ?? '' },
      }
    }),
  }
}
