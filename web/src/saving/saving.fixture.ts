import {
  type CompleteAttempt,
  choose,
  moveForward,
  type QuizAttempt,
  startAttempt,
} from '@think-twice/core/quiz/quiz-attempt'
import { seededRandom, someQuestion } from '@think-twice/core/testing'

/** A Standard Quiz of two questions that ended at `at`, milliseconds since 1970. */
export function finishedAttempt(id: string, at: number): CompleteAttempt {
  const questions = [
    someQuestion({ id: 'q1', scenarioId: 'one', decidingWords: ['A scenario'] }),
    someQuestion({ id: 'q2', scenarioId: 'two' }),
  ]
  let attempt: QuizAttempt = startAttempt(id, 'standard', questions, seededRandom(1))
  while (attempt.state === 'in progress') attempt = moveForward(choose(attempt, 0), at)
  return attempt
}
