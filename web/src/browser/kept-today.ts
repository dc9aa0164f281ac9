import type { Day } from '@think-twice/core/activity/days'
import type { Squares, TodayAnswer } from '@think-twice/core/practice/today'
import { fieldsOf } from './fields-of.ts'
import { keptForEach } from './kept-value.ts'

/** What somebody made of a day's argument on this device. There is one try, so it stays. */
export type KeptToday = TodayAnswer & { squares: Squares; at: number }

const keptDays = keptForEach('today:', daysIn)
/** Some two years of days, oldest first out. */
const MOST_DAYS = 750

export function answeredDays(userId: number | null): Readonly<Record<Day, KeptToday>> {
  return keptDays(userId).read() ?? {}
}

export function keepToday(userId: number | null, day: Day, kept: KeptToday): void {
  const entries = Object.entries({ ...answeredDays(userId), [day]: kept }).sort(([one], [other]) =>
    one < other ? -1 : 1,
  )
  keptDays(userId).write(Object.fromEntries(entries.slice(-MOST_DAYS)))
}

function daysIn(value: unknown): Record<Day, KeptToday> {
  const days: Record<Day, KeptToday> = {}
  for (const [day, kept] of Object.entries(fieldsOf(value))) if (isKept(kept)) days[day] = kept
  return days
}

function isKept(value: unknown): value is KeptToday {
  const { option, squares } = fieldsOf(value)
  const { name, sentence } = fieldsOf(squares)
  return Number.isInteger(option) && typeof name === 'boolean' && typeof sentence === 'boolean'
}
