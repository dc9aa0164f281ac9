/** Where the score's scale ends: saying “sure” and being right half the time scores just under it. */
export const WORST_DRAWN = 0.5

/** Where a Brier score falls on its scale, from 0 to 1. */
export function onBrierScale(score: number): number {
  return Math.max(0, Math.min(1, score / WORST_DRAWN))
}
