import { SURENESS, type Sureness } from '../vocabulary.ts'
import type { FirstLook } from './first-looks.ts'
import { average, type Interval, wilsonInterval, Z_95 } from './statistics.ts'

/** With four options, a guess is right one time in four; the learner sees these figures while choosing. */
export const SURENESS_MEANS: Readonly<Record<Sureness, number>> = { guess: 0.25, fairly: 0.65, sure: 0.95 }

/** Answers with one sureness before its row claims anything; the likely range is then still up to 53 points wide. */
export const ENOUGH_OF_ONE_SURENESS = 10

/** One sureness: the share, 0 to 1, that it `means`, and how many of the answers given with it were right. */
export type CalibrationRow = {
  sureness: Sureness
  means: number
  right: number
  answers: number
  /** 95% interval of the true share of right answers; null below ten answers. */
  likely: Interval | null
}

/** How well sureness matches being right; `brier` is null until two surenesses have enough answers. */
type Calibration = {
  rows: CalibrationRow[]
  brier: {
    /** Mean squared gap between what was claimed and what happened; 0 is perfect. */
    score: number
    margin: number
    /** The Brier score of always claiming one's own average. */
    ofFixedAnswer: number
    share: number
  } | null
}

/** Compares sureness with being right, on first looks. Brier (1950), Monthly Weather Review 78. */
export function calibrationOf(looks: readonly FirstLook[]): Calibration {
  const rated = looks.flatMap(({ sureness, isCorrect }) => (sureness === null ? [] : [{ sureness, isCorrect }]))
  const rows = SURENESS.map((sureness): CalibrationRow => {
    const own = rated.filter((look) => look.sureness === sureness)
    const right = own.filter(({ isCorrect }) => isCorrect).length
    const likely = own.length >= ENOUGH_OF_ONE_SURENESS ? wilsonInterval(right, own.length) : null
    return { sureness, means: SURENESS_MEANS[sureness], right, answers: own.length, likely }
  })
  const isEnough = rows.filter(({ likely }) => likely !== null).length >= 2
  return { rows, brier: isEnough ? brierOf(rated) : null }
}

function brierOf(rated: readonly { sureness: Sureness; isCorrect: boolean }[]): NonNullable<Calibration['brier']> {
  const gaps = rated.map(({ sureness, isCorrect }) => (SURENESS_MEANS[sureness] - (isCorrect ? 1 : 0)) ** 2)
  const score = average(gaps)
  const spread = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - score) ** 2, 0) / (gaps.length - 1))
  const share = average(rated.map(({ isCorrect }) => (isCorrect ? 1 : 0)))
  return { score, margin: (Z_95 * spread) / Math.sqrt(gaps.length), ofFixedAnswer: share * (1 - share), share }
}
