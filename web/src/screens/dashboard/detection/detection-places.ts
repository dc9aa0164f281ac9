import type { DetectionCounts, DetectionReading } from '@think-twice/core/learning/detection'
import { wilsonInterval } from '@think-twice/core/learning/statistics'

/** Degrees that the square leans for one unit of lean, and the maximum. */
const DEGREES_PER_LEAN = 34
const STEEPEST = 22

/** Degrees that the square leans: right for suspicion, left for trust, upright if no lean can be shown. */
export function tiltOf({ lean, leanWord }: DetectionReading): number {
  if (leanWord === 'none we can show') return 0
  return Math.round(Math.max(-STEEPEST, Math.min(STEEPEST, -DEGREES_PER_LEAN * lean.value)))
}

/** Where a learner is placed, as shares of the plot: to the right what was accepted, upward what was caught. */
export function placeOf({ flawed, caught, sound, accepted }: DetectionCounts) {
  return {
    x: accepted / sound,
    y: caught / flawed,
    acrossLikely: wilsonInterval(accepted, sound),
    upLikely: wilsonInterval(caught, flawed),
  }
}

/**
 * Where the name goes relative to the square, in pixels: on the side with room, below, or above near the bottom edge.
 */
export function nameBeside({ x, y }: { x: number; y: number }): { isLeft: boolean; x: number; y: number } {
  const isLeft = x > 0.5
  return { isLeft, x: isLeft ? -18 : 18, y: y < 0.12 ? -18 : 30 }
}
