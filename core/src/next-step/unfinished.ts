import type { Time } from '../activity/days.ts'

/** A quiz, assessment, or round left in the middle, as the device keeps it. */
export type Unfinished = {
  id: string
  kind: 'attempt' | 'round'
  title: string
  answered: number
  /** Index of the question it opens at; one that is answered may still be on the screen. */
  position: number
  of: number
  leftAt: Time
}

/** The question at which an unfinished quiz or round opens, counted from 1: 'Question 3 of 12'. */
export function placeLine({ position, of }: Pick<Unfinished, 'position' | 'of'>): string {
  return `Question ${Math.min(position + 1, of)} of ${of}`
}
