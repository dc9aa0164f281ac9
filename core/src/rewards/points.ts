import { streakBonus } from '../activity/streak.ts'

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

/** '1,500 points'. */
export function pointsText(points: number): string {
  return `${countText(points)} points`
}

/** '1,500': a number as it is written in American English. */
export function countText(count: number): string {
  return new Intl.NumberFormat('en-US').format(count)
}
