import { differenceText, studentT95, varianceOfShare, Z_95 } from '../learning/statistics.ts'
import { type Proportion, type ScenarioGroup, scenariosIn, squaredDeviations, totalOf } from './reportable-groups.ts'

/** Right first votes in a round and in the one a week later; `points` and `margin` are percentage points. */
export type BeforeAndAfter = { before: Proportion; after: Proportion; points: number; margin: number }

/** With a single scenario on either side, or several published as one, their spread is unknown. */
const ENOUGH_UNITS = 2
const ENOUGH_ANSWERS = 10

/** Widens 95% to 97.5%: beside detection it is a second claim, and two at 95% would flatter one guessing class in ten. */
const BESIDE_ANOTHER_CLAIM = 2.2414 / Z_95

/**
 * The gain from a round to a later one, from first votes, by scenario. The margin is the wider of two: one counts the
 * answers as drawn (Agresti and Caffo 2000, The American Statistician 54), the other the scenarios, because another draw
 * could have been easier (Student's t, with one variance for both rounds). Null if the evidence is too thin.
 */
export function beforeAndAfter(
  before: readonly ScenarioGroup[],
  after: readonly ScenarioGroup[],
): BeforeAndAfter | null {
  const [first, later] = [totalOf(before), totalOf(after)]
  if (Math.min(before.length, after.length) < ENOUGH_UNITS) return null
  if (Math.min(first.of, later.of) < ENOUGH_ANSWERS) return null
  const ofAnswers = Z_95 * Math.sqrt(varianceOfShare(first.times, first.of) + varianceOfShare(later.times, later.of))
  const degrees = before.length + after.length - 2
  const spread = (squaredDeviations(before) + squaredDeviations(after)) / degrees
  const ofScenarios = studentT95(degrees) * Math.sqrt(spread * (1 / scenariosIn(before) + 1 / scenariosIn(after)))
  return {
    before: first,
    after: later,
    points: 100 * (later.times / later.of - first.times / first.of),
    margin: 100 * BESIDE_ANOTHER_CLAIM * Math.max(ofAnswers, ofScenarios),
  }
}

/** The counts, the difference with its margin, and whether it is more than chance. */
export function beforeAndAfterText(gain: BeforeAndAfter): string {
  const { before, after, points, margin } = gain
  const counts = `Right ${before.times} of ${before.of} times at first, ${after.times} of ${after.of} a week later.`
  const isBeyond = Math.abs(points) > margin
  const verdict = isBeyond ? 'Chance alone rarely does that.' : 'It may be chance, or other scenarios.'
  return `${counts} ${differenceText(gain)} ${verdict}`
}
