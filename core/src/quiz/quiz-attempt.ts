import type { Question, QuizMode, Random } from '../vocabulary.ts'
import { UNANSWERED } from './score.ts'
import { shuffle, shuffleOptions } from './shuffle.ts'

type SessionFacts = {
  /** Becomes the id of its result, so that a result sent twice counts once. */
  id: string
  mode: QuizMode
  /** In the order in which they are asked, options as they are shown. */
  questions: readonly Question[]
  /** Index picked for each question; -1 while unanswered. */
  userAnswers: readonly number[]
  /** Milliseconds during which the session was open. Time away from it does not count. */
  elapsed: number
}

/** A session that is over has no position, so the type has none. */
export type RunningSession = SessionFacts & { state: 'in progress'; position: number }
export type CompleteSession = SessionFacts & { state: 'complete'; finishedAt: number }
export type QuizSession = RunningSession | CompleteSession

/** A session at its first question, nothing answered; questions and their options in a fresh order. */
export function startSession(
  id: string,
  mode: QuizMode,
  questions: readonly Question[],
  random: Random,
): RunningSession {
  return {
    state: 'in progress',
    id,
    mode,
    questions: shuffle(questions, random).map((question) => shuffleOptions(question, random)),
    userAnswers: questions.map(() => UNANSWERED),
    elapsed: 0,
    position: 0,
  }
}

/** The question being asked. */
export function currentQuestion(session: RunningSession): Question {
  return session.questions[session.position]!
}

/** The option chosen for the question being asked, -1 when there is none yet. */
export function currentAnswer(session: RunningSession): number {
  return session.userAnswers[session.position] ?? UNANSWERED
}

export function answeredCount({ userAnswers }: QuizSession): number {
  return userAnswers.filter((answer) => answer !== UNANSWERED).length
}

export function isLastQuestion(session: RunningSession): boolean {
  return session.position === session.questions.length - 1
}

/** Moving on needs an answer (section 5). */
export function canMoveOn(session: RunningSession): boolean {
  return currentAnswer(session) !== UNANSWERED
}

/** Chooses or changes the answer of the question being asked. An option that is not there changes nothing. */
export function choose(session: RunningSession, option: number): RunningSession {
  if (!(option in currentQuestion(session).options)) return session
  return { ...session, userAnswers: session.userAnswers.with(session.position, option) }
}

/** The next question, or the end after the last one. Without an answer nothing moves. `now` in ms since 1970. */
export function moveOn(session: RunningSession, now: number): QuizSession {
  if (!canMoveOn(session)) return session
  if (!isLastQuestion(session)) return { ...session, position: session.position + 1 }
  const { position: _, ...facts } = session
  return { ...facts, state: 'complete', finishedAt: now }
}

/** The question before; on the first one nothing moves. */
export function moveBack(session: RunningSession): RunningSession {
  return { ...session, position: Math.max(0, session.position - 1) }
}

/** Adds time during which the session was open, in milliseconds. */
export function passTime(session: RunningSession, milliseconds: number): RunningSession {
  return { ...session, elapsed: session.elapsed + Math.max(0, milliseconds) }
}
