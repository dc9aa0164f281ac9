import { accountStore } from './accounts/accounts.ts'
import { rateLimitStore, secretStore, signInStore } from './accounts/sign-ins.ts'
import { classRoundStore, classVoteStore } from './classes/class-rounds.ts'
import { classStore } from './classes/classes.ts'
import { classSeatStore } from './classes/seats.ts'
import type { Connection } from './engine/engine.ts'
import { answerStore } from './learning/answers.ts'
import { learnerStore } from './learning/learners.ts'
import {
  achievementStore,
  disputeStore,
  favoriteStore,
  learningPathStore,
  progressStore,
  streakStore,
} from './learning/learning.ts'
import { todayStore } from './learning/today.ts'
import { questionStore } from './results/questions.ts'
import { quizResultStore } from './results/quiz-results.ts'
import { resultPageStore } from './results/result-pages.ts'

/** Nothing above the stores knows a table. */
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
    questions,
    quizResults: quizResultStore(connection, questions),
    resultPages: resultPageStore(connection, questions),
    answers: answerStore(connection),
    disputes: disputeStore(connection),
    today: todayStore(connection),
    progress: progressStore(connection),
    streak: streakStore(connection),
    achievements: achievementStore(connection),
    learningPaths: learningPathStore(connection),
    favorites: favoriteStore(connection),
    classes: classStore(connection),
    classSeats: classSeatStore(connection),
    classRounds: classRoundStore(connection),
    classVotes: classVoteStore(connection),
  }
}
