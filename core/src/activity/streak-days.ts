import { addDays, type Day } from './days.ts'

/** A day of the week behind; `open` is today while nothing was done yet. */
export type StreakDay = { day: Day; state: 'active' | 'rest' | 'open' | 'missed' }

const DRAWN = 7

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
