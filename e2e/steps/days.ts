/** Milliseconds. */
export const DAY = 86_400_000

/** 'Nov 21'. */
export function shortDate(daysAgo: number): string {
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    Date.now() - daysAgo * DAY,
  )
}

/** Today: 'Nov 21, 2026'. */
export function longDate(): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.now())
}
