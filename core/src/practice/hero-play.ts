import { inWords } from '../wording/number-words.ts'

/** How the argument on the home page stands: the steps tapped in their order, and whether “Show me” was pressed. */
export type HeroPlay = { tapped: readonly number[]; isShown: boolean }

export const FRESH_HERO: HeroPlay = { tapped: [], isShown: false }

/** Taps a step. Once the argument is solved or shown, and on a step that was tapped already, nothing changes. */
export function tapStep(play: HeroPlay, step: number, broken: number): HeroPlay {
  if (isHeroSolved(play, broken) || play.tapped.includes(step)) return play
  return { ...play, tapped: [...play.tapped, step] }
}

/** Is the step that does not follow marked, by the learner or for them? `broken` is its index. */
export function isHeroSolved({ tapped, isShown }: HeroPlay, broken: number): boolean {
  return isShown || tapped.includes(broken)
}

/** The way into a round: it praises only who found the step, and counts only who found it at once. */
export function wayOnLine({ tapped }: HeroPlay, broken: number): string {
  if (tapped[0] === broken) return 'One of one. Eight more?'
  return tapped.includes(broken) ? 'Found it. Eight more?' : 'Eight more?'
}

/** After a wrong tap: how many steps are left to look at. */
export function stepsLeftLine({ tapped }: HeroPlay, steps: number): string {
  const left = steps - tapped.length
  return `${inWords(left, true)} ${left === 1 ? 'step' : 'steps'} left.`
}
