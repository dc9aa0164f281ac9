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

/** What each day of a current streak is worth from so many days on (section 9). A shorter streak earns nothing. */
export const STREAK_BONUS_TIERS = [
  { from: 3, pointsPerDay: 10 },
  { from: 7, pointsPerDay: 20 },
  { from: 30, pointsPerDay: 50 },
] as const
export type StreakBonusTier = (typeof STREAK_BONUS_TIERS)[number]

/** The tier that a current streak of so many days is in. */
export function streakBonusTier(currentStreak: number): StreakBonusTier | null {
  return STREAK_BONUS_TIERS.findLast(({ from }) => currentStreak >= from) ?? null
}

/** The points a current streak of so many days is worth: all of its days at the worth of the tier it has reached. */
export function streakBonus(currentStreak: number): number {
  return currentStreak * (streakBonusTier(currentStreak)?.pointsPerDay ?? 0)
}

/** The days of a tier in words: '3 to 6 days', '30 days or more'. */
export function tierText({ from }: StreakBonusTier): string {
  const next = STREAK_BONUS_TIERS.find((tier) => tier.from > from)
  return next ? `${from} to ${next.from - 1} days` : `${from} days or more`
}

/** What comes next: the tier above, and in how many more days; null at the top. */
export function nextStreakBonus(currentStreak: number): { tier: StreakBonusTier; inDays: number } | null {
  const tier = STREAK_BONUS_TIERS.find(({ from }) => from > currentStreak)
  return tier ? { tier, inDays: tier.from - currentStreak } : null
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
