import { addDays, type Day, daysBetween } from './days.ts'

/** Both in days. */
export type Streak = { currentStreak: number; longestStreak: number }

export const DAYS_TO_A_REST = 6

export type RestedStreak = Streak & { restDays: Day[]; hasRestEarned: boolean }

/** The streak on `today`, in days. Six active days in a row earn a rest day, which bridges one missed day. */
export function streakOf(activeDays: Iterable<Day>, today: Day): Streak {
  const { currentStreak, longestStreak } = restedStreakOf(activeDays, today)
  return { currentStreak, longestStreak }
}

/** The streak with its rest days, including yesterday if that is being rested. */
export function restedStreakOf(activeDays: Iterable<Day>, today: Day): RestedStreak {
  const runs = runsOf([...new Set(activeDays)].sort())
  const latest = runs.at(-1)
  const missed = latest === undefined ? Number.POSITIVE_INFINITY : daysBetween(latest.last, today) - 1
  const rests = missed === 1 && latest!.sinceRest >= DAYS_TO_A_REST
  const isCurrent = missed <= 0 || rests
  return {
    currentStreak: isCurrent ? latest!.length : 0,
    longestStreak: runs.reduce((longest, run) => Math.max(longest, run.length), 0),
    restDays: isCurrent ? [...latest!.restDays, ...(rests ? [addDays(latest!.last, 1)] : [])] : [],
    hasRestEarned: isCurrent && !rests && latest!.sinceRest >= DAYS_TO_A_REST,
  }
}

/** Points per day once a current streak is this long; shorter streaks earn nothing. */
export const STREAK_BONUS_TIERS = [
  { from: 3, pointsPerDay: 10 },
  { from: 7, pointsPerDay: 20 },
  { from: 30, pointsPerDay: 50 },
] as const
export type StreakBonusTier = (typeof STREAK_BONUS_TIERS)[number]

/** The tier a current streak of this many days is in; null below the first. */
export function streakBonusTier(currentStreak: number): StreakBonusTier | null {
  return STREAK_BONUS_TIERS.findLast(({ from }) => currentStreak >= from) ?? null
}

/** The points a current streak is worth: every day pays the rate of the tier reached. */
export function streakBonus(currentStreak: number): number {
  return currentStreak * (streakBonusTier(currentStreak)?.pointsPerDay ?? 0)
}

/** The days of a tier in words: '3 to 6 days', '30 days or more'. */
export function tierText({ from }: StreakBonusTier): string {
  const next = STREAK_BONUS_TIERS.find((tier) => tier.from > from)
  return next ? `${from} to ${next.from - 1} days` : `${from} days or more`
}

/** The next tier up and the days left to reach it; null at the top. */
export function nextStreakBonus(currentStreak: number): { tier: StreakBonusTier; inDays: number } | null {
  const tier = STREAK_BONUS_TIERS.find(({ from }) => from > currentStreak)
  return tier ? { tier, inDays: tier.from - currentStreak } : null
}

type Run = {
  last: Day
  /** Active days; rest days add nothing. */
  length: number
  sinceRest: number
  restDays: Day[]
}

/** Splits sorted days into runs; a run that has earned a rest day survives a gap of one day. */
function runsOf(days: readonly Day[]): Run[] {
  const runs: Run[] = []
  for (const day of days) {
    const run = runs.at(-1)
    const gap = run ? daysBetween(run.last, day) - 1 : Number.POSITIVE_INFINITY
    if (run && gap === 0) {
      run.last = day
      run.length += 1
      run.sinceRest += 1
    } else if (run && gap === 1 && run.sinceRest >= DAYS_TO_A_REST) {
      run.restDays.push(addDays(run.last, 1))
      run.last = day
      run.length += 1
      run.sinceRest = 1
    } else {
      runs.push({ last: day, length: 1, sinceRest: 1, restDays: [] })
    }
  }
  return runs
}
