import { describe, expect, test } from 'vitest'
import { isBetterThanGuessing } from '../learning/detection.ts'
import { seededRandom } from '../quiz/shuffle.ts'
import { percentText } from '../wording/numbers.ts'
import { SEAT_KINDS, type SeatKind } from './class-limits.ts'
import { classReport } from './class-report.ts'
import { type Behavior, KNOWING, simulatedRounds, UNKNOWING } from './simulated-classes.fixture.ts'

/** Classes of each sort; `npx vitest run --reporter=verbose FILE` prints the figures. */
const CLASSES = 200

/** The shares of classes that are said to tell arguments apart, to have gained, or either, which is what flatters. */
function findingsOf(behavior: Behavior, kind: SeatKind, pairs: number) {
  const size = { seats: 28, pairs, length: 4 }
  const findings = Array.from({ length: CLASSES }, (_, seed) => {
    const { detection, lasted } = classReport(kind, simulatedRounds(behavior, size, seededRandom(seed)))
    const isSharp = detection.reading !== null && isBetterThanGuessing(detection.reading)
    return { isSharp, hasGained: lasted !== null && lasted.points > lasted.margin }
  })
  const share = (is: (each: (typeof findings)[number]) => boolean) => findings.filter(is).length / CLASSES
  const sharp = share(({ isSharp }) => isSharp)
  const gained = share(({ hasGained }) => hasGained)
  const either = share(({ isSharp, hasGained }) => isSharp || hasGained)
  const figures = `sharp ${percentText(sharp)}, gained ${percentText(gained)}, either ${percentText(either)}`
  return { sharp, either, figures }
}

const cases = SEAT_KINDS.flatMap((kind) => [1, 3].map((pairs) => ({ kind, pairs })))

describe.each(cases)('reports on 28 $kind seats after $pairs rounds of four and their parallels', ({ kind, pairs }) => {
  test.for(UNKNOWING)(
    'flatter classes that know nothing ($name) at most 5 times in 100',
    async ({ behavior }, context) => {
      const { either, figures } = findingsOf(behavior, kind, pairs)
      await context.annotate(figures)
      expect(either).toBeLessThanOrEqual(0.05)
    },
  )
})

test.for(KNOWING)(
  'after three rounds and their parallels most classes that know something ($name) are told so',
  async ({ behavior }, context) => {
    for (const kind of SEAT_KINDS) {
      const { sharp, figures } = findingsOf(behavior, kind, 3)
      await context.annotate(`${kind}: ${figures}`)
      expect(sharp).toBeGreaterThan(0.8)
    }
  },
)
