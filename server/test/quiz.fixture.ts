import { BANK } from '@think-twice/core/content/bank'
import { publishedQuestion } from '@think-twice/core/publishing/published-question'
import { slotsOf } from '@think-twice/core/quiz/quiz-modes'
import { resultCountsOf } from '@think-twice/core/quiz/result-counts'
import { required } from '@think-twice/core/required'
import type { Question, QuizMode } from '@think-twice/core/vocabulary'

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
export function questionsOf(mode: QuizMode): Question[] {
  const scenarios = BANK.flatMap((entry) => entry.scenarios)
  return slotsOf(mode).map((slot) =>
    publishedQuestion(
      required(
        scenarios.find((scenario) => scenario.slot === slot && scenario.form === 'A'),
        slot,
      ),
    ),
  )
}

/** A quiz with the first `wrong` answers wrong; `given` overrides other fields. */
export function finishedQuiz(mode: QuizMode = 'standard', wrong = 0, given: Record<string, unknown> = {}): Quiz {
  const questions = questionsOf(mode)
  const userAnswers = questions.map(({ correctAnswer }, index) =>
    index < wrong ? (correctAnswer + 1) % 4 : correctAnswer,
  )
  return { mode, questions, userAnswers, ...resultCountsOf(questions, userAnswers), timeSpent: 300, ...given }
}
