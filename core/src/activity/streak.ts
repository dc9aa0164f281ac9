import { addDays, type Day, daysBetween } from './days.ts'

/** Both in days. */
export type Streak = { currentStreak: number; longestStreak: number }

/** So many active days in a row earn a rest day. */
export const DAYS_TO_A_REST = 6

/** A streak with the rest days of its latest run, and whether one is earned and not used yet. */
export type RestedStreak = Streak & { restDays: Day[]; hasRestEarned: boolean }

/**
 * The streak on `today`, from the days on which the learner was active. They are taken as a set: late, repeated and
 * disordered deliveries cannot change it. It is current while its last day is today or yesterday; a last
 * day after today is one in a zone further east. Six active days in a row earn a rest day: a single missed day then does
 * not end the run, and adds nothing to it. Two missed days end any run.
 */
export function streakOf(activeDays: Iterable<Day>, today: Day): Streak {
  const { currentStreak, longestStreak } = restedStreakOf(activeDays, today)
  return { currentStreak, longestStreak }
}

/** The streak, and what the calendar shows of its rest days. A yesterday that is being rested counts among them. */
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

/** What each day of a current streak is worth from so many days on. A shorter streak earns nothing. */
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

type Run = {
  last: Day
  /** Active days; rest days add nothing. */
  length: number
  /** Active days in a row, since the run began or since its last rest. */
  sinceRest: number
  restDays: Day[]
}

/** Runs of active days, from days in order. A gap of one day stays inside a run that has earned a rest. */
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
