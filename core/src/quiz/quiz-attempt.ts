import type { Sureness } from '../learning/evidence.ts'
import type { Question, QuizMode, Random } from '../vocabulary.ts'
import { UNANSWERED } from './score.ts'
import { shuffleOptions } from './shuffle.ts'
import { shuffleApart } from './shuffle-apart.ts'

type AttemptFacts = {
  /** Becomes the id of its result, so that a result sent twice counts once. */
  id: string
  mode: QuizMode
  /** In the order in which they are asked, options as they are shown. */
  questions: readonly Question[]
  /** Index picked for each question; -1 while unanswered. */
  userAnswers: readonly number[]
  /** How sure the learner said they were of each answer; absent while they said nothing, null where they did not. */
  sureness?: readonly (Sureness | null)[]
  /** Milliseconds during which the attempt was open. Time away from it does not count. */
  elapsed: number
}

/** An attempt that is over has no position, so the type has none. */
export type RunningAttempt = AttemptFacts & { state: 'in progress'; position: number }
export type CompleteAttempt = AttemptFacts & { state: 'complete'; finishedAt: number }
export type QuizAttempt = RunningAttempt | CompleteAttempt

/**
 * An attempt at its first question, nothing answered; questions and their options in a fresh order. Questions with the
 * same four options do not follow one another: the second would be down to what the first left over.
 */
export function startAttempt(
  id: string,
  mode: QuizMode,
  questions: readonly Question[],
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

/** Equal for questions that offer the same options, in whatever order. */
function optionsKey({ options }: Question): string {
  return [...options].sort().join('\n')
}

/** The question being asked. */
export function currentQuestion(attempt: RunningAttempt): Question {
  return attempt.questions[attempt.position]!
}

/** The option chosen for the question being asked, -1 when there is none yet. */
export function currentAnswer(attempt: RunningAttempt): number {
  return attempt.userAnswers[attempt.position] ?? UNANSWERED
}

export function answeredCount({ userAnswers }: QuizAttempt): number {
  return userAnswers.filter((answer) => answer !== UNANSWERED).length
}

export function isLastQuestion(attempt: RunningAttempt): boolean {
  return attempt.position === attempt.questions.length - 1
}

/** Moving on needs an answer. */
export function canMoveOn(attempt: RunningAttempt): boolean {
  return currentAnswer(attempt) !== UNANSWERED
}

/** Chooses or changes the answer of the question being asked. An option that is not there changes nothing. */
export function choose(attempt: RunningAttempt, option: number): RunningAttempt {
  if (!(option in currentQuestion(attempt).options)) return attempt
  return { ...attempt, userAnswers: attempt.userAnswers.with(attempt.position, option) }
}

/** How sure the learner said they were of the answer being given; null while they have not said. */
export function currentSureness(attempt: RunningAttempt): Sureness | null {
  return attempt.sureness?.[attempt.position] ?? null
}

/** Says how sure of the answer being given. Of a question without an answer nothing is said. */
export function saySureness(attempt: RunningAttempt, sureness: Sureness): RunningAttempt {
  if (!canMoveOn(attempt)) return attempt
  const said = attempt.sureness ?? attempt.questions.map(() => null)
  return { ...attempt, sureness: said.with(attempt.position, sureness) }
}

/** The next question, or the end after the last one. Without an answer nothing moves. `now` in ms since 1970. */
export function moveOn(attempt: RunningAttempt, now: number): QuizAttempt {
  if (!canMoveOn(attempt)) return attempt
  if (!isLastQuestion(attempt)) return { ...attempt, position: attempt.position + 1 }
  const { position: _, ...facts } = attempt
  return { ...facts, state: 'complete', finishedAt: now }
}

/** The question before; on the first one nothing moves. */
export function moveBack(attempt: RunningAttempt): RunningAttempt {
  return { ...attempt, position: Math.max(0, attempt.position - 1) }
}

/** Adds time during which the attempt was open, in milliseconds. */
export function passTime(attempt: RunningAttempt, milliseconds: number): RunningAttempt {
  return { ...attempt, elapsed: attempt.elapsed + Math.max(0, milliseconds) }
}
