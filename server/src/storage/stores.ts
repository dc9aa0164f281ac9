import type { Kysely } from 'kysely'
import { accountStore } from './account.ts'
import { achievementStore } from './achievements.ts'
import { favoriteStore } from './favorites.ts'
import { learnerStore } from './learner.ts'
import { learningPathStore } from './learning-paths.ts'
import { practiceStore } from './practice.ts'
import { progressStore } from './progress.ts'
import { quizResultStore } from './quiz-results.ts'
import type { Schema } from './schema.ts'
import { sessionStore } from './session.ts'
import { streakStore } from './streak.ts'

/** What a store works on: the database, or one transaction of it. */
export type Connection = Kysely<Schema>

/** One store for each resource. Nothing above them knows a table. */
export type Stores = ReturnType<typeof storesOn>

export function storesOn(connection: Connection) {
  return {
    accounts: accountStore(connection),
    sessions: sessionStore(connection),
    learners: learnerStore(connection),
    quizResults: quizResultStore(connection),
    practice: practiceStore(connection),
    progress: progressStore(connection),
    streak: streakStore(connection),
    favorites: favoriteStore(connection),
    achievements: achievementStore(connection),
    learningPaths: learningPathStore(connection),
  }
}
