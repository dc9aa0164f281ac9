import type { Time } from '../activity/days.ts'
import { improvementOf, improvementSpans } from './dashboard.ts'
import { wilsonMargin } from './statistics.ts'

type ScoreMargin = { low: number; high: number; halfWidth: number }

/** The 95% interval of a score in whole percent, after Wilson (1927): honest for few questions and near 0 and 100%. */
export function scoreMargin(correct: number, total: number): ScoreMargin {
  const { center, half } = wilsonMargin(correct, total)
  return { low: percent(center - half), high: percent(center + half), halfWidth: percent(half) }
}

type CountedResult = { correctAnswers: number; totalQuestions: number }

/** Half of IMPROVEMENT's 95% interval, in whole percentage points; null with too few results. */
export function improvementHalfWidth(results: readonly (CountedResult & { timestamp: Time })[]): number | null {
  const spans = improvementSpans(results)
  if (!spans) return null
  return percent(Math.hypot(halfWidthOfAverage(spans.latest), halfWidthOfAverage(spans.previous)))
}

/** Is IMPROVEMENT larger than random variation explains? */
export function isBeyondChance(results: readonly (CountedResult & { score: number; timestamp: Time })[]): boolean {
  // With fewer than six results IMPROVEMENT is 0 and has no margin: 0 > 0 is false, so nothing is claimed.
  return Math.abs(improvementOf(results)) > (improvementHalfWidth(results) ?? 0)
}

/** The line under IMPROVEMENT: its margin, and whether it may be random. */
export function improvementNote(results: readonly (CountedResult & { score: number; timestamp: Time })[]): string {
  const halfWidth = improvementHalfWidth(results)
  if (halfWidth === null) return 'Shows after six results'
  return `Points, give or take ${halfWidth}. ${isBeyondChance(results) ? 'Chance alone rarely does that.' : 'It may be chance.'}`
}

/** Half of the 95% interval of an average score, in whole percentage points. */
export function averageHalfWidth(results: readonly CountedResult[]): number {
  return percent(halfWidthOfAverage(results))
}

function halfWidthOfAverage(results: readonly CountedResult[]): number {
  const halves = results.map(({ correctAnswers, totalQuestions }) => wilsonMargin(correctAnswers, totalQuestions).half)
  return Math.hypot(...halves) / results.length
}

/** Rounding can leave a tiny negative number, so it is clamped to 0. */
function percent(share: number): number {
  return Math.max(0, Math.round(share * 100))
}
