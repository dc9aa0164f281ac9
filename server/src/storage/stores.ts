import { accountStore } from './accounts/accounts.ts'
import { rateLimitStore, secretStore, signInStore } from './accounts/sign-ins.ts'
import type { Connection } from './engine/engine.ts'
import { answerStore } from './learning/answers.ts'
import { disputeStore } from './learning/disputes.ts'
import { favoriteStore } from './learning/favorites.ts'
import { learnerStore } from './learning/learner.ts'
import { progressStore } from './learning/progress.ts'
import { streakStore } from './learning/streak.ts'
import { todayStore } from './learning/today.ts'
import { questionStore } from './questions/questions.ts'
import { quizResultStore } from './results/quiz-results.ts'
import { recordedResultStore } from './results/recorded-results.ts'
import { resultPageStore } from './results/result-pages.ts'
import { wholeResultStore } from './results/whole-results.ts'
import { achievementStore } from './rewards/achievements.ts'
import { learningPathStore } from './rewards/learning-paths.ts'

/** One store per resource. Nothing above them knows a table. */
export type Stores = ReturnType<typeof storesOn>

/** The stores of one connection, or of one transaction. */
export function storesOn(connection: Connection) {
  const questions = questionStore(connection)
  return {
    accounts: accountStore(connection),
    secrets: secretStore(connection),
    signIns: signInStore(connection),
    rateLimits: rateLimitStore(connection),
    learners: learnerStore(connection),
    quizResults: quizResultStore(connection, questions),
    recordedResults: recordedResultStore(connection, questions),
    resultPages: resultPageStore(connection, questions),
    wholeResults: wholeResultStore(connection, questions),
    questions,
    answers: answerStore(connection),
    disputes: disputeStore(connection),
    progress: progressStore(connection),
    streak: streakStore(connection),
    today: todayStore(connection),
    favorites: favoriteStore(connection),
    achievements: achievementStore(connection),
    learningPaths: learningPathStore(connection),
  }
}
