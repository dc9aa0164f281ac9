import { type Day, daysBetween } from '../activity/days.ts'

/** The day of the first argument. */
export const FIRST_DAY: Day = '2026-11-01'

/** The number of a day's argument: 1 on the first day, 0 or less before it. */
export function dayNumber(day: Day): number {
  return daysBetween(FIRST_DAY, day) + 1
}
