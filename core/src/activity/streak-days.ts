import { addDays, type Day } from './days.ts'

/** `open` is a today on which nothing was done yet. */
export type StreakDay = { day: Day; state: 'active' | 'rest' | 'open' | 'missed' }

/** How many days are drawn beside a streak; the last is today. */
const DRAWN = 7

/** The last seven days as a streak counts them. */
export function streakDays(
  { activeDays, restDays }: { activeDays: readonly Day[]; restDays: readonly Day[] },
  today: Day,
): StreakDay[] {
  return Array.from({ length: DRAWN }, (_, index): StreakDay => {
    const day = addDays(today, index - (DRAWN - 1))
    if (activeDays.includes(day)) return { day, state: 'active' }
    if (restDays.includes(day)) return { day, state: 'rest' }
    return { day, state: day === today ? 'open' : 'missed' }
  })
}
