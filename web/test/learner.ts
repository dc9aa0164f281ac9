import type { ProgressRecord } from '@think-twice/core/learning/mastery'
import type { Learner } from '../src/screens/progress/use-learner.ts'
import { ADA } from './ada.ts'

/** The progress page's data about Ada, who has done nothing except what is given. */
export function someLearner(given: Partial<Learner> = {}): Learner {
  return {
    userId: ADA.id,
    isPending: false,
    results: [],
    progress: [],
    streak: {
      currentStreak: 0,
      longestStreak: 0,
      lastActivityDate: null,
      activeDays: [],
      restDays: [],
      hasRestEarned: false,
    },
    achievements: [],
    paths: [],
    tryAgain: () => Promise.resolve([]),
    ...given,
  }
}

/** Somebody's record of a catalog concept, as the server sends it; the fields that matter are given. */
export function someRecord(given: Partial<ProgressRecord> = {}): ProgressRecord {
  return {
    itemId: 'straw-man',
    categoryType: 'logical-fallacies',
    masteryLevel: 40,
    timesEncountered: 1,
    timesCorrect: 0,
    lastEncountered: 1_795_000_000_000,
    lastCorrect: false,
    ...given,
  }
}
