import { inWords, wordFor } from '../wording/numbers.ts'

/** The argument on the home page: the steps tapped, in order, and whether “Show me” was pressed. */
export type HeroPlay = { tapped: readonly number[]; isShown: boolean }

/** The argument of the home page before its first tap. */
export const FRESH_HERO: HeroPlay = { tapped: [], isShown: false }

/** Taps a step; repeated taps, and taps after it was solved or shown, change nothing. */
export function tapStep(play: HeroPlay, step: number, broken: number): HeroPlay {
  if (isHeroSolved(play, broken) || play.tapped.includes(step)) return play
  return { ...play, tapped: [...play.tapped, step] }
}

/** Was the broken step tapped, or shown on request? `broken` is its index. */
export function isHeroSolved({ tapped, isShown }: HeroPlay, broken: number): boolean {
  return isShown || tapped.includes(broken)
}

/** The line that leads into a round. It praises only learners who found the step themselves. */
export function invitationLine({ tapped }: HeroPlay, broken: number): string {
  if (tapped[0] === broken) return 'Got it. Try eight more?'
  return tapped.includes(broken) ? 'Found it. Eight more?' : 'Eight more?'
}

/** The number of `steps` not tapped yet: 'Two steps left.' */
export function stepsLeftLine({ tapped }: HeroPlay, steps: number): string {
  const left = steps - tapped.length
  return `${inWords(left, true)} ${wordFor(left, 'step')} left.`
}
