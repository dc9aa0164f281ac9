import { NO_FLAW_CHOICE } from './evidence.ts'
import type { FirstLook } from './first-looks.ts'
import { normalDensity, normalQuantile, normalShareBelow, Z_95 } from './statistics.ts'

/** Below so many of each, nothing is said about an eye. */
export const ENOUGH_FLAWED = 20
export const ENOUGH_SOUND = 10

/** A trend compares the latest so many with as many before them. */
export const TREND_WINDOW = { flawed: 60, sound: 30 } as const

/** What a learner made of arguments of which they could also say that nothing was wrong. */
export type EyeCounts = {
  flawed: number
  /** Any flaw was named in a flawed one; chance names one three times in four. */
  caught: number
  /** The right flaw was named. */
  namedRight: number
  sound: number
  /** Nothing was found wrong in a sound one. */
  accepted: number
}

/** A value with half of its 95% interval. */
export type Measured = { value: number; margin: number }

/** How well flawed and sound are told apart, in words that claim no more than the interval does. */
export const SHARPNESS_WORDS = ['not shown yet', 'like guessing', 'below guessing', 'some', 'clear', 'keen'] as const
export type SharpnessWord = (typeof SHARPNESS_WORDS)[number]

export const LEANS = ['toward suspicion', 'toward trust', 'none we can show'] as const
export type Lean = (typeof LEANS)[number]

export type EyeReading = {
  /** d′ of signal detection: 0 is guessing. */
  sharpness: Measured
  /** c: below 0 leans toward naming a flaw, above 0 toward letting it pass. */
  lean: Measured
  sharpnessWord: SharpnessWord
  leanWord: Lean
  /** Of 20 pairs of a flawed and a sound argument, in how many the flawed one would be picked; guessing gives 10. */
  pickedOf20: { value: number; low: number; high: number }
}

/** If even the upper end of the interval is below this, the learner is close to guessing, not merely unmeasured. */
const CLOSE_TO_GUESSING = 1

/** The first looks that say something about the eye: a concept was to be named, and "No … here" was on offer. */
export function looksOfEye(looks: readonly FirstLook[]): FirstLook[] {
  return looks.filter(({ choice, facts }) => choice !== null && !facts.isInSlot && facts.kind !== 'decide')
}

export function eyeCounts(looks: readonly FirstLook[]): EyeCounts {
  const flawed = looks.filter(({ facts }) => !facts.isSound)
  const sound = looks.filter(({ facts }) => facts.isSound)
  return {
    flawed: flawed.length,
    caught: flawed.filter(({ choice }) => choice !== NO_FLAW_CHOICE).length,
    namedRight: flawed.filter(({ isCorrect }) => isCorrect).length,
    sound: sound.length,
    accepted: sound.filter(({ choice }) => choice === NO_FLAW_CHOICE).length,
  }
}

/** What can be said of an eye; null before there is enough to say anything. */
export function readEye(counts: EyeCounts): EyeReading | null {
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

/** May the sentence praise? Only when guessing is outside the interval. */
export function isBetterThanGuessing({ sharpness }: Pick<EyeReading, 'sharpness'>): boolean {
  return sharpness.value - sharpness.margin > 0
}

/**
 * The latest window and the one before it; null when there is not enough for both. Each window takes the latest 60 flawed
 * and the latest 30 sound looks.
 */
export function eyeWindows(looks: readonly FirstLook[]): { latest: EyeCounts; previous: EyeCounts } | null {
  const flawed = looks.filter(({ facts }) => !facts.isSound)
  const sound = looks.filter(({ facts }) => facts.isSound)
  if (flawed.length < 2 * TREND_WINDOW.flawed || sound.length < 2 * TREND_WINDOW.sound) return null
  const window = (back: number) =>
    eyeCounts([...lastWindow(flawed, TREND_WINDOW.flawed, back), ...lastWindow(sound, TREND_WINDOW.sound, back)])
  return { latest: window(0), previous: window(1) }
}

/**
 * d′ = z(hits) − z(false alarms), c = −½ (z(hits) + z(false alarms)), each rate as (count + 0.5)/(n + 1) after Hautus
 * (1995), Behavior Research Methods 27; the variances after Gourevitch and Galanter (1967), Psychometrika 32.
 */
export function signalDetection({ flawed, caught, sound, accepted }: EyeCounts): {
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

function sharpnessWord({ value, margin }: Measured): SharpnessWord {
  if (value + margin < 0) return 'below guessing'
  if (value - margin <= 0) return value + margin < CLOSE_TO_GUESSING ? 'like guessing' : 'not shown yet'
  if (value < 1) return 'some'
  return value < 2 ? 'clear' : 'keen'
}

function leanWord({ value, margin }: Measured): Lean {
  if (value + margin < 0) return 'toward suspicion'
  return value - margin > 0 ? 'toward trust' : 'none we can show'
}

function lastWindow(looks: readonly FirstLook[], size: number, back: number): FirstLook[] {
  const end = looks.length - back * size
  return looks.slice(end - size, end)
}
