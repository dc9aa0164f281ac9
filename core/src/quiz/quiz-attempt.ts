import type { Time } from '../activity/days.ts'
import { itemAt } from '../required.ts'
import type { IdentifiedQuestion, QuizMode, Random, Sureness } from '../vocabulary.ts'
import { UNANSWERED } from './score.ts'
import { shuffleApart, shuffleOptions } from './shuffle.ts'

type AttemptFacts = {
  /** Becomes the result's id, so a result sent twice counts once. */
  id: string
  mode: QuizMode
  questions: readonly IdentifiedQuestion[]
  userAnswers: readonly number[]
  /** Absent until the learner says how sure they are of any answer; null for answers without it. */
  sureness?: readonly (Sureness | null)[]
  elapsed: number
}

/** An attempt being taken; `position` is the index of the question on the screen. */
export type RunningAttempt = AttemptFacts & { state: 'in progress'; position: number }
/** An attempt whose last question was answered. */
export type CompleteAttempt = AttemptFacts & { state: 'complete'; finishedAt: Time }
/** An attempt at any time: still running, or complete. */
export type QuizAttempt = RunningAttempt | CompleteAttempt

/** An attempt at its first question. Questions with the same options are kept apart, because one hints at another. */
export function startAttempt(
  id: string,
  mode: QuizMode,
  questions: readonly IdentifiedQuestion[],
  random: Random,
): RunningAttempt {
  return {
    state: 'in progress',
    id,
    mode,
    questions: shuffleApart(questions, optionsKey, random).map((question) => shuffleOptions(question, random)),
    userAnswers: questions.map(() => UNANSWERED),
    elapsed: 0,
    position: 0,
  }
}

function optionsKey({ options }: IdentifiedQuestion): string {
  return [...options].sort().join()
}

/** The question on the screen; throws if the position is outside the attempt. */
export function currentQuestion(attempt: RunningAttempt): IdentifiedQuestion {
  return itemAt(attempt.questions, attempt.position)
}

/** The option chosen for the current question; -1 if none. */
export function currentAnswer(attempt: RunningAttempt): number {
  return attempt.userAnswers[attempt.position] ?? UNANSWERED
}

/** The number of questions with an answer, the one on the screen included. */
export function answeredCount({ userAnswers }: Pick<QuizAttempt, 'userAnswers'>): number {
  return userAnswers.filter((answer) => answer !== UNANSWERED).length
}

/** Is the last question on the screen? Then the button says 'Finish' instead of 'Next'. */
export function isLastQuestion(attempt: RunningAttempt): boolean {
  return attempt.position === attempt.questions.length - 1
}

/** Has the question on the screen an answer? 'Next' and 'Finish' wait for it. */
export function canMoveForward(attempt: RunningAttempt): boolean {
  return currentAnswer(attempt) !== UNANSWERED
}

/** Chooses or changes the answer to the current question; an unknown option changes nothing. */
export function choose(attempt: RunningAttempt, option: number): RunningAttempt {
  if (!(option in currentQuestion(attempt).options)) return attempt
  return { ...attempt, userAnswers: attempt.userAnswers.with(attempt.position, option) }
}

/** The sureness of the answer on the screen; null until it is stated. */
export function currentSureness(attempt: RunningAttempt): Sureness | null {
  return attempt.sureness?.[attempt.position] ?? null
}

/** Says how sure the current answer is; without an answer nothing changes. */
export function setSureness(attempt: RunningAttempt, sureness: Sureness): RunningAttempt {
  if (!canMoveForward(attempt)) return attempt
  const soFar = attempt.sureness ?? attempt.questions.map(() => null)
  return { ...attempt, sureness: soFar.with(attempt.position, sureness) }
}

/** Moves on, or finishes after the last question; without an answer nothing changes. */
export function moveForward(attempt: RunningAttempt, now: Time): QuizAttempt {
  if (!canMoveForward(attempt)) return attempt
  if (!isLastQuestion(attempt)) return { ...attempt, position: attempt.position + 1 }
  const { position: _, ...facts } = attempt
  return { ...facts, state: 'complete', finishedAt: now }
}

/** Goes to the question before; at the first one nothing changes. Answers stay. */
export function moveBack(attempt: RunningAttempt): RunningAttempt {
  return { ...attempt, position: Math.max(0, attempt.position - 1) }
}

/** Adds milliseconds to the time the attempt was open; a clock that was set back takes none away. */
export function passTime(attempt: RunningAttempt, milliseconds: number): RunningAttempt {
  return { ...attempt, elapsed: attempt.elapsed + Math.max(0, milliseconds) }
}
