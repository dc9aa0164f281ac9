import type { CalibrationRow } from '@think-twice/core/learning/calibration'
import { calibrationVerdict } from '@think-twice/core/learning/calibration-words'

/** Where a row goes in the plot, as shares from 0 to 1; null if it has too few answers. */
export function placeOfRow(row: CalibrationRow) {
  const { means, right, answers, likely } = row
  if (!likely) return null
  const share = right / answers
  const verdict = calibrationVerdict(row)
  return {
    x: means,
    y: share,
    likely,
    /** The end of the margin that the gap from the diagonal stops at; null if the margin reaches the diagonal. */
    gapTo: verdict === 'calibrated' ? null : verdict === 'overconfident' ? likely.high : likely.low,
    /** Pixels: the count goes below its square, or above it near the bottom edge. */
    countY: share < 0.15 ? -14 : 24,
  }
}

/** Does the row's mark reach down to the words in the bottom right corner of the plot? */
export function isOnWords({ means, likely }: CalibrationRow): boolean {
  return likely !== null && means > 0.5 && likely.low < 0.12
}
