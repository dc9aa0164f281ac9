import { streakBonus } from './streak-bonus.ts'

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
