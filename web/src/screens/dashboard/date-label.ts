import { dayOf } from '@think-twice/core/activity/days'

/** 'Today', or month and day: 'Nov 18'. Times in milliseconds since 1970. */
export function dateLabel(time: number, now: number, timeZone: string): string {
  if (dayOf(time, timeZone) === dayOf(now, timeZone)) return 'Today'
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone }).format(time)
}
