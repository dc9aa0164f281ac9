import { dayOf, MS_PER_HOUR, type Time } from './days.ts'

/** Whole hours until the next day begins in a time zone; a day on which the clocks change has its real length. */
export function hoursUntilTomorrow(now: Time, timeZone: string): number {
  const today = dayOf(now, timeZone)
  let hours = 0
  while (dayOf(now + (hours + 1) * MS_PER_HOUR, timeZone) === today) hours += 1
  return hours
}

/** A wait of whole hours: 'in about 5 hours'; 0 reads 'in less than an hour'. */
export function inHoursText(hours: number): string {
  if (hours === 0) return 'in less than an hour'
  return hours === 1 ? 'in about an hour' : `in about ${hours} hours`
}
