import type { Time } from '../activity/days.ts'
import { masteredCount, type ProgressRecord } from '../learning/mastery.ts'

/** Rarity of an achievement, from the commonest to the rarest. */
export const RARITIES = ['common', 'rare', 'epic', 'legendary'] as const
export type Rarity = (typeof RARITIES)[number]

const REQUIREMENT_TYPES = [
  'quizzes-finished',
  'score',
  'fallacies-mastered',
  'biases-mastered',
  'concepts-mastered',
  'streak-days',
  'registration-rank',
] as const
type RequirementType = (typeof REQUIREMENT_TYPES)[number]

const ACHIEVEMENT_ICONS = [
  'stairs',
  'checked-cells',
  'circled-check',
  'cracked-square',
  'tilted-square',
  'three-bars',
  'seven-bars',
  'calendar',
  'open-book',
  'sunrise',
] as const
export type AchievementIcon = (typeof ACHIEVEMENT_ICONS)[number]

/** Something to earn; the table in docs/product.md lists them all. */
export type Achievement = {
  id: string
  name: string
  description: string
  icon: AchievementIcon
  rarity: Rarity
  /** The requirement is met at `value` or more; a registration rank must be at most `value`. */
  requirement: { type: RequirementType; value: number }
  points: number
}

/** The evidence that achievements are awarded for; a missing number earns nothing. */
export type LearnerEvidence = {
  quizzesFinished?: number
  /** Whole percent: the result's own when awarding, the best so far when showing progress. */
  score?: number
  fallaciesMastered?: number
  biasesMastered?: number
  /** Days. Late deliveries can complete a streak that is already over, so the longest one counts. */
  longestStreak?: number
  registrationRank?: number
}

/** Progress toward an achievement: `value` out of `of`, which it never exceeds. */
export type AchievementProgress = { value: number; of: number }

/** The achievements earned and not yet held, in the order of the definitions. */
export function earnedAchievements(
  achievements: readonly Achievement[],
  evidence: LearnerEvidence,
  heldIds: ReadonlySet<string>,
): Achievement[] {
  return achievements.filter((achievement) => {
    const { value, of } = progressToward(achievement, evidence)
    return value >= of && !heldIds.has(achievement.id)
  })
}

/** The ids of what the evidence earns and completed paths grant, each once and none already held. */
export function newAchievementIds(
  achievements: readonly Achievement[],
  heldIds: readonly string[],
  evidence: LearnerEvidence,
  grantedIds: readonly string[] = [],
): string[] {
  const held = new Set(heldIds)
  const earned = earnedAchievements(achievements, evidence, held).map(({ id }) => id)
  return [...new Set([...earned, ...grantedIds])].filter((id) => !held.has(id))
}

/** The numbers of fallacies and of biases with a rounded mastery of 80 or more. */
export function masteryEvidence(
  progress: readonly ProgressRecord[],
): Required<Pick<LearnerEvidence, 'fallaciesMastered' | 'biasesMastered'>> {
  return {
    fallaciesMastered: masteredCount(progress, 'logical-fallacies'),
    biasesMastered: masteredCount(progress, 'cognitive-biases'),
  }
}

/** The last registration that still earns something, so later ones need no counting; 0 if none does. */
export function lastRewardedRank(achievements: readonly Achievement[]): number {
  const ranked = achievements.filter(({ requirement }) => requirement.type === 'registration-rank')
  return Math.max(0, ...ranked.map(({ requirement }) => requirement.value))
}

/** The progress toward an achievement, at most its goal; missing evidence counts as none. */
export function progressToward(
  { requirement }: Pick<Achievement, 'requirement'>,
  evidence: LearnerEvidence,
): AchievementProgress {
  const { type, value: required } = requirement
  if (type === 'registration-rank') {
    const { registrationRank = Number.POSITIVE_INFINITY } = evidence
    return { value: registrationRank <= required ? 1 : 0, of: 1 }
  }
  return { value: Math.min(required, reached(type, evidence)), of: required }
}

function reached(
  type: Exclude<RequirementType, 'registration-rank'>,
  { quizzesFinished = 0, score = 0, fallaciesMastered = 0, biasesMastered = 0, longestStreak = 0 }: LearnerEvidence,
): number {
  switch (type) {
    case 'quizzes-finished':
      return quizzesFinished
    case 'score':
      return score
    case 'fallacies-mastered':
      return fallaciesMastered
    case 'biases-mastered':
      return biasesMastered
    case 'concepts-mastered':
      return fallaciesMastered + biasesMastered
    case 'streak-days':
      return longestStreak
  }
}

/** An achievement as one learner sees it; `earnedAt` is null until it is earned. */
export type AchievementStanding = {
  achievement: Achievement
  earnedAt: Time | null
  /** Null for the registration rank, which cannot be worked toward. */
  progress: AchievementProgress | null
}

/** The evidence of a learner’s whole history; `score` is the best one, 0 without results. */
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

/** A learner's progress with each achievement, in the order of the definitions. */
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
