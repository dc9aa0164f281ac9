/** How hard an achievement is to come by, easiest first. */
export const RARITIES = ['common', 'rare', 'epic', 'legendary'] as const
export type Rarity = (typeof RARITIES)[number]

/** What an achievement is about; the Progress screen groups by it. */
export const ACHIEVEMENT_CATEGORIES = ['quizzes', 'mastery', 'streaks', 'community'] as const
export type AchievementCategory = (typeof ACHIEVEMENT_CATEGORIES)[number]

/** What can be required; each is a number in `LearnerEvidence`. */
export const REQUIREMENT_TYPES = [
  'quizzes-finished',
  'score',
  'fallacies-mastered',
  'biases-mastered',
  'concepts-mastered',
  'streak-days',
  'registration-rank',
] as const
export type RequirementType = (typeof REQUIREMENT_TYPES)[number]

/** The drawings, one for each achievement. */
export const ACHIEVEMENT_ICONS = [
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

export type Achievement = {
  id: string
  name: string
  /** What to do for it, in a line. */
  description: string
  icon: AchievementIcon
  category: AchievementCategory
  rarity: Rarity
  /** To be reached or passed, except the registration rank, which is at most `value`. */
  requirement: { type: RequirementType; value: number }
  points: number
}

/**
 * What an event is evidence of; what is absent earns nothing. A finished quiz hands in all but the rank; a practice
 * answer the mastered counts; a streak call the longest streak; a registration the rank; a result without
 * `recordActivity` nothing. To show progress, hand in everything.
 */
export type LearnerEvidence = {
  quizzesFinished?: number
  /** Whole percent: of the result just finished when awarding, the best so far when showing progress. */
  score?: number
  fallaciesMastered?: number
  biasesMastered?: number
  /** In days. Days that arrive late may complete a streak that is already over, so the longest decides. */
  longestStreak?: number
  /** 1 for the first registered person; the demo user has none. */
  registrationRank?: number
}

/** How far a learner has come: `value` of `of`, never above it. */
export type AchievementProgress = { value: number; of: number }

/** The achievements that the evidence earns and the learner does not hold yet, in the order of the definitions. */
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

/** The last registration that still earns something; later ones need no counting. 0 when rank earns nothing. */
export function lastRewardedRank(achievements: readonly Achievement[]): number {
  const ranked = achievements.filter(({ requirement }) => requirement.type === 'registration-rank')
  return Math.max(0, ...ranked.map(({ requirement }) => requirement.value))
}

/** What has been reached of what is required. */
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
