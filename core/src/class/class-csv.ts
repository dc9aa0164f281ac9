import { dayOf } from '../activity/days.ts'
import { itemAt } from '../required.ts'
import { spreadsheetText } from '../text.ts'
import type { ClassFigures, VotedRound } from './class-report.ts'
import type { SeatReport } from './seats-report.ts'
import type { VoteFigures } from './votes.ts'

const OTHERS = 'others'

type Cell = string | number
type NumberedRound = Pick<VotedRound, 'id' | 'scenarios'>
type Question = VotedRound['scenarios'][number]['question']

/** One row for each seat and round of a named class; rounds are numbered from 1, oldest first. */
export function seatsCsv(seats: readonly SeatReport[], rounds: readonly NumberedRound[]): string {
  const numbers = roundNumbers(rounds)
  return csvText([
    ['seat', 'round', 'done', 'right', 'of'],
    ...seats.flatMap(({ label, rounds: own }) =>
      own.map(({ roundId, done, right, of }) => [label, numbers.get(roundId) ?? '', done, right, of]),
    ),
  ])
}

/** One row for each answer in a named class; `vote` is 2 after talking, and `late` an answer after the split or the end. */
export function answersCsv(
  seats: readonly SeatReport[],
  rounds: readonly NumberedRound[],
  timeZone: string | null = null,
): string {
  const numbers = roundNumbers(rounds)
  const byId = new Map(rounds.map((round) => [round.id, round]))
  return csvText([
    ['seat', 'round', 'scenario', 'concept', 'chosen', 'right', 'sure', 'date', 'vote', 'late'],
    ...seats.flatMap(({ label, answers }) =>
      answers.map(({ roundId, position, option, isRight, sureness, at, vote, isLate }) => {
        const question = byId.get(roundId)?.scenarios[position]?.question
        const round = numbers.get(roundId) ?? ''
        const asked = question ? [question.id, question.concept, choiceText(question, option)] : ['', '', '']
        return [label, round, ...asked, yesOrNo(isRight), sureness, dayOf(at, timeZone), vote, yesOrNo(isLate)]
      }),
    ),
  ])
}

/** The totals of an anonymous class: the cells that the report shows, or what nearly all chose, and nothing else. */
export function totalsCsv({ rounds }: Pick<ClassFigures, 'rounds'>, voted: readonly NumberedRound[]): string {
  const rows = rounds.flatMap(({ scenarios }, round) =>
    scenarios.flatMap(({ scenarioId, first, second }, position) => {
      const { question } = itemAt(itemAt(voted, round).scenarios, position)
      return [first, second].flatMap((figures, vote) =>
        figures ? toldRows(figures, question).map((row) => [round + 1, scenarioId, ...row, vote + 1]) : [],
      )
    }),
  )
  return csvText([['round', 'scenario', 'option', 'count', 'vote'], ...rows])
}

function toldRows({ count, byOption = [], nearlyAll }: VoteFigures, question: Question): Cell[][] {
  if (nearlyAll !== undefined) return [[choiceText(question, nearlyAll), `nearly all of ${count}`]]
  return byOption.map(({ options: [option, ...more], count: times }) => {
    return [option === undefined || more.length > 0 ? OTHERS : choiceText(question, option), times]
  })
}

/** A table as spreadsheets read it: UTF-8 with a byte order mark, RFC 4180, lines that end with CR and LF. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('')}`
}

/** Where commas separate decimals, semicolons separate cells, so they are quoted, too. */
function csvField(value: Cell): string {
  if (typeof value === 'number') return String(value)
  const text = spreadsheetText(value)
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function choiceText({ options, meanings }: Question, option: number): string {
  const meaning = meanings[option]
  return typeof meaning === 'string' ? meaning : (options[option] ?? '')
}

function roundNumbers(rounds: readonly NumberedRound[]): ReadonlyMap<string, number> {
  return new Map(rounds.map(({ id }, index) => [id, index + 1]))
}

function yesOrNo(is: boolean): string {
  return is ? 'yes' : 'no'
}
