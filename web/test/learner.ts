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
