import { addDays, type Day, daysBetween } from './days.ts'

/** Both in days. */
export type Streak = { currentStreak: number; longestStreak: number }

/**
 * The streak on `today`, from the days on which the learner was active. They are taken as a set: late, repeated and
 * disordered deliveries cannot change it. It is current while its last day is today or yesterday; a last
 * day after today is one in a zone further east.
 */
export function streakOf(activeDays: Iterable<Day>, today: Day): Streak {
  const runs = consecutiveRuns([...new Set(activeDays)].sort())
  const latest = runs.at(-1)
  const isCurrent = latest !== undefined && daysBetween(latest.last, today) <= 1
  return {
    currentStreak: isCurrent ? latest.length : 0,
    longestStreak: runs.reduce((longest, run) => Math.max(longest, run.length), 0),
  }
}

/** The points a current streak of so many days is worth (section 9). */
export function streakBonus(currentStreak: number): number {
  if (currentStreak < 3) return 0
  if (currentStreak < 7) return 10 * currentStreak
  if (currentStreak < 30) return 20 * currentStreak
  return 50 * currentStreak
}

type Run = { last: Day; length: number }

/** Days without a gap between them, from days in order. */
function consecutiveRuns(days: readonly Day[]): Run[] {
  const runs: Run[] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run && addDays(run.last, 1) === day) {
      run.last = day
      run.length += 1
    } else {
      runs.push({ last: day, length: 1 })
    }
  }
  return runs
}
