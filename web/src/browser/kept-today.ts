import type { Day } from '@think-twice/core/activity/days'
import type { Squares, TodayAnswer } from '@think-twice/core/practice/today'
import { readJson, writeStored } from './device-storage.ts'
import { fieldsOf } from './fields-of.ts'

/** What somebody made of a day's argument on this device. There is one try, so it stays. */
export type KeptToday = TodayAnswer & { squares: Squares; at: number }

/** The id of a visitor is null. */
const PREFIX = 'today:'
const keyOf = (userId: number | null) => PREFIX + (userId ?? 'visitor')
/** Some two years of days, oldest first out. */
const MOST_DAYS = 750

/** In case the device keeps nothing: until the page is closed. */
const inMemory = new Map<string, Record<Day, KeptToday>>()

export function answeredDays(userId: number | null): Readonly<Record<Day, KeptToday>> {
  const key = keyOf(userId)
  return inMemory.get(key) ?? readJson(key, daysIn) ?? {}
}

export function keepToday(userId: number | null, day: Day, kept: KeptToday): void {
  const key = keyOf(userId)
  const entries = Object.entries({ ...answeredDays(userId), [day]: kept }).sort(([one], [other]) =>
    one < other ? -1 : 1,
  )
  const days = Object.fromEntries(entries.slice(-MOST_DAYS))
  inMemory.set(key, days)
  writeStored(key, JSON.stringify(days))
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
