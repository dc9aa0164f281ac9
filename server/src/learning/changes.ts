import { encountersOf } from '@think-twice/core/encounters'
import type { LearningPathRecord, PathType } from '@think-twice/core/learning-paths'
import type { ProgressRecord } from '@think-twice/core/mastery'
import type { EarnedAchievement } from '../storage/achievements.ts'
import type { KeptResult } from '../storage/quiz-results.ts'
import { findConcept } from './catalogue.ts'
import type { StreakReading } from './record-activity.ts'

/** What a finished quiz changed, as it is answered: mastery rounded. */
export type Changes = {
  progress: ProgressRecord[]
  streak: StreakReading
  /** Newly earned. */
  achievements: EarnedAchievement[]
  /** Those that advanced. */
  learningPaths: LearningPathRecord[]
}

/**
 * The changes as they are kept beside their result, in a few hundred bytes: a repeated delivery is answered with them,
 * long after the records themselves have moved on. What follows from the result is left out.
 */
type KeptChanges = {
  at: number
  /** Mastery, encounters, right ones, was the latest right, and when it was if not with this result. */
  progress: ([number, number, number, 0 | 1] | [number, number, number, 0 | 1, number])[]
  streak: [number, number, number | null]
  achievements?: string[]
  paths?: [PathType, number, number, number][]
}

export function encodeChanges(changes: Changes, { timestamp }: KeptResult, at: number): string {
  const { progress, streak, achievements, learningPaths } = changes
  const kept: KeptChanges = {
    at,
    progress: progress.map(({ masteryLevel, timesEncountered, timesCorrect, lastCorrect, lastEncountered }) => {
      const numbers = [masteryLevel, timesEncountered, timesCorrect, lastCorrect ? 1 : 0] as const
      return lastEncountered === timestamp ? [...numbers] : [...numbers, lastEncountered]
    }),
    streak: [streak.currentStreak, streak.longestStreak, streak.lastActivityDate],
    ...(achievements.length > 0 && { achievements: achievements.map(({ achievementId }) => achievementId) }),
    ...(learningPaths.length > 0 && {
      paths: learningPaths.map(({ pathType, totalSteps, currentStep, startedAt }) => [
        pathType,
        totalSteps,
        currentStep,
        startedAt,
      ]),
    }),
  }
  return JSON.stringify(kept)
}

/** The changes again, from what was kept and the result they belong to. */
export function decodeChanges(text: string, result: KeptResult): Changes {
  const { at, progress, streak, achievements = [], paths = [] }: KeptChanges = JSON.parse(text)
  const [currentStreak, longestStreak, lastActivityDate] = streak
  const met = new Map(encountersOf(result, findConcept).map(({ itemId, categoryType }) => [itemId, categoryType]))
  return {
    progress: [...met].map(([itemId, categoryType], index) => {
      const [masteryLevel, timesEncountered, timesCorrect, lastCorrect, lastEncountered] = progress[index]!
      return {
        itemId,
        categoryType,
        masteryLevel,
        timesEncountered,
        timesCorrect,
        lastEncountered: lastEncountered ?? result.timestamp,
        lastCorrect: lastCorrect === 1,
      }
    }),
    streak: { currentStreak, longestStreak, lastActivityDate },
    achievements: achievements.map((achievementId) => ({ achievementId, earnedAt: at })),
    learningPaths: paths.map(([pathType, totalSteps, currentStep, startedAt]) => ({
      pathType,
      totalSteps,
      currentStep,
      completedSteps: Array.from({ length: currentStep }, (_, step) => step),
      startedAt,
      completedAt: currentStep === totalSteps ? at : null,
    })),
  }
}
