import { addDays, type Day, dayOf } from '../activity/days.ts'
import { assessedBy } from '../quiz/quiz-modes.ts'
import type { CategoryType, QuizMode } from '../vocabulary.ts'
import { catalogueRecords, isMastered, type ProgressRecord, roundedMastery } from './mastery.ts'

/** How many of each the dashboard shows before 'View All'. */
export const RECENT_QUIZZES = 4
export const TRACKED_WEAKNESSES = 5
export const FOCUS_AREAS = 6

const DAY = 86_400_000
/** 'This week' is the last seven days, in milliseconds. */
const WEEK = 7 * DAY

/** IMPROVEMENT compares so many results with as many before them. */
const SPAN = 5

type Finished = { timestamp: number }
type Scored = Finished & { score: number }

/** Newest first; results of one moment keep the order they came in. */
export function newestFirst<Result extends Finished>(results: readonly Result[]): Result[] {
  return [...results].sort((one, other) => other.timestamp - one.timestamp)
}

/** TOTAL QUIZZES: `active` are those of this week, `completed` the rest. `now` in milliseconds since 1970. */
export function quizCounts(results: readonly Finished[], now: number) {
  const active = results.filter(({ timestamp }) => timestamp > now - WEEK).length
  return { total: results.length, active, completed: results.length - active }
}

/** AVERAGE SCORE in whole percent; null without a result. */
export function averageScore(results: readonly { score: number }[]): number | null {
  if (results.length === 0) return null
  return Math.round(results.reduce((sum, { score }) => sum + score, 0) / results.length)
}

/** What IMPROVEMENT compares: the latest five results and the up to five before them; null with fewer than six. */
export function improvementSpans<Result extends Finished>(
  results: readonly Result[],
): { latest: Result[]; previous: Result[] } | null {
  if (results.length <= SPAN) return null
  const ordered = newestFirst(results)
  return { latest: ordered.slice(0, SPAN), previous: ordered.slice(SPAN, 2 * SPAN) }
}

/** IMPROVEMENT in percent points: the rounded average of the latest five less that of the five before. */
export function improvementOf(results: readonly Scored[]): number {
  const spans = improvementSpans(results)
  return spans ? averageScore(spans.latest)! - averageScore(spans.previous)! : 0
}

/** What the performance chart shows at most: both spans of IMPROVEMENT. */
const CHARTED = 2 * SPAN

/** The average of the results that stand side by side in the chart. */
export type ChartedSpan = { count: number; averageScore: number }

/** The performance chart: the latest results, oldest first, and the two averages that IMPROVEMENT compares, if it does. */
export type Performance<Result> = {
  results: Result[]
  step: { previous: ChartedSpan; latest: ChartedSpan; improvement: number } | null
}

/** Null with fewer than two results: there is no course of one. */
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
  return { count: results.length, averageScore: averageScore(results)! }
}

/** A difference as it is shown: '+5%', '-3%', '0%'. */
export function signedPercent(difference: number): string {
  return difference > 0 ? `+${difference}%` : `${difference}%`
}

/** LEARNING ITEMS: favorites and flagged items, which are the weaknesses. */
export function learningItemCount(favorites: readonly unknown[], weaknesses: readonly unknown[]): number {
  return favorites.length + weaknesses.length
}

/** Learning Focus: 60% and 40% of the number of quizzes, rounded down, in whole numbers all the way. */
export function learningFocus(totalQuizzes: number): { fallacies: number; biases: number } {
  return { fallacies: Math.floor((totalQuizzes * 3) / 5), biases: Math.floor((totalQuizzes * 2) / 5) }
}

/** How many results are of the four assessment modes. */
export function assessmentCount(results: readonly { mode: QuizMode }[]): number {
  return results.filter(({ mode }) => assessedBy(mode) !== null).length
}

/** Learning Overview: the last seven calendar days, oldest first, today last, and what was finished in them. */
export type WeekOverview = {
  days: { day: Day; finished: number }[]
  finished: number
  /** Whole percent; null without a result. */
  averageScore: number | null
}

export function weekOverview(results: readonly Scored[], now: number, timeZone?: string): WeekOverview {
  const today = dayOf(now, timeZone)
  const days = [-6, -5, -4, -3, -2, -1, 0].map((offset) => addDays(today, offset))
  // Naming the day of a time is slow, and of a thousand results few are this new. The eighth day is for time zones.
  const recent = results.filter(({ timestamp }) => timestamp > now - WEEK - DAY)
  const dated = recent.map((result) => ({ ...result, day: dayOf(result.timestamp, timeZone) }))
  const ofWeek = dated.filter(({ day }) => days.includes(day))
  return {
    days: days.map((day) => ({ day, finished: ofWeek.filter((result) => result.day === day).length })),
    finished: ofWeek.length,
    averageScore: averageScore(ofWeek),
  }
}

/** The summary card of the fallacies or of the biases: concepts of the catalogue; the average is null without any. */
export type ConceptSummary = { encountered: number; averageMastery: number | null; mastered: number }

export function conceptSummary(progress: readonly ProgressRecord[], categoryType: CategoryType): ConceptSummary {
  const met = catalogueRecords(progress, categoryType)
  const sum = met.reduce((total, { masteryLevel }) => total + roundedMastery(masteryLevel), 0)
  return {
    encountered: met.length,
    averageMastery: met.length === 0 ? null : Math.round(sum / met.length),
    mastered: met.filter(isMastered).length,
  }
}
