import {
  type CompleteAttempt,
  choose,
  moveForward,
  type QuizAttempt,
  type RunningAttempt,
  startAttempt,
} from '@think-twice/core/quiz/quiz-attempt'
import { seededRandom } from '@think-twice/core/quiz/shuffle'
import { someQuestion } from '@think-twice/core/rules.fixture'
import type { Question, QuizMode } from '@think-twice/core/vocabulary'
import { NOON } from './results.ts'

/** An attempt at its first question. The right option is `right …`; the others are wrong. */
export function someAttempt(id: string, concepts: readonly string[], mode: QuizMode = 'standard'): RunningAttempt {
  const questions = concepts.map((fallacyType, index) =>
    someQuestion({
      id: `q${index + 1}`,
      scenarioId: `scenario-${index + 1}`,
      scenario: `The scenario about ${fallacyType}.`,
      fallacyType,
      options: [`right ${index}`, `wrong ${index}`, `odd ${index}`, `off ${index}`],
    }),
  )
  return startAttempt(id, mode, questions, seededRandom(1))
}

/** A finished attempt: the concepts in `missed` were answered wrong. */
export function finishedOf(attempt: RunningAttempt, missed: readonly string[], at = NOON): CompleteAttempt {
  let now: QuizAttempt = attempt
  while (now.state === 'in progress') {
    const question = now.questions[now.position]
    if (!question) throw new RangeError('An attempt stands at one of its questions')
    now = moveForward(
      choose(now, missed.includes(question.fallacyType) ? wrongOption(question) : question.correctAnswer),
      at,
    )
  }
  return now
}

function wrongOption({ options, correctAnswer }: Question): number {
  return (correctAnswer + 1) % options.length
}
