import {
  type CompleteAttempt,
  choose,
  moveForward,
  type QuizAttempt,
  startAttempt,
} from '@think-twice/core/quiz/quiz-attempt'
import { seededRandom } from '@think-twice/core/quiz/shuffle'
import { someQuestion } from '@think-twice/core/rules.fixture'
import { ApiError } from '../data/http.ts'
import type { SavedReply } from './outbox-calls.ts'

export const SAVED: SavedReply = { kind: 'streak', status: 200, reply: null }

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

/** A refusal as our server words it; `echo` is the key it sends back. */
export function refusal(status: number, echo: string | null, headers: Record<string, string> = {}): ApiError {
  const body = JSON.stringify({ code: 'some-code', message: 'No.', requestId: 'r' })
  return new ApiError(
    new Response(body, { status, headers: { ...headers, ...(echo !== null && { 'idempotency-key': echo }) } }),
    body,
  )
}
