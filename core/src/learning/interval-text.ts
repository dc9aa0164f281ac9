import type { Interval } from './statistics.ts'

/** A share as whole percent: 0.798 is '80%'. */
export function percentText(share: number): string {
  return `${Math.round(100 * share)}%`
}

/** A 95% interval of a share, 0 to 1, in whole percent: 'likely between 62% and 88%'. */
export function likelyText({ low, high }: Interval): string {
  return `likely between ${percentText(low)} and ${percentText(high)}`
}

/** An interval of a share, 0 to 1, in whole percent: '62 to 88%'. */
export function rangeText({ low, high }: Interval): string {
  return `${Math.round(100 * low)} to ${percentText(high)}`
}
