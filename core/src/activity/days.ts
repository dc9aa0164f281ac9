/** A calendar day, year first: '2026-11-21'. Days in order of the calendar are strings in order of the alphabet. */
export type Day = string

const MS_PER_DAY = 86_400_000

/** Zones whose formatter is kept. There are about 600 names; other spellings must not fill the memory. */
const KEPT_ZONES = 1000
/** The longest IANA names have some 30 characters. */
const LONGEST_ZONE = 64
const formatters = new Map<string, Intl.DateTimeFormat | null>()

/**
 * The calendar day at `time` (milliseconds since 1970, not before) in a time zone, an IANA name such as
 * 'Europe/Berlin'. An absent or unknown zone counts as UTC.
 */
export function dayOf(time: number, timeZone?: string): Day {
  const formatter = timeZone === undefined ? null : formatterOf(timeZone)
  if (!formatter) return dayFromNumber(Math.floor(time / MS_PER_DAY))
  const parts = new Map(formatter.formatToParts(time).map(({ type, value }) => [type, value]))
  return `${parts.get('year')!.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`
}

/** The zone as it was named; undefined when it is absent or there is no such zone. */
export function knownTimeZone(name: string | null | undefined): string | undefined {
  return name != null && name.length <= LONGEST_ZONE && formatterOf(name) !== null ? name : undefined
}

/** The day a number of days later, or earlier when the number is negative. */
export function addDays(day: Day, days: number): Day {
  return dayFromNumber(numberOfDay(day) + days)
}

/** How many days `later` comes after `earlier`; negative when it comes before. */
export function daysBetween(earlier: Day, later: Day): number {
  return numberOfDay(later) - numberOfDay(earlier)
}

/** 0 for a Sunday to 6 for a Saturday. */
export function weekdayOf(day: Day): number {
  // 1970-01-01 was a Thursday.
  return (((numberOfDay(day) + 4) % 7) + 7) % 7
}

/** A formatter for the zone; null when there is no such zone. */
function formatterOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = formatters.get(timeZone)
  if (known !== undefined) return known
  if (formatters.size >= KEPT_ZONES) formatters.clear()
  const formatter = createFormatter(timeZone)
  formatters.set(timeZone, formatter)
  return formatter
}

function createFormatter(timeZone: string): Intl.DateTimeFormat | null {
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

/** Days since 1970-01-01. */
function numberOfDay(day: Day): number {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return Date.UTC(year, month - 1, date) / MS_PER_DAY
}

function dayFromNumber(number: number): Day {
  return new Date(number * MS_PER_DAY).toISOString().slice(0, 10)
}
