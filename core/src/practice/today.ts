import { addDays, type Day, daysBetween } from '../activity/days.ts'
import { NO_FLAW_CHOICE } from '../learning/evidence.ts'
import { isCorrect } from '../quiz/score.ts'
import { seededRandom } from '../quiz/seeded-random.ts'
import { shuffleOptions } from '../quiz/shuffle.ts'
import { FIRST_DAY, numberOf } from './day-number.ts'
import type { PracticeQuestion } from './practice-question.ts'
import { choiceIn } from './round.ts'
import { isBreakSentence, sentencesOf } from './sentences.ts'

/** Which scenario is asked on which day. */
export type Schedule = Readonly<Record<Day, string>>

/** What `/?today` or `/?today=2026-12-24` asks for. */
export type AskedDay = { ok: true; day: Day; isToday: boolean } | { ok: false; problem: DayProblem }
export type DayProblem = keyof typeof DAY_PROBLEMS

/** Why there is no argument for a day, in words for the person who asked for it. */
export const DAY_PROBLEMS = {
  'not a day': 'That is not a date we can read. Here is how one looks: 2026-12-24.',
  'to come': 'That argument has not come out yet. It will, on its day.',
  'too early': 'There was no argument that day: the first one came out on November 1, 2026.',
} as const

/** The day that the address names, in the learner's own calendar; an empty value is today. Days to come stay closed. */
export function askedDay(value: string, today: Day): AskedDay {
  const day = value === '' ? today : value
  if (!isDay(day)) return { ok: false, problem: 'not a day' }
  if (day > today) return { ok: false, problem: 'to come' }
  if (day < FIRST_DAY) return { ok: false, problem: 'too early' }
  return { ok: true, day, isToday: day === today }
}

/** Takes the seeds of days that follow each other far apart, or their orders would be alike: 2³² over the golden ratio. */
const SPREAD = 0x9e_37_79_b1

/** The question of a day with its options in the order of that day, which is the same for everyone. */
export function questionOfDay(question: PracticeQuestion, day: Day): PracticeQuestion {
  return shuffleOptions(question, seededRandom(Math.imul(numberOf(day), SPREAD)))
}

/** What a learner made of it: the option, and the sentence that was tapped after a flaw was named (null: none). */
export type TodayAnswer = { option: number; sentence: number | null }

/**
 * The two looks: the name, and the sentence. Who rightly leaves a good argument alone has looked at every sentence and
 * marked none, and so gets both. The squares never tell which it was.
 */
export type Squares = { name: boolean; sentence: boolean }

export function squaresOf(question: PracticeQuestion, { option, sentence }: TodayAnswer): Squares {
  const name = isCorrect(question, option)
  if (question.kind === 'sound') return { name, sentence: name }
  const tapped = sentence === null ? undefined : sentencesOf(question.scenario)[sentence]
  const isRight = tapped !== undefined && isBreakSentence(tapped, question.scenario, question.decidingWords)
  return { name, sentence: isRight && choiceIn(question, option) !== NO_FLAW_CHOICE }
}

/** What the two squares say, in words that give nothing away. */
export function squaresLine({ name, sentence }: Squares): string {
  if (name && sentence) return 'Looked, and looked again.'
  if (name) return 'Got it at the first look.'
  return sentence ? 'Got it at the second look.' : 'It got past me.'
}

/** The text to copy or share. The two squares are the only emoji there are. `address` has no protocol. */
export function shareText(day: Day, squares: Squares, address: string): string {
  const cells = `${squares.name ? '🟦' : '⬜'}${squares.sentence ? '🟪' : '⬜'}`
  return [`Think Twice No. ${numberOf(day)} ${cells}`, squaresLine(squares), address].join('\n')
}

/** The days for which the server counts an answer at `today` in UTC: everywhere on earth it is one of them. */
export function isCountedDay(day: Day, today: Day): boolean {
  return day >= addDays(today, -1) && day <= addDays(today, 1)
}

/** Is it a day of the calendar, year first? */
export function isDay(text: string): boolean {
  // Adding nothing brings a day that does not exist, such as February 30, to another one.
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(daysBetween(FIRST_DAY, text)) && addDays(text, 0) === text
}
