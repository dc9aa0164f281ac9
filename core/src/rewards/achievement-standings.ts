import { masteredCount, type ProgressRecord } from '../learning/mastery.ts'
import { type Achievement, type AchievementProgress, type LearnerEvidence, progressToward } from './achievements.ts'

/** An achievement as one learner has it: when it was earned, or how far they have come. */
export type AchievementStanding = {
  achievement: Achievement
  /** Milliseconds since 1970; null while it is still to be earned. */
  earnedAt: number | null
  /** Null where there is no way to go: the rank was decided at registration. */
  progress: AchievementProgress | null
}

/** Everything a learner has to show, to measure how far they have come. */
export function evidenceSoFar(learner: {
  results: readonly { score: number }[]
  progress: readonly ProgressRecord[]
  longestStreak: number
}): LearnerEvidence {
  const { results, progress, longestStreak } = learner
  return {
    quizzesFinished: results.length,
    score: results.reduce((best, { score }) => Math.max(best, score), 0),
    fallaciesMastered: masteredCount(progress, 'logical-fallacies'),
    biasesMastered: masteredCount(progress, 'cognitive-biases'),
    longestStreak,
  }
}

/** Every achievement, in the order of the definitions. */
export function achievementStandings(
  achievements: readonly Achievement[],
  earned: readonly { achievementId: string; earnedAt: number }[],
  evidence: LearnerEvidence,
): AchievementStanding[] {
  const earnedAt = new Map(earned.map((each) => [each.achievementId, each.earnedAt]))
  return achievements.map((achievement) => ({
    achievement,
    earnedAt: earnedAt.get(achievement.id) ?? null,
    progress: achievement.requirement.type === 'registration-rank' ? null : progressToward(achievement, evidence),
  }))
}

/** The one that is nearest of those still to be earned; null when no way leads to another. */
export function nextAchievement(standings: readonly AchievementStanding[]): Achievement | null {
  const shareOf = ({ progress }: AchievementStanding) => (progress ? progress.value / progress.of : 0)
  const open = standings.filter(({ earnedAt, progress }) => earnedAt === null && progress !== null)
  return open.sort((one, other) => shareOf(other) - shareOf(one))[0]?.achievement ?? null
}
