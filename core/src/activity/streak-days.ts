import { addDays, type Day } from './days.ts'

/** One of the last seven days; `open` is today while nothing has been done yet. */
type StreakDay = { day: Day; state: 'active' | 'rest' | 'open' | 'missed' }

const DRAWN = 7

/** The seven days up to `today`, oldest first; a day that is both active and rested counts as active. */
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
