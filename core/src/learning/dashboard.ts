import { addDays, DAY, type Day, dayOf, type Time } from '../activity/days.ts'
import { assessedBy } from '../quiz/quiz-modes.ts'
import type { CategoryType, QuizMode } from '../vocabulary.ts'
import { counted } from '../wording/numbers.ts'
import { catalogRecords, isMastered, type ProgressRecord, roundedMastery } from './mastery.ts'
import { BEYOND_LUCK, differenceP, wilsonMargin } from './statistics.ts'

/** Quizzes that the dashboard lists. */
export const RECENT_QUIZZES = 4
/** Weaknesses that the dashboard lists. */
export const TRACKED_WEAKNESSES = 5
/** Weaknesses of which the dashboard makes a focus area. */
export const FOCUS_AREAS = 6

/** Days of the dashboard’s week, which ends today. */
export const WEEK_DAYS = 7
const WEEK = WEEK_DAYS * DAY

const SPAN = 5

type Finished = { timestamp: Time }
type Scored = Finished & { score: number }

/** A sorted copy, latest `timestamp` (ms since 1970) first. */
export function newestFirst<Result extends Finished>(results: readonly Result[]): Result[] {
  return [...results].sort((one, other) => other.timestamp - one.timestamp)
}

/** TOTAL QUIZZES: `active` are from the last seven days, `completed` are the rest. */
export function quizCounts(results: readonly Finished[], now: Time) {
  const active = results.filter(({ timestamp }) => timestamp > now - WEEK).length
  return { total: results.length, active, completed: results.length - active }
}

/** AVERAGE SCORE in whole percent; null without results. */
export function averageScore(results: readonly { score: number }[]): number | null {
  return results.length === 0 ? null : roundedMean(results)
}

function roundedMean(results: readonly { score: number }[]): number {
  return Math.round(results.reduce((sum, { score }) => sum + score, 0) / results.length)
}

/** The latest five results and up to five before them; null with fewer than six. */
export function improvementSpans<Result extends Finished>(
  results: readonly Result[],
): { latest: Result[]; previous: Result[] } | null {
  if (results.length <= SPAN) return null
  const ordered = newestFirst(results)
  return { latest: ordered.slice(0, SPAN), previous: ordered.slice(SPAN, 2 * SPAN) }
}

/** IMPROVEMENT in percentage points: the rounded average of the latest five minus that of the five before. */
export function improvementOf(results: readonly Scored[]): number {
  const spans = improvementSpans(results)
  return spans ? roundedMean(spans.latest) - roundedMean(spans.previous) : 0
}

const CHARTED = 2 * SPAN

type ChartedSpan = { count: number; averageScore: number }

/** The latest results, oldest first; `step` is null when there are too few for IMPROVEMENT. */
export type Performance<Result> = {
  results: Result[]
  step: { previous: ChartedSpan; latest: ChartedSpan; improvement: number } | null
}

/** The performance chart; null with fewer than two results, because one point shows no trend. */
export function performanceOf<Result extends Scored>(results: readonly Result[]): Performance<Result> | null {
  if (results.length < 2) return null
  const spans = improvementSpans(results)
  return {
    results: newestFirst(results).slice(0, CHARTED).reverse(),
    step: spans && {
      previous: chartedSpan(spans.previous),
      latest: chartedSpan(spans.latest),
      improvement: improvementOf(results),
    },
  }
}

function chartedSpan(results: readonly Scored[]): ChartedSpan {
  return { count: results.length, averageScore: roundedMean(results) }
}

/** LEARNING ITEMS on the dashboard: favorites plus weaknesses, as in docs/product.md. */
export function learningItemCount(favorites: readonly unknown[], weaknesses: readonly unknown[]): number {
  return favorites.length + weaknesses.length
}

/** The note under Learning Focus, which says that its figures are shares of the quizzes, not measurements. */
export function learningFocusNote(totalQuizzes: number): string {
  return `60% and 40% of your ${counted(totalQuizzes, 'quiz', 'quizzes')}, rounded down.`
}

/** Learning Focus: 60% and 40% of the quizzes, rounded down. Integer arithmetic avoids rounding errors. */
export function learningFocus(totalQuizzes: number): { fallacies: number; biases: number } {
  return { fallacies: Math.floor((totalQuizzes * 3) / 5), biases: Math.floor((totalQuizzes * 2) / 5) }
}

/** The number of results from bias and fallacy assessments, mini and full. */
export function assessmentCount(results: readonly { mode: QuizMode }[]): number {
  return results.filter(({ mode }) => assessedBy(mode) !== null).length
}

type WeekOverview = {
  days: { day: Day; finished: number }[]
  finished: number
  averageScore: number | null
}

/** Learning Overview: the last seven calendar days, oldest first. */
export function weekOverview(results: readonly Scored[], now: Time, timeZone?: string): WeekOverview {
  const today = dayOf(now, timeZone)
  const days = Array.from({ length: WEEK_DAYS }, (_, index) => addDays(today, index + 1 - WEEK_DAYS))
  // Dating a time is slow, and few of a thousand results are this recent. The extra day allows for time zones.
  const recent = results.filter(({ timestamp }) => timestamp > now - WEEK - DAY)
  const dated = recent.map((result) => ({ ...result, day: dayOf(result.timestamp, timeZone) }))
  const ofWeek = dated.filter(({ day }) => days.includes(day))
  return {
    days: days.map((day) => ({ day, finished: ofWeek.filter((result) => result.day === day).length })),
    finished: ofWeek.length,
    averageScore: averageScore(ofWeek),
  }
}

type ConceptSummary = { encountered: number; averageMastery: number | null; mastered: number }

/** The summary card for one half of the catalog; the average is null when nothing was met. */
export function conceptSummary(progress: readonly ProgressRecord[], categoryType: CategoryType): ConceptSummary {
  const met = catalogRecords(progress, categoryType)
  const sum = met.reduce((total, { masteryLevel }) => total + roundedMastery(masteryLevel), 0)
  return {
    encountered: met.length,
    averageMastery: met.length === 0 ? null : Math.round(sum / met.length),
    mastered: met.filter(isMastered).length,
  }
}

type CountedResult = { correctAnswers: number; totalQuestions: number }

/** The margin of IMPROVEMENT, half of its 95% interval, in whole percentage points; null with too few results. */
export function improvementMargin(results: readonly (CountedResult & { timestamp: Time })[]): number | null {
  const spans = improvementSpans(results)
  if (!spans) return null
  return percent(Math.hypot(marginOfAverage(spans.latest), marginOfAverage(spans.previous)))
}

/** Is IMPROVEMENT larger than random variation explains? */
export function isBeyondChance(results: readonly (CountedResult & { score: number; timestamp: Time })[]): boolean {
  const spans = improvementSpans(results)
  return spans !== null && differenceP(countedIn(spans.previous), countedIn(spans.latest)) < BEYOND_LUCK
}

function countedIn(results: readonly CountedResult[]): { right: number; answers: number } {
  return {
    right: results.reduce((sum, { correctAnswers }) => sum + correctAnswers, 0),
    answers: results.reduce((sum, { totalQuestions }) => sum + totalQuestions, 0),
  }
}

/** The line under IMPROVEMENT: its margin, and whether it may be random. */
export function improvementNote(results: readonly (CountedResult & { score: number; timestamp: Time })[]): string {
  const margin = improvementMargin(results)
  if (margin === null) return 'Shows after six results'
  return `Points, give or take ${margin}. ${isBeyondChance(results) ? 'Chance alone rarely does that.' : 'It may be chance.'}`
}

/** The margin of an average score, in whole percentage points. */
export function averageMargin(results: readonly CountedResult[]): number {
  return percent(marginOfAverage(results))
}

function marginOfAverage(results: readonly CountedResult[]): number {
  const halves = results.map(({ correctAnswers, totalQuestions }) => wilsonMargin(correctAnswers, totalQuestions).half)
  return Math.hypot(...halves) / results.length
}

function percent(share: number): number {
  return Math.max(0, Math.round(share * 100))
}
