import { improvementOf, improvementSpans } from './dashboard.ts'

/** Two-sided 95% of a normal distribution. */
const Z = 1.96

/** Where the true share of right answers plausibly lies: whole percents, and half the distance between them. */
export type ScoreMargin = { low: number; high: number; halfWidth: number }

/**
 * The 95% band around a score of so many right answers out of `total`, after Wilson (1927): honest for few questions
 * and near 0 and 100%, where the usual formula claims a certainty that is not there.
 */
export function scoreMargin(correct: number, total: number): ScoreMargin {
  const { center, half } = wilson(correct, total)
  return { low: percent(center - half), high: percent(center + half), halfWidth: percent(half) }
}

type Answered = { correctAnswers: number; totalQuestions: number }

/**
 * How far IMPROVEMENT may be off by chance, in whole percent points: the errors of the two averages, each made of the
 * errors of its results, added as independent errors are. Null where IMPROVEMENT is 0 for want of results.
 */
export function improvementHalfWidth(results: readonly (Answered & { timestamp: number })[]): number | null {
  const spans = improvementSpans(results)
  if (!spans) return null
  return percent(Math.hypot(halfWidthOfAverage(spans.latest), halfWidthOfAverage(spans.previous)))
}

/** Is IMPROVEMENT more than chance explains? */
export function isBeyondChance(results: readonly (Answered & { score: number; timestamp: number })[]): boolean {
  const halfWidth = improvementHalfWidth(results)
  return halfWidth !== null && Math.abs(improvementOf(results)) > halfWidth
}

/** The plain line under IMPROVEMENT: how far it may be off, and whether it is more than that. */
export function improvementNote(results: readonly (Answered & { score: number; timestamp: number })[]): string {
  const halfWidth = improvementHalfWidth(results)
  if (halfWidth === null) return 'Shows after six results'
  return `Points, give or take ${halfWidth}. ${isBeyondChance(results) ? 'Chance alone rarely does that.' : 'It may be chance.'}`
}

/** How far the average of some results may be off by chance, in whole percent points. */
export function averageHalfWidth(results: readonly Answered[]): number {
  return percent(halfWidthOfAverage(results))
}

function halfWidthOfAverage(results: readonly Answered[]): number {
  const halves = results.map(({ correctAnswers, totalQuestions }) => wilson(correctAnswers, totalQuestions).half)
  return Math.hypot(...halves) / results.length
}

/** Both as shares, 0 to 1. Without a question anything is possible. */
function wilson(correct: number, total: number): { center: number; half: number } {
  if (total === 0) return { center: 0.5, half: 0.5 }
  const share = correct / total
  const shrink = 1 + Z ** 2 / total
  const half = (Z * Math.sqrt((share * (1 - share)) / total + Z ** 2 / (4 * total ** 2))) / shrink
  return { center: (share + Z ** 2 / (2 * total)) / shrink, half }
}

/** Whole percent. What rounding left a hair below nothing is nothing. */
function percent(share: number): number {
  return Math.max(0, Math.round(share * 100))
}
