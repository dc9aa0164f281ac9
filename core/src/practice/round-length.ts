/** The lengths a round can have, in scenarios. */
export const ROUND_LENGTHS = [3, 8, 15] as const
export type RoundLength = (typeof ROUND_LENGTHS)[number]
/** The length until the learner chooses another. */
export const USUAL_LENGTH: RoundLength = 8

const MINUTES_AN_ITEM = 0.5

/** Whole minutes that a number of scenarios takes, at half a minute each; at least 1. */
export function minutesFor(items: number): number {
  return Math.max(1, Math.ceil(items * MINUTES_AN_ITEM))
}
