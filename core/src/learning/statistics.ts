import { counted, type Interval, likelyText, percentText } from '../wording/numbers.ts'

// Rates are shares from 0 to 1; a margin is half of a 95% interval.

/** Standard deviations to either side that hold 95% of a normal distribution. */
export const Z_95 = 1.959964

/** Student's t for two-sided 95%, with 1 to 30 degrees of freedom. */
const T_95 = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
]

/** Standard errors to either side that hold 95% of Student's t with `degrees` of freedom, 1 or more. */
export function studentT95(degrees: number): number {
  return T_95[Math.floor(degrees) - 1] ?? Z_95 + (Z_95 ** 3 + Z_95) / (4 * degrees)
}

/** Enough for full precision at any share from 1e-7 to 1 − 1e-7; shares near 0 and 1 need the most steps. */
const NEWTON_STEPS = 40

/** 0 if there are no numbers. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** The mean; `NaN` if there are no numbers. */
export function average(numbers: readonly number[]): number {
  return sum(numbers) / numbers.length
}

/** The middle number, or the average of the two in the middle; 0 if there are no numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}

/** 95% score interval of Wilson (1927), JASA 22: honest for few answers and near 0 and 1; 0 to 1 without any. */
export function wilsonInterval(count: number, total: number): Interval {
  const { center, half } = wilsonMargin(count, total)
  return { low: Math.max(0, center - half), high: Math.min(1, center + half) }
}

/** Center and half width of Wilson's 95% interval, as shares; without answers it spans 0 to 1. */
export function wilsonMargin(count: number, total: number): { center: number; half: number } {
  if (total === 0) return { center: 0.5, half: 0.5 }
  const share = count / total
  const shrink = 1 + Z_95 ** 2 / total
  const half = (Z_95 * Math.sqrt((share * (1 - share)) / total + Z_95 ** 2 / (4 * total ** 2))) / shrink
  return { center: (share + Z_95 ** 2 / (2 * total)) / shrink, half }
}

/** The variance of a share with one right and one wrong answer added: Agresti and Caffo (2000), The American Statistician 54. */
export function varianceOfShare(count: number, total: number): number {
  const share = (count + 1) / (total + 2)
  return (share * (1 - share)) / (total + 2)
}

/** Results with a p below this are called more than luck. */
export const BEYOND_LUCK = 0.05

/** The exact binomial p, both tails, of `count` right answers if each is right with probability `share`. */
export function binomialP(count: number, total: number, share: number): number {
  let below = 0
  let above = 0
  let term = (1 - share) ** total
  for (let each = 0; each <= total; each++) {
    if (each <= count) below += term
    if (each >= count) above += term
    term *= ((total - each) / (each + 1)) * (share / (1 - share))
  }
  return Math.min(1, 2 * Math.min(below, above))
}

/**
 * Fisher's exact p, both tails, of the difference between two counts if both have one share. Of all
 * ways in which as many right answers fall into the two groups, those at least as unlikely as the one found are summed.
 */
export function differenceP(
  one: { right: number; answers: number },
  other: { right: number; answers: number },
): number {
  const right = one.right + other.right
  const least = Math.max(0, right - other.answers)
  const ways = Array.from(
    { length: Math.min(right, one.answers) - least + 1 },
    (_, index) => logWays(one.answers, least + index) + logWays(other.answers, right - least - index),
  )
  const most = Math.max(...ways)
  const weights = ways.map((way) => Math.exp(way - most))
  const found = weights[one.right - least] ?? 0
  const asUnlikely = weights.filter((weight) => weight <= found * (1 + 1e-9))
  return sum(asUnlikely) / sum(weights)
}

function logWays(total: number, count: number): number {
  return sum(Array.from({ length: count }, (_, index) => Math.log((total - index) / (index + 1))))
}

/** The density of the standard normal distribution, `z` standard deviations from its mean. */
export function normalDensity(z: number): number {
  return Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI)
}

/** The share of a standard normal below `z`: series of Marsaglia (2004), J. Statistical Software 11(4). */
export function normalShareBelow(z: number): number {
  // Beyond eight standard deviations a double cannot tell the share from 0 or 1.
  if (z < -8) return 0
  if (z > 8) return 1
  let term = z
  let sum = z
  for (let odd = 3; Math.abs(term) > 1e-17; odd += 2) {
    term *= (z * z) / odd
    sum += term
  }
  return 0.5 + sum * normalDensity(z)
}

/** The inverse of `normalShareBelow`, by Newton's method from 0; throws unless `share` is strictly between 0 and 1. */
export function normalQuantile(share: number): number {
  if (!(share > 0 && share < 1))
    throw new RangeError(`Cannot take the normal quantile of ${share}: it must lie strictly between 0 and 1`)
  let z = 0
  for (let step = 0; step < NEWTON_STEPS; step++) z += (share - normalShareBelow(z)) / normalDensity(z)
  return z
}

/** A share of answers with its 95% interval: '80%, likely between 62% and 91%'. */
export function measuredShare(count: number, total: number): string {
  return `${percentText(count / total)}, ${likelyText(wilsonInterval(count, total))}`
}

/** A difference in percentage points with its margin: 'That is 3 points more, give or take 8.' */
export function differenceText({ points, margin }: { points: number; margin: number }): string {
  const rounded = Math.round(points)
  const more = rounded > 0 ? 'more' : 'less'
  const difference = rounded === 0 ? 'no difference' : `${counted(Math.abs(rounded), 'point')} ${more}`
  return `That is ${difference}, give or take ${Math.round(margin)}.`
}
