import { BANK } from '@think-twice/core/content/bank'
import { publishedQuestion } from '@think-twice/core/publishing/publish'
import { slotsOf } from '@think-twice/core/quiz/quiz-modes'
import { sentQuestions } from '@think-twice/core/quiz/quiz-results'
import { resultCountsOf } from '@think-twice/core/quiz/score'
import { required } from '@think-twice/core/required'
import type { IdentifiedQuestion, Question, QuizMode } from '@think-twice/core/vocabulary'
import { CATALOG } from '../src/learning/catalog.ts'

/** A finished quiz as a client sends it. */
export type Quiz = {
  mode: QuizMode
  questions: Question[]
  userAnswers: number[]
  score: number
  totalQuestions: number
  correctAnswers: number
  timeSpent: number
  [field: string]: unknown
}

/** A mode's questions in slot order. */
export function questionsOf(mode: QuizMode): IdentifiedQuestion[] {
  const inFormA = BANK.flatMap(({ concept, scenarios }) =>
    scenarios.filter(({ form }) => form === 'A').map((scenario) => publishedQuestion(concept, scenario)),
  )
  return slotsOf(mode).map((slot) =>
    required(
      inFormA.find(({ id }) => id === slot),
      slot,
    ),
  )
}

/** A quiz with the first `wrong` answers wrong; `given` overrides other fields. */
export function finishedQuiz(mode: QuizMode = 'standard', wrong = 0, given: Record<string, unknown> = {}): Quiz {
  const questions = sentQuestions(questionsOf(mode))
  const userAnswers = questions.map(({ correctAnswer }, index) =>
    index < wrong ? (correctAnswer + 1) % 4 : correctAnswer,
  )
  return { mode, questions, userAnswers, ...resultCountsOf(questions, userAnswers), timeSpent: 300, ...given }
}

/** The same quiz with the ids that rules know its questions by, as the server has it once it was read. */
export function identifiedQuiz(...quiz: Parameters<typeof finishedQuiz>) {
  const sent = finishedQuiz(...quiz)
  return { ...sent, questions: sent.questions.map(CATALOG.identify) }
}
