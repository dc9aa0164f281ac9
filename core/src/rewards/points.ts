/** Total points: achievements held, the current streak's bonus (in days), and completed paths. */
export function totalPoints(
  achievements: readonly { points: number }[],
  currentStreak: number,
  completedPaths: readonly { points: number }[],
): number {
  return sumOfPoints(achievements) + streakBonus(currentStreak) + sumOfPoints(completedPaths)
}

function sumOfPoints(rewards: readonly { points: number }[]): number {
  return rewards.reduce((sum, { points }) => sum + points, 0)
}

/** Points per day once a current streak is this long; shorter streaks earn nothing. */
export const STREAK_BONUS_TIERS = [
  { from: 3, pointsPerDay: 10 },
  { from: 7, pointsPerDay: 20 },
  { from: 30, pointsPerDay: 50 },
] as const
type StreakBonusTier = (typeof STREAK_BONUS_TIERS)[number]

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
