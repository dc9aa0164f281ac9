import type { ShownQuestion } from '@think-twice/core/quiz/quiz-attempt'
import type { QuizMode } from '@think-twice/core/vocabulary'

/** A step taken before the code arrived: an option chosen, by its position, or moving on to the next question. */
export type EarlyStep = number | 'on'

/**
 * The first question of an attempt, drawn by the page before any code arrived, as `build/first-question.js` leaves it.
 */
type Shown = ShownQuestion & {
  mode: string | null
  /** When it was drawn, on the monotonic clock in ms. */
  shownAt: number
  /** The steps so far, in order; more come until the attempt takes over. */
  steps: readonly EarlyStep[]
  /** Stops the page's script from responding, and puts the page back as it was drawn. */
  stop: () => void
  /** The attempt that begins with it. */
  attemptId?: string
}

declare global {
  interface Window {
    shownQuestion?: Shown | undefined
  }
}

/** The question that this mode's page already shows, for the one attempt that begins with it; null for any other. */
export function claimShownQuestion(mode: QuizMode, attemptId: string): ShownQuestion | null {
  const shown = window.shownQuestion
  if (shown?.mode === mode && shown.attemptId === undefined) {
    shown.attemptId = attemptId
    return shown
  }
  takeShown()
  return null
}

/** What was done before the attempt with this id took over; null if nothing could be done. */
export function takeEarlySteps(attemptId: string): Pick<Shown, 'steps' | 'shownAt'> | null {
  return window.shownQuestion?.attemptId === attemptId ? takeShown() : null
}

function takeShown(): Shown | null {
  const shown = window.shownQuestion ?? null
  window.shownQuestion = undefined
  shown?.stop()
  return shown
}
