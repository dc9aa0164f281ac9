import type { Day } from '@think-twice/core/activity/days'
import type { Squares, TodayAnswer } from '@think-twice/core/practice/today'
import { fieldsOf } from './fields-of.ts'
import { keptForEach } from './kept-value.ts'
import { createStore } from './store.ts'

/** How somebody answered a day's argument on this device. There is only one try, so it stays. */
export type KeptToday = TodayAnswer & { squares: Squares; at: number }

const keptDays = keptForEach('today:', daysIn)
/** Days kept on the device, about two years' worth; the oldest are dropped first. */
const MOST_DAYS = 750

/** Goes up with every change, so that whoever shows the days knows when to look again. */
const changes = createStore(0)

export function useTodayChanges(): number {
  return changes.use()
}

export function answeredDays(userId: number | null): Readonly<Record<Day, KeptToday>> {
  return keptDays(userId).read() ?? {}
}

export function keepToday(userId: number | null, day: Day, kept: KeptToday): void {
  const entries = Object.entries({ ...answeredDays(userId), [day]: kept }).sort(([one], [other]) =>
    one < other ? -1 : 1,
  )
  write(userId, Object.fromEntries(entries.slice(-MOST_DAYS)))
}

export function dropToday(userId: number | null, day: Day): void {
  const { [day]: _, ...others } = answeredDays(userId)
  write(userId, others)
}

function write(userId: number | null, days: Record<Day, KeptToday>): void {
  keptDays(userId).write(days)
  changes.set(changes.get() + 1)
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
