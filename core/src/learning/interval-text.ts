import type { Interval } from './statistics.ts'

/** A share as whole percent: 0.798 is '80%'. */
export function percentText(share: number): string {
  return `${Math.round(100 * share)}%`
}

export function likelyText({ low, high }: Interval): string {
  return `likely between ${percentText(low)} and ${percentText(high)}`
}

export function rangeText({ low, high }: Interval): string {
  return `${Math.round(100 * low)} to ${percentText(high)}`
}
