import { accountStore } from './account.ts'
import { achievementStore } from './achievements.ts'
import { answerStore } from './answers.ts'
import type { Connection } from './connection.ts'
import { disputeStore } from './disputes.ts'
import { favoriteStore } from './favorites.ts'
import { learnerStore } from './learner.ts'
import { learnerSnapshotStore } from './learner-snapshot.ts'
import { learningPathStore } from './learning-paths.ts'
import { ownAccountStore } from './own-account.ts'
import { passwordStore } from './password.ts'
import { progressStore } from './progress.ts'
import type { QuestionCache } from './question-cache.ts'
import { questionStore } from './questions.ts'
import { quizResultStore } from './quiz-results.ts'
import { recordedResultStore } from './recorded-results.ts'
import { recoveryStore } from './recovery.ts'
import { resultPageStore } from './result-pages.ts'
import { secretStore } from './secrets.ts'
import { signInStore } from './sign-ins.ts'
import { streakStore } from './streak.ts'
import { todayStore } from './today.ts'
import type { OpenTransaction } from './transactions.ts'
import { wholeResultStore } from './whole-results.ts'

/** One store per resource. Nothing above them knows a table. */
export type Stores = ReturnType<typeof storesOn>

/** Outside a transaction nothing is inserted. */
const READING = { hasInserted: false }

/** The stores of one connection, or of one transaction. */
export function storesOn(
  connection: Connection,
  known: QuestionCache,
  transaction: Pick<OpenTransaction, 'hasInserted'> = READING,
) {
  const questions = questionStore(connection, known, transaction)
  return {
    accounts: accountStore(connection),
    ownAccounts: ownAccountStore(connection),
    passwords: passwordStore(connection),
    recovery: recoveryStore(connection),
    secrets: secretStore(connection),
    signIns: signInStore(connection),
    learners: learnerStore(connection),
    quizResults: quizResultStore(connection, questions),
    recordedResults: recordedResultStore(connection, questions),
    resultPages: resultPageStore(connection, questions),
    wholeResults: wholeResultStore(connection, questions),
    questions,
    answers: answerStore(connection),
    disputes: disputeStore(connection),
    progress: progressStore(connection),
    snapshots: learnerSnapshotStore(connection),
    streak: streakStore(connection),
    today: todayStore(connection),
    favorites: favoriteStore(connection),
    achievements: achievementStore(connection),
    learningPaths: learningPathStore(connection),
  }
}
