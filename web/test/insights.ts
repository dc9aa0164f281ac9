import type { Insights } from '@think-twice/contract/learning'
import { SURENESS_MEANS } from '@think-twice/core/learning/calibration'
import { type DetectionCounts, readDetection } from '@think-twice/core/learning/detection'
import { firstLookTrend } from '@think-twice/core/learning/first-looks'
import { wilsonInterval } from '@think-twice/core/learning/statistics'
import { SURENESS } from '@think-twice/core/vocabulary'

type Share = readonly [right: number, of: number]

/** A learner's judgments: caught out of all flaws, accepted out of all good arguments. */
export function someEye(
  [caught, flawed]: Share,
  [accepted, sound]: Share,
  namedRight = caught,
): Pick<Insights['eye'], 'counts' | 'reading'> {
  const counts: DetectionCounts = { flawed, caught, namedRight, sound, accepted }
  return { counts, reading: readDetection(counts) }
}

/** Right answers by how sure the learner was; ten at one sureness make a symbol in the plot. */
export function someRows(shares: Readonly<Record<(typeof SURENESS)[number], Share>>): Insights['calibration']['rows'] {
  return SURENESS.map((sureness) => {
    const [right, answers] = shares[sureness]
    const likely = answers >= 10 ? wilsonInterval(right, answers) : null
    return { sureness, means: SURENESS_MEANS[sureness], right, answers, likely }
  })
}

/** The insights of somebody who has answered nothing, except for the given fields. */
export function someInsights(given: Partial<Insights> = {}): Insights {
  return {
    answers: 0,
    practice: { answers: 0, days: 0 },
    eye: { ...someEye([0, 0], [0, 0]), windows: null },
    calibration: {
      rows: someRows({ guess: [0, 0], fairly: [0, 0], sure: [0, 0] }),
      brier: null,
      sureAndWrong: [],
    },
    confusions: [],
    firstLook: firstLookTrend([], '2026-11-21'),
    history: {},
    ...given,
  }
}
