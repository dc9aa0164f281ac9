/** Where the scale usually ends: saying “sure” and being right half the time scores just under it. */
const USUAL_END = 0.5
/** No score is worse than this. */
const WORST = 1

/** Where the scale of a Brier score ends, so that all of its margin can be drawn. */
export function brierScaleEnd(high: number): number {
  return high > USUAL_END ? WORST : USUAL_END
}

/** Where a Brier score falls on a scale with this end, from 0 to 1. */
export function onBrierScale(score: number, end: number): number {
  return Math.max(0, Math.min(1, score / end))
}
