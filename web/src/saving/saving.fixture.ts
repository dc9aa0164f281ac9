import {
  type CompleteAttempt,
  choose,
  moveForward,
  type QuizAttempt,
  startAttempt,
} from '@think-twice/core/quiz/quiz-attempt'
import { seededRandom, someQuestion } from '@think-twice/core/testing'
import { ApiError } from '../data/api-error.ts'
import type { OutboxEntry, OutboxStore } from './outbox-store.ts'

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

/** An entry that waits: the day of an activity of Ada, 7. */
export function entry(id: string, { queuedAt = 1_795_000_000_000, userId = 7 } = {}): OutboxEntry {
  return { id, userId, queuedAt, call: { kind: 'streak', body: { lastActivityDate: queuedAt } } }
}

/** A store that keeps entries in memory. */
export function storeOf(...entries: readonly OutboxEntry[]): OutboxStore {
  const kept = new Map(entries.map((each) => [each.id, each]))
  return {
    put: async (each) => void kept.set(each.id, each),
    delete: async (id) => void kept.delete(id),
    all: async () => [...kept.values()].sort((one, other) => one.queuedAt - other.queuedAt),
    isGone: async (id) => !kept.has(id),
  }
}

/** A refusal as our server words it; `echo` is the key it sends back. */
export function refusal(status: number, echo: string | null, headers: Record<string, string> = {}): ApiError {
  const body = JSON.stringify({ code: 'some-code', message: 'No.', requestId: 'r' })
  return new ApiError(
    new Response(body, { status, headers: { ...headers, ...(echo !== null && { 'idempotency-key': echo }) } }),
    body,
  )
}
