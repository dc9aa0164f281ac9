import type { Interval } from '../learning/statistics.ts'

/** A share as a whole percent: 0.798 is '80%'. */
export function percentText(share: number): string {
  return `${Math.round(100 * share)}%`
}

/** Where a share plausibly lies: 'likely between 80% and 95%'. */
export function likelyText({ low, high }: Interval): string {
  return `likely between ${percentText(low)} and ${percentText(high)}`
}

/** The same for a column of numbers: '80 to 95%'. */
export function rangeText({ low, high }: Interval): string {
  return `${Math.round(100 * low)} to ${percentText(high)}`
}
