import { streakBonus } from './streak.ts'

/** Total points: the achievements held, the bonus of the current streak (days), the paths completed. */
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
