import type { Day } from '@think-twice/core/activity/days'
import type { Squares, TodayAnswer } from '@think-twice/core/practice/today'
import { readStored, writeStored } from './device-storage.ts'

/** What somebody made of a day's argument on this device. There is one try, so it stays. */
export type KeptToday = TodayAnswer & { squares: Squares; at: number }

/** A visitor is nobody's id. */
const PREFIX = 'today:'
const keyOf = (userId: number | null) => PREFIX + (userId ?? 'visitor')
/** Some two years of days, oldest first out. */
const MOST_DAYS = 750

/** In case the device keeps nothing: until the page is closed. */
const inMemory = new Map<string, Record<Day, KeptToday>>()

export function answeredDays(userId: number | null): Readonly<Record<Day, KeptToday>> {
  const key = keyOf(userId)
  return inMemory.get(key) ?? parse(readStored(key))
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

function parse(text: string | null): Record<Day, KeptToday> {
  try {
    const days: unknown = JSON.parse(text ?? '{}')
    if (typeof days !== 'object' || days === null) return {}
    return Object.fromEntries(Object.entries(days).filter(([, kept]) => isKept(kept)))
  } catch {
    return {}
  }
}

function isKept(value: unknown): value is KeptToday {
  const { option, squares } = (value ?? {}) as Partial<KeptToday>
  return Number.isInteger(option) && typeof squares?.name === 'boolean' && typeof squares.sentence === 'boolean'
}
