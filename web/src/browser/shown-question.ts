import type { ShownQuestion } from '@think-twice/core/quiz/quiz-attempt'
import type { QuizMode } from '@think-twice/core/vocabulary'

/** What was done with it, in order: an option chosen by its place, or on to the next question. */
export type ShownStep = number | 'on'

/** The first question of an attempt that the page drew before any code was there, as `build/first-question.js` leaves it. */
type Shown = ShownQuestion & {
  mode: string | null
  /** When it was drawn, on the monotonic clock in ms. */
  shownAt: number
  steps: readonly ShownStep[]
  /** From here on the page does not answer any more. */
  stop: () => void
}

declare global {
  interface Window {
    shownQuestion?: Shown | undefined
  }
}

/** The question that this mode's page shows already, for the one attempt that begins with it; null for every other. */
export function takeShownQuestion(mode: QuizMode): Shown | null {
  const shown = window.shownQuestion
  window.shownQuestion = undefined
  shown?.stop()
  return shown?.mode === mode ? shown : null
}

/** Draws the app in place of the page that showed the question; where nobody has moved on, focus and scroll stay where they were. */
export function drawInPlace(draw: () => void): void {
  const top = scrollY
  const before = document.querySelector('#scenario')?.textContent
  const focused = [...findOptions()].findIndex((option) => option.matches(':focus'))
  draw()
  if (before === undefined || document.querySelector('#scenario')?.textContent !== before) return
  findOptions()[focused]?.focus({ preventScroll: true })
  scrollTo(0, top)
}

function findOptions(): NodeListOf<HTMLInputElement> {
  return document.querySelectorAll('#question input')
}
