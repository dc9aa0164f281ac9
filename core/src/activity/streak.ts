import { addDays, type Day, daysBetween } from './days.ts'

/** Both in days. */
export type Streak = { currentStreak: number; longestStreak: number }

/** Active days in a row that earn a rest day: with it, a week has one day off. */
export const DAYS_TO_A_REST = 6

/** A streak with the missed days that rest days cover, and whether one more is earned and unused. */
export type RestedStreak = Streak & { restDays: Day[]; hasRestEarned: boolean }

/** The latest run, and the longest there was: all that the next day needs. In days. */
export type StreakState = { lastDay: Day; length: number; sinceRest: number; longest: number }

/** When and where a learner was last active: start in ms since 1970, and time zone; null before the first. */
export type LastActivity = { lastActivityAt: number | null; timeZone: string | null }

/** Adds an activity begun at `startedAt` (ms since 1970); one begun before the latest changes neither field. */
export function withActivity<Known extends LastActivity>(
  known: Known,
  { startedAt, timeZone }: { startedAt: number; timeZone: string | undefined },
): Known {
  const isLatest = known.lastActivityAt === null || startedAt >= known.lastActivityAt
  return isLatest ? { ...known, lastActivityAt: startedAt, timeZone: timeZone ?? null } : known
}

/** The streak on `today`, in days. Six active days in a row earn a rest day, which bridges one missed day. */
export function streakOf(activeDays: Iterable<Day>, today: Day): Streak {
  const { currentStreak, longestStreak } = restedStreakOf(activeDays, today)
  return { currentStreak, longestStreak }
}

/** The state after all active days, in any order; null without any. */
export function streakStateOf(activeDays: Iterable<Day>): StreakState | null {
  const runs = runsOf([...new Set(activeDays)].sort())
  const latest = runs.at(-1)
  if (latest === undefined) return null
  return { lastDay: latest.last, length: latest.length, sinceRest: latest.sinceRest, longest: longestOf(runs) }
}

/** Adds the latest day or a later one; null for an earlier day, which needs `streakStateOf` instead. */
export function addActiveDay(state: StreakState, day: Day): StreakState | null {
  if (day < state.lastDay) return null
  if (day === state.lastDay) return state
  const { length, sinceRest } = runWith({ last: state.lastDay, ...state }, day) ?? { length: 1, sinceRest: 1 }
  return { lastDay: day, length, sinceRest, longest: Math.max(state.longest, length) }
}

/** The streak on `today`, in days, from its state. */
export function streakOn({ lastDay, length, sinceRest, longest }: StreakState, today: Day): Streak {
  const missed = daysBetween(lastDay, today) - 1
  const isCurrent = missed <= 0 || (missed === 1 && sinceRest >= DAYS_TO_A_REST)
  return { currentStreak: isCurrent ? length : 0, longestStreak: longest }
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
    longestStreak: longestOf(runs),
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
    const longer = run ? runWith(run, day) : null
    if (!run || !longer) {
      runs.push({ last: day, length: 1, sinceRest: 1, restDays: [] })
      continue
    }
    const next = addDays(run.last, 1)
    if (next !== day) run.restDays.push(next)
    Object.assign(run, longer)
  }
  return runs
}

/** The run with a later day; null if the gap between them ends it. */
function runWith({ last, length, sinceRest }: Omit<Run, 'restDays'>, day: Day): Omit<Run, 'restDays'> | null {
  const gap = daysBetween(last, day) - 1
  if (gap === 0) return { last: day, length: length + 1, sinceRest: sinceRest + 1 }
  const isRested = gap === 1 && sinceRest >= DAYS_TO_A_REST
  return isRested ? { last: day, length: length + 1, sinceRest: 1 } : null
}

function longestOf(runs: readonly Run[]): number {
  return runs.reduce((longest, run) => Math.max(longest, run.length), 0)
}
