import { expect, test } from 'vitest'
import { itemAt, required } from '../required.ts'
import { seededRandom } from '../testing.ts'
import type { Random } from '../vocabulary.ts'
import {
  type DetectionCounts,
  detectionCounts,
  detectionLooks,
  detectionWindows,
  isBetterThanGuessing,
  leanWord,
  readDetection,
  sharpnessWord,
  signalDetection,
} from './detection.ts'
import type { Choice } from './evidence.ts'
import type { FirstLook } from './first-looks.ts'

function counts(caught: number, flawed: number, accepted: number, sound: number, namedRight = 0): DetectionCounts {
  return { caught, flawed, accepted, sound, namedRight }
}

// Worked out by hand with the log-linear correction and the variance of d′.
test.each([
  { given: counts(54, 60, 18, 30), d: 1.49, dMargin: 0.62, c: -0.5, cMargin: 0.31 },
  { given: counts(13, 20, 8, 10), d: 1.11, dMargin: 1.03, c: 0.19, cMargin: 0.51 },
])('d′ and c are computed for $given', ({ given, d, dMargin, c, cMargin }) => {
  const { sharpness, lean } = signalDetection(given)
  expect(sharpness.value).toBeCloseTo(d, 2)
  expect(sharpness.margin).toBeCloseTo(dMargin, 2)
  expect(lean.value).toBeCloseTo(c, 2)
  expect(lean.margin).toBeCloseTo(cMargin, 2)
})

test('no verdict is given before 20 flawed and 10 sound arguments', () => {
  expect(readDetection(counts(19, 19, 30, 30))).toBeNull()
  expect(readDetection(counts(60, 60, 9, 9))).toBeNull()
  expect(readDetection(counts(20, 20, 10, 10))).not.toBeNull()
})

test('a learner who is sharp and leans toward suspicion is described as both', () => {
  const reading = required(readDetection(counts(54, 60, 18, 30)), 'a reading')
  expect(reading).toMatchObject({
    sharpnessWord: 'clear',
    leanWord: 'toward suspicion',
    pickedOf20: { value: 17, low: 15, high: 19 },
  })
  expect(isBetterThanGuessing(reading)).toBe(true)
})

test.each([
  { given: counts(13, 20, 8, 10), sharpness: 'clear' },
  { given: counts(15, 20, 3, 10), sharpness: 'not shown yet' },
  { given: counts(300, 400, 50, 200), sharpness: 'like guessing' },
  { given: counts(10, 60, 5, 30), sharpness: 'below guessing' },
  { given: counts(200, 400, 140, 200), sharpness: 'some' },
  { given: counts(395, 400, 195, 200), sharpness: 'keen' },
])('an eye with $given is called $sharpness', ({ given, sharpness }) => {
  expect(readDetection(given)?.sharpnessWord).toBe(sharpness)
})

test.each([
  [0.5, 0.5, 'not shown yet'],
  [-1, 1, 'like guessing'],
  [0.5, 0.25, 'some'],
  [1, 0.25, 'clear'],
  [2, 0.25, 'keen'],
  [-1.25, 1, 'below guessing'],
])('a d′ of %d ± %d is %s, so that an interval that only touches 0 or 1 shows nothing', (value, margin, word) => {
  const sharpness = { value, margin }
  expect(sharpnessWord(sharpness)).toBe(word)
  expect(isBetterThanGuessing({ sharpness })).toBe(['some', 'clear', 'keen'].includes(word))
})

test.each([
  [-0.5, 0.5, 'none we can show'],
  [0.5, 0.5, 'none we can show'],
  [-0.5, 0.25, 'toward suspicion'],
  [0.5, 0.25, 'toward trust'],
])('a c of %d ± %d shows a lean of %s', (value, margin, word) => {
  expect(leanWord({ value, margin })).toBe(word)
})

test('a flaw given the wrong name still counts as caught, but not as named right', () => {
  const looks = [
    look({ isSound: false, choice: 'anchoring', isCorrect: true }),
    look({ isSound: false, choice: 'halo-effect' }),
    look({ isSound: false, choice: 'no-flaw' }),
  ]
  expect(detectionCounts(looks)).toEqual(counts(2, 3, 0, 0, 1))
})

test('a trend needs two windows of 60 flawed and 30 sound arguments each', () => {
  const flawed = Array.from({ length: 120 }, (_, index) =>
    look({ isSound: false, choice: index < 60 ? 'no-flaw' : 'anchoring' }),
  )
  const sound = Array.from({ length: 60 }, (_, index) =>
    look({ isSound: true, choice: index < 30 ? 'anchoring' : 'no-flaw' }),
  )
  expect(detectionWindows([...flawed.slice(1), ...sound])).toBeNull()
  expect(detectionWindows([...flawed, ...sound.slice(1)])).toBeNull()
  expect(detectionWindows([...flawed, ...sound])).toEqual({
    previous: counts(0, 60, 0, 30),
    latest: counts(60, 60, 30, 30),
  })
})

test('a decision, a quiz answer, and an answer without a concept do not count toward detection', () => {
  const looks = [
    look({ isSound: false, choice: 'anchoring' }),
    look({ isSound: false, choice: null }),
    look({ isSound: false, choice: 'anchoring', isInSlot: true }),
    look({ isSound: false, choice: 'anchoring', kind: 'decide' }),
  ]
  expect(detectionLooks(looks)).toEqual([looks[0]])
})

/** How 100 learners of a kind read after 60 flawed and 30 sound first looks. */
function readings(answer: (isSound: boolean, random: Random) => Choice) {
  return Array.from({ length: 100 }, (_, seed) => {
    const random = seededRandom(seed + 1)
    const looks = Array.from({ length: 90 }, (_, index) => {
      const isSound = index % 3 === 0
      const choice = answer(isSound, random)
      return look({ isSound, choice, isCorrect: choice === (isSound ? 'no-flaw' : 'anchoring') })
    })
    return required(readDetection(detectionCounts(looks)), 'a reading')
  })
}

const isPraised = (reading: NonNullable<ReturnType<typeof readDetection>>) =>
  isBetterThanGuessing(reading) || ['some', 'clear', 'keen'].includes(reading.sharpnessWord)

test('a learner who calls everything a fallacy leans toward suspicion and is not praised', () => {
  const all = readings(() => 'anchoring')
  expect(all.filter(isPraised)).toHaveLength(0)
  expect(all.filter(({ leanWord }) => leanWord === 'toward suspicion')).toHaveLength(100)
})

test('a learner who accepts everything leans toward trust and is not praised', () => {
  const all = readings(() => 'no-flaw')
  expect(all.filter(isPraised)).toHaveLength(0)
  expect(all.filter(({ leanWord }) => leanWord === 'toward trust')).toHaveLength(100)
})

test('a learner who guesses is praised in fewer than 5 of 100 runs', () => {
  const options = ['anchoring', 'halo-effect', 'loss-aversion', 'no-flaw'] as const
  const all = readings((_, random) => itemAt(options, Math.floor(random() * 4)))
  expect(all.filter(isPraised).length).toBeLessThan(5)
})

test('a good learner is praised', () => {
  const all = readings((isSound, random) => (random() < 0.85 === isSound ? 'no-flaw' : 'anchoring'))
  expect(all.filter(isPraised).length).toBeGreaterThanOrEqual(95)
})

function look(given: {
  isSound: boolean
  choice: Choice | null
  isCorrect?: boolean
  isInSlot?: boolean
  kind?: 'spot' | 'decide' | 'sound'
}): FirstLook {
  const { isSound, choice, isCorrect = false, isInSlot = false, kind = isSound ? 'sound' : 'spot' } = given
  return {
    id: 'a',
    source: 'practice',
    at: 0,
    day: '2026-11-21',
    itemId: 'anchoring',
    categoryType: 'cognitive-biases',
    isCorrect,
    isSound,
    scenarioId: 'anchoring-one',
    choice,
    sureness: null,
    facts: { concept: 'anchoring', kind, isInSlot, isSound, pairId: 'anchoring-one' },
  }
}
