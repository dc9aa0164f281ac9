import type { QuizMode } from '@think-twice/core/vocabulary'

/** Starts a new session of the mode; any other type runs the extended 24. */
export function startAddress(mode: QuizMode): string {
  return `/?start=${mode}`
}

/** A running session, or the result it ended in. */
export function sessionAddress(id: string): string {
  return `/?session=${id}`
}
