import { type ProfileCategory, profilesOf } from './profiles.ts'
import { assessedBy } from './quiz-modes.ts'
import type { CompleteSession } from './quiz-session.ts'
import { countCorrect, scoreOf } from './score.ts'
import type { BiasProfile, Question, QuizMode } from './vocabulary.ts'

/** A finished session as it is shown, saved and sent. Times are milliseconds since 1970, `timeSpent` seconds. */
export type QuizResult = {
  id: string
  mode: QuizMode
  questions: readonly Question[]
  userAnswers: readonly number[]
  /** Whole percent. */
  score: number
  totalQuestions: number
  correctAnswers: number
  timestamp: number
  timeSpent: number
  /** For the four assessment modes only. */
  biasProfiles?: readonly BiasProfile[]
}

export type ProfileCategories = Readonly<Record<'biases' | 'fallacies', readonly ProfileCategory[]>>

/** The result of a finished session, worked out from its questions and answers alone. */
export function resultOf(session: CompleteSession, categories: ProfileCategories): QuizResult {
  const { id, mode, questions, userAnswers, finishedAt, elapsed } = session
  const correctAnswers = countCorrect(questions, userAnswers)
  const assessed = assessedBy(mode)
  return {
    id,
    mode,
    questions,
    userAnswers,
    score: scoreOf(correctAnswers, questions.length),
    totalQuestions: questions.length,
    correctAnswers,
    timestamp: finishedAt,
    timeSpent: Math.round(elapsed / 1000),
    ...(assessed && { biasProfiles: profilesOf(questions, userAnswers, categories[assessed]) }),
  }
}
