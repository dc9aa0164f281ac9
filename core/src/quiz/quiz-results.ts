import type { Time } from '../activity/days.ts'
import type { BiasProfile, IdentifiedQuestion, Question, QuizMode, Sureness } from '../vocabulary.ts'
import { type ProfileCategories, profilesOfMode } from './profiles.ts'
import type { CompleteAttempt } from './quiz-attempt.ts'
import { resultCountsOf } from './score.ts'

/** A finished attempt. `timeSpent` is seconds, `score` whole percent. */
export type QuizResult = {
  id: string
  mode: QuizMode
  questions: readonly IdentifiedQuestion[]
  userAnswers: readonly number[]
  score: number
  totalQuestions: number
  correctAnswers: number
  timestamp: Time
  timeSpent: number
  sureness?: readonly (Sureness | null)[]
  biasProfiles?: readonly BiasProfile[]
}

/** The result of a finished attempt: with sureness if any was said, and profiles if the mode is an assessment. */
export function resultOf(attempt: CompleteAttempt, categories: ProfileCategories): QuizResult {
  const { id, mode, questions, userAnswers, sureness, finishedAt, elapsed } = attempt
  const biasProfiles = profilesOfMode(mode, questions, userAnswers, categories)
  return {
    id,
    mode,
    questions,
    userAnswers,
    ...resultCountsOf(questions, userAnswers),
    timestamp: finishedAt,
    timeSpent: Math.round(elapsed / 1000),
    ...(sureness?.some((said) => said !== null) && { sureness }),
    ...(biasProfiles && { biasProfiles }),
  }
}

/** The questions in the words that the API sends and takes: without ids of concepts and without the deciding words. */
export function sentQuestions(questions: readonly IdentifiedQuestion[]): Question[] {
  return questions.map(({ concept: _, meanings: __, decidingWords: ___, ...sent }) => sent)
}

/** The two texts of a toast. */
export type Notice = { title: string; description: string }

/** The toast at the end of an attempt; only full assessments have their own words. */
export function finishNotice({ mode, score, correctAnswers, totalQuestions, biasProfiles = [] }: QuizResult): Notice {
  if (mode === 'bias-assessment') {
    return {
      title: 'Assessment Complete!',
      description: `Bias analysis generated - ${biasProfiles.length} biases detected`,
    }
  }
  if (mode === 'fallacy-assessment') {
    return {
      title: 'Assessment Complete!',
      description: `Fallacy analysis generated - ${biasProfiles.length} susceptibilities detected`,
    }
  }
  return { title: 'Quiz Complete!', description: `You scored ${score}% (${correctAnswers}/${totalQuestions})` }
}
