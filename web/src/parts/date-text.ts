import { type Day, dayOf } from '@think-twice/core/activity/days'

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
// A calendar day has no time zone, so it is both read and written as UTC.
const SHORT_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

const LONG_DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})
const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' })
const LONG_WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

/** 'Nov 21, 2026': a time in milliseconds since 1970, in the device's time zone. */
export function dateText(time: number): string {
  return DATE.format(time)
}

/** 'Today', or 'Nov 18': times in milliseconds since 1970, in a learner's time zone. */
export function todayOrDateText(time: number, now: number, timeZone: string): string {
  const day = dayOf(time, timeZone)
  return day === dayOf(now, timeZone) ? 'Today' : dayText(day)
}

/** 'Nov 21'. */
export function dayText(day: Day): string {
  return SHORT_DAY.format(Date.parse(day))
}

/** 'Nov'. */
export function monthText(day: Day): string {
  return MONTH.format(Date.parse(day))
}

/** 'Saturday, November 21'. */
export function longDayText(day: Day): string {
  return LONG_DAY.format(Date.parse(day))
}

/** 'Sat'. */
export function weekdayText(day: Day): string {
  return WEEKDAY.format(Date.parse(day))
}

/** 'Saturday'. */
export function longWeekdayText(day: Day): string {
  return LONG_WEEKDAY.format(Date.parse(day))
}
