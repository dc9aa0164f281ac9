import type { Time } from '../activity/days.ts'
import type { ProgressRecord } from '../learning/mastery.ts'
import {
  type Achievement,
  type AchievementProgress,
  type LearnerEvidence,
  masteryEvidence,
  progressToward,
} from './achievements.ts'

/** An achievement as one learner sees it; `earnedAt` is null until it is earned. */
export type AchievementStanding = {
  achievement: Achievement
  earnedAt: Time | null
  /** How far the learner is; null for the registration rank, which nobody can work toward. */
  progress: AchievementProgress | null
}

/** What a learner’s whole history shows for achievements; `score` is the best one, 0 without results. */
export function evidenceSoFar(learner: {
  results: readonly { score: number }[]
  progress: readonly ProgressRecord[]
  longestStreak: number
}): LearnerEvidence {
  const { results, progress, longestStreak } = learner
  return {
    quizzesFinished: results.length,
    score: results.reduce((best, { score }) => Math.max(best, score), 0),
    ...masteryEvidence(progress),
    longestStreak,
  }
}

/** Where a learner stands with each achievement, in the order of the definitions. */
export function achievementStandings(
  achievements: readonly Achievement[],
  earned: readonly { achievementId: string; earnedAt: Time }[],
  evidence: LearnerEvidence,
): AchievementStanding[] {
  const earnedAt = new Map(earned.map((each) => [each.achievementId, each.earnedAt]))
  return achievements.map((achievement) => ({
    achievement,
    earnedAt: earnedAt.get(achievement.id) ?? null,
    progress: achievement.requirement.type === 'registration-rank' ? null : progressToward(achievement, evidence),
  }))
}

/** Progress toward an achievement in percent. */
export function progressPercent({ value, of }: AchievementProgress): number {
  return (100 * value) / of
}

/** The achievement closest to being earned; null when none is left to work toward. */
export function nextAchievement(standings: readonly AchievementStanding[]): Achievement | null {
  const percentOf = ({ progress }: AchievementStanding) => (progress ? progressPercent(progress) : 0)
  const open = standings.filter(({ earnedAt, progress }) => earnedAt === null && progress !== null)
  return open.sort((one, other) => percentOf(other) - percentOf(one))[0]?.achievement ?? null
}
