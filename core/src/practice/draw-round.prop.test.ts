import { describe, expect, test } from 'vitest'
import { PROPERTY_RUNS } from '../../property-runs.ts'
import { DAY } from '../activity/days.ts'
import { BANK } from '../content/bank.ts'
import type { LastSeen } from '../learning/review-plan.ts'
import { practiceIndex } from '../publishing/publish.ts'
import { seededRandom } from '../quiz/shuffle.ts'
import { required } from '../required.ts'
import { CONCEPTS, FALLACIES } from '../vocabulary.ts'
import { drawRound } from './draw-round.ts'
import { NOTHING_KNOWN, planRound, type RoundWishes } from './plan-round.ts'
import type { PracticeIndexEntry } from './practice-questions.ts'
import { ROUND_LENGTHS } from './round.ts'

// Many rounds: what a single one asks is tested beside this file.
const INDEX = practiceIndex(BANK)
const isSoundEntry = ({ isSoundHalf }: PracticeIndexEntry) => isSoundHalf
const BY_ID = new Map(INDEX.map((entry) => [entry.id, entry]))

/** Items drawn in rounds of one length. */
const ITEMS = Math.min(8 * PROPERTY_RUNS, 8000)
/** Two points, and what chance alone explains: twice the standard error of a share of so many. */
const GAIN = 0.02 + 1 / Math.sqrt(ITEMS)

/** A learner with four reviews and a pair. */
const SEASONED: RoundWishes = {
  due: ['straw-man', 'anchoring', 'bandwagon', 'halo-effect'],
  pair: ['false-cause', 'texas-sharpshooter'],
  met: [...FALLACIES, 'anchoring', 'halo-effect'],
}

/** Says of each item in turn whether it is sound, from what the round has shown before it. */
type Solver = (before: readonly PracticeIndexEntry[], item: PracticeIndexEntry, length: number) => boolean

const soundIn = (entries: readonly PracticeIndexEntry[]) => entries.filter(isSoundEntry).length
const isOfBias = ({ concept }: PracticeIndexEntry) => CONCEPTS.indexOf(concept) >= 24

const SOLVERS: [string, Solver][] = [
  ['waits for a third of the round to be sound', (before, _, length) => soundIn(before) < Math.round(length / 3)],
  ['calls sound what is overdue', (before) => before.length >= 3 && soundIn(before) / before.length < 1 / 3],
  [
    'calls the last one sound when none was',
    (before, _, length) => before.length === length - 1 && soundIn(before) === 0,
  ],
  ['calls sound after three flawed in a row', (before) => before.length >= 3 && soundIn(before.slice(-3)) === 0],
  [
    'calls sound what would make kinds even',
    (before, item) => {
      const same = before.filter((each) => isOfBias(each) === isOfBias(item))
      return same.length > 0 && soundIn(same) === 0
    },
  ],
  ['calls biases sound, and fallacies flawed', (_, item) => isOfBias(item)],
  ['calls sound once decisions are past', (before) => before.filter(({ kind }) => kind === 'decide').length >= 2],
  [
    'calls sound a concept that was flawed before',
    (before, item) => before.some((each) => each.concept === item.concept && !isSoundEntry(each)),
  ],
]

describe('counting the sound items of a round so far', () => {
  const known = new Map<number, PracticeIndexEntry[][]>()
  /** The same rounds each time, so they are drawn once. */
  const roundsOf = (length: number) => {
    const rounds = known.get(length) ?? drawRounds(length)
    known.set(length, rounds)
    return rounds
  }
  const drawRounds = (length: number) =>
    Array.from({ length: Math.ceil(ITEMS / length) }, (_, seed) =>
      drawFor(length, seed).map(({ scenarioId }) => required(BY_ID.get(scenarioId), scenarioId)),
    )
  /** In turn a visitor, a learner with reviews and a pair, and one who has seen about half of everything. */
  const drawFor = (length: number, seed: number) => {
    const random = seededRandom(seed * 7919)
    const draw = (wishes: RoundWishes, seen: LastSeen = {}) =>
      drawRound(planRound(length, wishes, random), { index: INDEX, seen, now: 20 * DAY, wishes }, random)
    if (seed % 3 === 0) return draw(NOTHING_KNOWN)
    if (seed % 3 === 1) return draw(SEASONED)
    const seen = Object.fromEntries(INDEX.filter(() => random() < 0.5).map(({ id }) => [id, DAY]))
    return draw({ ...NOTHING_KNOWN, met: CONCEPTS }, seen)
  }

  test.each(ROUND_LENGTHS)('gains next to nothing over blindly calling as many sound, in rounds of %i', (length) => {
    const rounds = roundsOf(length)
    for (const [name, solver] of SOLVERS) {
      // Decisions offer no such call.
      const calls = rounds.flatMap((round) =>
        round.flatMap((item, index) =>
          item.kind === 'decide'
            ? []
            : [{ isSound: isSoundEntry(item), isCalled: solver(round.slice(0, index), item, length) }],
        ),
      )
      const shareOf = (isMeant: (call: (typeof calls)[number]) => boolean) =>
        calls.filter(isMeant).length / calls.length
      const sound = shareOf(({ isSound }) => isSound)
      const called = shareOf(({ isCalled }) => isCalled)
      const right = shareOf(({ isSound, isCalled }) => isSound === isCalled)
      const blindly = called * sound + (1 - called) * (1 - sound)
      expect(right - blindly, name).toBeLessThanOrEqual(GAIN)
    }
  })

  test('cannot pay off, because a third of all items is sound but the number varies between rounds', () => {
    const counts = roundsOf(8).map(soundIn)
    const share = counts.reduce((sum, count) => sum + count, 0) / (8 * counts.length)
    expect(share).toBeGreaterThanOrEqual(0.3)
    expect(share).toBeLessThan(0.37)
    expect(new Set(counts).size).toBeGreaterThanOrEqual(5)
  })
})
