import type { Day } from '@think-twice/core/activity/days'
import * as z from 'zod/mini'
import { keptForEach } from './kept-values.ts'

const answerSchema = z.object({
  option: z.int(),
  sentence: z.nullable(z.int()),
  /** Which of the two questions were answered right. */
  squares: z.object({ name: z.boolean(), sentence: z.boolean() }),
  /** Milliseconds since 1970. */
  at: z.number(),
})

/** An answer to a day's argument on this device. There is only one try, so it stays. */
export type AnsweredDay = z.infer<typeof answerSchema>
type AnsweredDays = Readonly<Record<Day, AnsweredDay>>

const NONE: AnsweredDays = {}
const kept = keptForEach({ key: 'today', schema: z.record(z.string(), answerSchema), initial: NONE })
/** Days kept on the device, about two years' worth; those answered first are dropped first. */
const MOST_DAYS = 750

export function answeredDays(userId: number | null): AnsweredDays {
  return kept(userId).get()
}

export function useAnsweredDays(userId: number | null): AnsweredDays {
  return kept(userId).use()
}

export function keepAnsweredDay(userId: number | null, day: Day, answered: AnsweredDay): void {
  const entries = Object.entries({ ...answeredDays(userId), [day]: answered })
  kept(userId).set(Object.fromEntries(entries.slice(-MOST_DAYS)))
}

export function dropAnsweredDay(userId: number | null, day: Day): void {
  const { [day]: _, ...others } = answeredDays(userId)
  kept(userId).set(others)
}

/** Drops the answers of a person whose account was deleted. */
export function dropAnsweredDaysOf(userId: number): void {
  kept(userId).set(NONE)
}
