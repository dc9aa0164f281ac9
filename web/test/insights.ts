import type { Insights } from '@think-twice/contract/insights'
import { SURENESS_MEANS } from '@think-twice/core/learning/calibration'
import { type DetectionCounts, readDetection } from '@think-twice/core/learning/detection'
import { firstLookTrend } from '@think-twice/core/learning/first-look-trend'
import { wilsonInterval } from '@think-twice/core/learning/statistics'
import { SURENESS } from '@think-twice/core/vocabulary'

type Share = readonly [right: number, of: number]

/** What a learner made of flawed and of good arguments: caught of all flaws, accepted of all good ones. */
export function someEye(
  [caught, flawed]: Share,
  [accepted, sound]: Share,
  namedRight = caught,
): Pick<Insights['eye'], 'counts' | 'reading'> {
  const counts: DetectionCounts = { flawed, caught, namedRight, sound, accepted }
  return { counts, reading: readDetection(counts) }
}

/** Right answers by how sure the learner was; ten of one make a mark. */
export function someRows(shares: Readonly<Record<(typeof SURENESS)[number], Share>>): Insights['calibration']['rows'] {
  return SURENESS.map((sureness) => {
    const [right, answers] = shares[sureness]
    const likely = answers >= 10 ? wilsonInterval(right, answers) : null
    return { sureness, means: SURENESS_MEANS[sureness], right, answers, likely }
  })
}

/** What the server says of somebody who has answered nothing, but for what is given. */
export function someInsights(given: Partial<Insights> = {}): Insights {
  return {
    answers: 0,
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
