import { addDays, type Day, daysBetween } from '../activity/days.ts'
import type { Choice } from '../learning/evidence.ts'
import { isCorrect } from '../quiz/score.ts'
import { seededRandom, shuffleOptions } from '../quiz/shuffle.ts'
import { NO_FLAW } from '../vocabulary.ts'
import { dayNumber, FIRST_DAY } from './day-number.ts'
import type { PracticeQuestion } from './practice-questions.ts'
import { choiceIn } from './round-answers.ts'
import { sentencePart, sentencesOf } from './sentences.ts'

/** The id of the scenario asked on each day. */
export type Schedule = Readonly<Record<Day, string>>

/** Days before an argument's own on which no round asks it: it allows one try, and no story comes twice in 14 days. */
const KEPT_FOR_ITS_DAY = 14

/** The scenarios of today and of the days ahead that are too near for a round to ask them. */
export function argumentsAhead(schedule: Schedule, today: Day): string[] {
  const days = Array.from({ length: KEPT_FOR_ITS_DAY }, (_, ahead) => addDays(today, ahead))
  return days.flatMap((day) => schedule[day] ?? [])
}

type AskedDay = { ok: true; day: Day; isToday: boolean } | { ok: false; problem: DayProblem }
type DayProblem = keyof typeof DAY_PROBLEMS

/** The message for each kind of address without an argument. */
export const DAY_PROBLEMS = {
  'not a day': 'That’s not a date we can read. It should look like this: 2026-12-24.',
  'to come': 'This one isn’t out yet. Check back that day.',
  'too early': 'There was no argument that day: the first one came out on November 1, 2026.',
} as const

/** The day an address names, in the learner's calendar; empty means today. Future days stay closed. */
export function askedDay(value: string, today: Day): AskedDay {
  const day = value === '' ? today : value
  if (!isDay(day)) return { ok: false, problem: 'not a day' }
  if (day > today) return { ok: false, problem: 'to come' }
  if (day < FIRST_DAY) return { ok: false, problem: 'too early' }
  return { ok: true, day, isToday: day === today }
}

/** The question of a day with its options in the order of that day, which is the same for everyone. */
export function questionOfDay(question: PracticeQuestion, day: Day): PracticeQuestion {
  return shuffleOptions(question, seededRandom(dayNumber(day)))
}

/** An answer to today's argument; `sentence` is the index of the one tapped after naming a flaw, or null. */
export type TodayAnswer = { option: number; sentence: number | null }

/** A learner who rightly accepts a good argument has checked every sentence, and gets both squares. */
export type Squares = { name: boolean; sentence: boolean }

/** Which of the two looks were right; in a flawed argument, 'No … here' earns neither. */
export function squaresOf(question: PracticeQuestion, { option, sentence }: TodayAnswer): Squares {
  const name = isCorrect(question, option)
  if (question.kind === 'sound') return { name, sentence: name }
  const tapped = sentencesOf(question.scenario)[sentence ?? -1]
  const isRight = tapped !== undefined && sentencePart(tapped, question) === 'breaks'
  return { name, sentence: isRight && choiceIn(question, option) !== NO_FLAW }
}

/** The two squares in words that give nothing away. */
export function squaresLine({ name, sentence }: Squares): string {
  if (name && sentence) return 'Looked, and looked again.'
  if (name) return 'Got it on the first look.'
  return sentence ? 'Got it on the second look.' : 'Missed it this time.'
}

/** The text to copy or share; `address` is a whole one. */
export function shareText(day: Day, squares: Squares, address: string): string {
  const cells = `${squares.name ? '🟦' : '⬜'}${squares.sentence ? '🟪' : '⬜'}`
  return [`Think Twice No. ${dayNumber(day)} ${cells}`, squaresLine(squares), address].join('\n')
}

/** Does the server count answers for this day? Somewhere on earth it must be that day; `today` is in UTC. */
export function isCountedDay(day: Day, today: Day): boolean {
  return day >= addDays(today, -1) && day <= addDays(today, 1)
}

/** Seven days ending three after `day`, or today if sooner; none before the first argument. */
export function weekAround(day: Day, today: Day): Day[] {
  const ahead = addDays(day, 3)
  const last = ahead < today ? ahead : today
  return [-6, -5, -4, -3, -2, -1, 0].map((offset) => addDays(last, offset)).filter((each) => each >= FIRST_DAY)
}

/**
 * The days around `day` that concern a learner who came on `cameOn`: those since then, and any that they answered. One
 * day alone is not worth a row, so then there are none.
 */
export function ownDaysAround(
  day: Day,
  today: Day,
  { cameOn, answered }: { cameOn: Day; answered: Readonly<Record<Day, unknown>> },
): Day[] {
  const days = weekAround(day, today).filter((each) => each >= cameOn || answered[each] !== undefined)
  return days.length > 1 ? days : []
}

/** Is it a real calendar day, year first? */
export function isDay(text: string): boolean {
  // Adding zero days changes a day that doesn't exist or is written another way.
  return !Number.isNaN(daysBetween(FIRST_DAY, text)) && addDays(text, 0) === text
}

/** With fewer answers no counts are published, because a small count could be traced to a person. */
const ENOUGH_ANSWERS = 20
/** Counts are rounded to this step, so no single answer can be read off. */
const COUNT_STEP = 10

/** A count rounded to the nearest step, which may be 0. */
export function roundedCount(count: number): number {
  return Math.round(count / COUNT_STEP) * COUNT_STEP
}

/** The choices that a day's argument offers, and the number of its sentences. */
export type OfferedAnswers = { choices: readonly Choice[]; sentences: number }

/** The number of people who chose an option or tapped a sentence; the `value` of a sentence is its index as text. */
type AnswerCount = { part: 'option' | 'sentence'; value: string; count: number }

/** Does the argument offer this choice and this sentence? A sentence can be tapped only after a flaw is named. */
export function isOffered(
  { choices, sentences }: OfferedAnswers,
  choice: Choice | null,
  sentence: number | null,
): choice is Choice {
  const isSentence = sentence === null || (sentence < sentences && choice !== NO_FLAW)
  return choice !== null && choices.includes(choice) && isSentence
}

/** Everybody's answers as published, rounded to tens; null while there are too few. */
export function publishedCounts({ choices, sentences }: OfferedAnswers, counts: readonly AnswerCount[]) {
  const exact = (part: AnswerCount['part'], value: string) =>
    counts.find((each) => each.part === part && each.value === value)?.count ?? 0
  const people = choices.reduce((sum, choice) => sum + exact('option', choice), 0)
  if (people < ENOUGH_ANSWERS) return null
  return {
    people: roundedCount(people),
    options: choices.map((choice) => ({ choice, count: roundedCount(exact('option', choice)) })),
    sentences: Array.from({ length: sentences }, (_, index) => roundedCount(exact('sentence', String(index)))),
  }
}

/** Squares in a row; each stands for one answer in twenty. */
export const SQUARES = 20

type AnswerShare = {
  option: number
  percent: number
  squares: number
}

/** The share of people who chose each option, the most frequent first. */
export function answerShares(
  question: PracticeQuestion,
  counts: readonly { choice: string; count: number }[],
): AnswerShare[] {
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return [...question.options.keys()]
    .map((option) => {
      const choice = choiceIn(question, option)
      const count = counts.find((each) => each.choice === choice)?.count ?? 0
      return { option, share: all === 0 ? 0 : count / all }
    })
    .sort((one, other) => other.share - one.share)
    .map(({ option, share }) => ({
      option,
      percent: Math.round(100 * share),
      squares: Math.round(SQUARES * share),
    }))
}
