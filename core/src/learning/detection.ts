import { NO_FLAW } from '../vocabulary.ts'
import type { FirstLook } from './first-looks.ts'
import { normalDensity, normalQuantile, normalShareBelow, Z_95 } from './statistics.ts'

/** Flawed first looks needed to read detection; with fewer, the margins cover both guessing and skill. */
export const ENOUGH_FLAWED = 20
/** Sound first looks needed as well: half as many, because about half as many come up. */
export const ENOUGH_SOUND = 10

const TREND_WINDOW = { flawed: 60, sound: 30 } as const

/** First looks at flawed and at sound arguments, and how each half went. */
export type DetectionCounts = {
  flawed: number
  /** Flawed arguments in which any flaw was named; guessing does that three times in four. */
  caught: number
  namedRight: number
  sound: number
  accepted: number
}

/** A measured value; `margin` is half of its 95% interval. */
export type Measured = { value: number; margin: number }

/** The words for a learner's sharpness, chosen by where its 95% interval lies. */
export const SHARPNESS_WORDS = ['not shown yet', 'like guessing', 'below guessing', 'some', 'clear', 'keen'] as const
export type SharpnessWord = (typeof SHARPNESS_WORDS)[number]

/** The words for a learner's lean; the last one stands for an interval that includes both directions. */
export const LEANS = ['toward suspicion', 'toward trust', 'none we can show'] as const
export type Lean = (typeof LEANS)[number]

/** How well a learner tells flawed arguments from sound ones, in figures and words; docs/learning-model.md has the formulas. */
export type DetectionReading = {
  /** d′ of signal detection: 0 is guessing. */
  sharpness: Measured
  /** c of signal detection: below 0 leans toward naming a flaw, above 0 toward letting it pass. */
  lean: Measured
  sharpnessWord: SharpnessWord
  leanWord: Lean
  /** Of 20 pairs of a flawed and a sound argument, how often the flawed one would be picked; guessing gives 10. */
  pickedOf20: { value: number; low: number; high: number }
}

/** A learner whose whole interval is below this is close to guessing, not just unmeasured. */
const CLOSE_TO_GUESSING = 1

/** First looks that show how well flaws are detected: a name was asked for, and “No … here” was offered. */
export function detectionLooks(looks: readonly FirstLook[]): FirstLook[] {
  return looks.filter(({ choice, facts }) => choice !== null && !facts.isInSlot && facts.kind !== 'decide')
}

/** Counts flawed and sound looks apart; the looks must come from `detectionLooks`. */
export function detectionCounts(looks: readonly FirstLook[]): DetectionCounts {
  const flawed = looks.filter(({ facts }) => !facts.isSound)
  const sound = looks.filter(({ facts }) => facts.isSound)
  return {
    flawed: flawed.length,
    caught: flawed.filter(({ choice }) => choice !== NO_FLAW).length,
    namedRight: flawed.filter(({ isCorrect }) => isCorrect).length,
    sound: sound.length,
    accepted: sound.filter(({ choice }) => choice === NO_FLAW).length,
  }
}

/** What the counts show; null before there is enough evidence. */
export function readDetection(counts: DetectionCounts): DetectionReading | null {
  if (counts.flawed < ENOUGH_FLAWED || counts.sound < ENOUGH_SOUND) return null
  const { sharpness, lean } = signalDetection(counts)
  const picked = (d: number) => Math.round(20 * normalShareBelow(d / Math.SQRT2))
  return {
    sharpness,
    lean,
    sharpnessWord: sharpnessWord(sharpness),
    leanWord: leanWord(lean),
    pickedOf20: {
      value: picked(sharpness.value),
      low: picked(sharpness.value - sharpness.margin),
      high: picked(sharpness.value + sharpness.margin),
    },
  }
}

/** Does the interval rule out guessing? Only then may a sentence praise. */
export function isBetterThanGuessing({ sharpness }: Pick<DetectionReading, 'sharpness'>): boolean {
  return sharpness.value - sharpness.margin > 0
}

/** The latest 60 flawed and 30 sound looks, and as many before them; null when there are too few. */
export function detectionWindows(
  looks: readonly FirstLook[],
): { latest: DetectionCounts; previous: DetectionCounts } | null {
  const flawed = looks.filter(({ facts }) => !facts.isSound)
  const sound = looks.filter(({ facts }) => facts.isSound)
  if (flawed.length < 2 * TREND_WINDOW.flawed || sound.length < 2 * TREND_WINDOW.sound) return null
  const window = (back: number) =>
    detectionCounts([...lastWindow(flawed, TREND_WINDOW.flawed, back), ...lastWindow(sound, TREND_WINDOW.sound, back)])
  return { latest: window(0), previous: window(1) }
}

/** d′ and c; rates after Hautus (1995), BRM 27, and variances after Gourevitch and Galanter (1967), Psychometrika 32. */
export function signalDetection({ flawed, caught, sound, accepted }: DetectionCounts): {
  sharpness: Measured
  lean: Measured
} {
  const hits = (caught + 0.5) / (flawed + 1)
  const falseAlarms = (sound - accepted + 0.5) / (sound + 1)
  const [zHits, zFalseAlarms] = [normalQuantile(hits), normalQuantile(falseAlarms)]
  const variance = varianceOfZ(hits, zHits, flawed) + varianceOfZ(falseAlarms, zFalseAlarms, sound)
  const margin = Z_95 * Math.sqrt(variance)
  return {
    sharpness: { value: zHits - zFalseAlarms, margin },
    lean: { value: -(zHits + zFalseAlarms) / 2, margin: margin / 2 },
  }
}

function varianceOfZ(rate: number, z: number, count: number): number {
  return (rate * (1 - rate)) / (count * normalDensity(z) ** 2)
}

/** The word for a d′, from its whole interval where that reaches 0. */
export function sharpnessWord({ value, margin }: Measured): SharpnessWord {
  if (value + margin < 0) return 'below guessing'
  if (value - margin <= 0) return value + margin < CLOSE_TO_GUESSING ? 'like guessing' : 'not shown yet'
  if (value < 1) return 'some'
  return value < 2 ? 'clear' : 'keen'
}

/** The word for a c; an interval that holds 0 shows no lean. */
export function leanWord({ value, margin }: Measured): Lean {
  if (value + margin < 0) return 'toward suspicion'
  return value - margin > 0 ? 'toward trust' : 'none we can show'
}

function lastWindow(looks: readonly FirstLook[], size: number, back: number): FirstLook[] {
  const end = looks.length - back * size
  return looks.slice(end - size, end)
}
