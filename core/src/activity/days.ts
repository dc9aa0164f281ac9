import { counted, wordFor } from '../wording/numbers.ts'

/** A calendar day, year first: '2026-11-21'. Alphabetical order is calendar order. */
export type Day = string

/** A moment, in milliseconds since 1970. */
export type Time = number

/** A minute, in milliseconds. */
export const MINUTE = 60_000
/** An hour, in milliseconds. */
export const HOUR = 60 * MINUTE
/** A day on which the clocks do not change, in milliseconds. */
export const DAY = 24 * HOUR

/** The calendar day in an IANA time zone; an absent or unknown zone counts as UTC. */
export function dayOf(time: Time, timeZone: string | null = null): Day {
  const formatter = timeZone === null ? null : formatterOf(timeZone)
  if (!formatter) return dayFromNumber(Math.floor(time / DAY))
  // The formatter writes the month first; splitting its text costs less than asking for the parts.
  const [month, day, year] = formatter.format(time).split('/') as [string, string, string]
  return `${year.padStart(4, '0')}-${month}-${day}`
}

/** A device that reports an earlier time has a wrong clock, because the product did not exist then. */
const EARLIEST = Date.UTC(2026, 0, 1)

/**
 * The time reported by a device. Work done offline arrives late, so a time in the past is accepted; an impossible or missing
 * one counts as `now`.
 */
export function reportedTime(reported: Time | undefined, now: Time): Time {
  return reported !== undefined && reported >= EARLIEST && reported <= now ? reported : now
}

/** The name unchanged if it is an IANA time zone that this machine knows, or else undefined. */
export function knownTimeZone(name: string | null | undefined): string | undefined {
  return name != null && name.length <= LONGEST_ZONE && formatterOf(name) !== null ? name : undefined
}

/** The day `days` calendar days after `day`, or before it for a negative number. */
export function addDays(day: Day, days: number): Day {
  return dayFromNumber(numberOfDay(day) + days)
}

/** Whole days from `earlier` to `later`; negative if they are the other way around. */
export function daysBetween(earlier: Day, later: Day): number {
  return numberOfDay(later) - numberOfDay(earlier)
}

/** The day of the week as a number: 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
  // 1970-01-01 was a Thursday.
  return (((numberOfDay(day) + 4) % 7) + 7) % 7
}

/** Whole hours until the next day begins in a time zone; a day on which the clocks change has its real length. */
export function hoursUntilTomorrow(now: Time, timeZone: string): number {
  const today = dayOf(now, timeZone)
  let hours = 0
  while (dayOf(now + (hours + 1) * HOUR, timeZone) === today) hours += 1
  return hours
}

/** A wait of whole hours: 'in about 5 hours'; 0 reads 'in less than an hour'. */
export function inHoursText(hours: number): string {
  if (hours === 0) return 'in less than an hour'
  return wordFor(hours, 'in about an hour', `in about ${hours} hours`)
}

type LastActivity = { lastActivityAt: number | null; timeZone: string | null }

/** Adds an activity begun at `startedAt` (ms since 1970); one begun before the latest changes nothing. */
export function withActivity<Known extends LastActivity>(
  known: Known,
  { startedAt, timeZone }: { startedAt: Time; timeZone: string | undefined },
): Known {
  const isLatest = known.lastActivityAt === null || startedAt >= known.lastActivityAt
  return isLatest ? { ...known, lastActivityAt: startedAt, timeZone: timeZone ?? null } : known
}

/** The time since then: 'Just now', '3 hours ago', '1 day ago'; an impossible time counts as now. */
export function relativeTimeText(time: Time, now: Time): string {
  const age = now - reportedTime(time, now)
  if (age < HOUR) return 'Just now'
  if (age < DAY) return `${counted(Math.floor(age / HOUR), 'hour')} ago`
  return `${counted(Math.floor(age / DAY), 'day')} ago`
}

/** There are about 600 zone names of 30 characters at most; the limits keep made-up ones from filling memory. */
const MOST_ZONES = 1000
const LONGEST_ZONE = 64
/** An offset such as `+05:30` has a formatter, too, but it is not an IANA name. */
const OFFSET = /^[+-]/

/** Null for an unknown zone. Making a formatter takes about 0.15 ms, many times as long as using it. */
const formatters = new Map<string, Intl.DateTimeFormat | null>()

function formatterOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = formatters.get(timeZone)
  if (known !== undefined) return known
  const formatter = createFormatter(timeZone)
  if (formatters.size >= MOST_ZONES) formatters.clear()
  formatters.set(timeZone, formatter)
  return formatter
}

function createFormatter(timeZone: string): Intl.DateTimeFormat | null {
  if (OFFSET.test(timeZone)) return null
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function numberOfDay(day: Day): number {
  // A day alone is read as its beginning in UTC.
  return Date.parse(day) / DAY
}

function dayFromNumber(number: number): Day {
  return new Date(number * DAY).toISOString().slice(0, 10)
}
