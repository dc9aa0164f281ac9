import { expect, test } from 'vitest'
import { seededRandom } from '../quiz/shuffle.ts'
import { itemAt, required } from '../required.ts'
import { someLook } from '../rules.fixture.ts'
import type { Random } from '../vocabulary.ts'
import {
  type DetectionCounts,
  detectionAdvice,
  detectionChangeText,
  detectionCounts,
  detectionLooks,
  detectionPlotText,
  detectionSentence,
  detectionWindows,
  isBetterThanGuessing,
  LEANS,
  type Lean,
  leanText,
  leanTitle,
  leanWord,
  missingArgumentsText,
  readDetection,
  SHARPNESS_WORDS,
  type SharpnessWord,
  sharpnessText,
  sharpnessTitle,
  sharpnessWord,
  signalDetection,
} from './detection.ts'
import type { Choice, ScenarioFacts } from './evidence.ts'
import type { FirstLook } from './first-looks.ts'

function counts(caught: number, flawed: number, accepted: number, sound: number, namedRight = 0): DetectionCounts {
  return { caught, flawed, accepted, sound, namedRight }
}

function look(isSound: boolean, choice: Choice | null, given: Partial<ScenarioFacts> = {}): FirstLook {
  const facts = { isSoundHalf: isSound, kind: isSound ? 'sound' : 'spot', ...given } as const
  return someLook({ isSound, choice, isCorrect: choice === (isSound ? 'no-flaw' : 'anchoring'), facts })
}

// With the log-linear correction and the variance of d′.
test.each([
  { given: counts(54, 60, 18, 30), d: 1.49, dMargin: 0.62, c: -0.5, cMargin: 0.31 },
  { given: counts(13, 20, 8, 10), d: 1.11, dMargin: 1.03, c: 0.19, cMargin: 0.51 },
])('d′ and c for $given are those worked out by hand', ({ given, d, dMargin, c, cMargin }) => {
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
  const looks = [look(false, 'anchoring'), look(false, 'halo-effect'), look(false, 'no-flaw')]
  expect(detectionCounts(looks)).toEqual(counts(2, 3, 0, 0, 1))
})

test('a trend needs two windows of 60 flawed and 30 sound arguments each', () => {
  const flawed = Array.from({ length: 120 }, (_, index) => look(false, index < 60 ? 'no-flaw' : 'anchoring'))
  const sound = Array.from({ length: 60 }, (_, index) => look(true, index < 30 ? 'anchoring' : 'no-flaw'))
  expect(detectionWindows([...flawed.slice(1), ...sound])).toBeNull()
  expect(detectionWindows([...flawed, ...sound.slice(1)])).toBeNull()
  expect(detectionWindows([...flawed, ...sound])).toEqual({
    previous: counts(0, 60, 0, 30),
    latest: counts(60, 60, 30, 30, 60),
  })
})

test('a decision, a quiz answer, and an answer without a concept do not count toward detection', () => {
  const looks = [
    look(false, 'anchoring'),
    look(false, null),
    look(false, 'anchoring', { isInSlot: true }),
    look(false, 'anchoring', { kind: 'decide' }),
  ]
  expect(detectionLooks(looks)).toEqual([looks[0]])
})

const read = (given: DetectionCounts) => required(readDetection(given), 'a reading')

/** The texts for a learner with these counts; the marked words of the sentence are between underscores. */
function textsFor(given: DetectionCounts) {
  const reading = read(given)
  const { before, marked, after } = detectionSentence(given, reading)
  return {
    sentence: marked === '' ? `${before}${after}` : `${before}_${marked}_${after}`,
    title: sharpnessTitle(reading.sharpnessWord),
    advice: detectionAdvice(reading),
  }
}

test.each([
  [counts(54, 60, 18, 30), 'You caught 54 of 60 flaws. You also accused _12 of 30 good arguments_.'],
  [counts(40, 60, 29, 30), 'You left 29 of 30 good arguments alone. You also let _20 of 60 flaws_ pass.'],
  [counts(53, 60, 26, 30), 'You caught 53 of 60 flaws and left 26 of 30 good arguments alone.'],
  [counts(60, 60, 0, 30), 'You found something wrong in 60 of 60 flawed arguments, and in _30 of 30 good ones_.'],
  [counts(0, 60, 30, 30), 'You left 30 of 30 good arguments alone, and let _60 of 60 flawed ones_ pass too.'],
  [counts(3, 60, 28, 30), 'You left 28 of 30 good arguments alone, and let _57 of 60 flawed ones_ pass too.'],
  [counts(30, 60, 15, 30), 'You found something wrong in 30 of 60 flawed arguments, and in 15 of 30 good ones.'],
])('the detection figures %o are described in counts, and only a lean is marked', (given, sentence) => {
  expect(textsFor(given).sentence).toBe(sentence)
})

test('a learner without a clear verdict reads a likely range instead of a count', () => {
  const given = counts(15, 20, 3, 10)
  expect(textsFor(given).title).toBe('Sharpness: can’t tell yet')
  expect(sharpnessText(read(given))).toMatch(/^Likely between \d+ and \d+ times in 20 .* nothing is shown yet\.$/)
})

test('without a lean the advice is about sharpness, and uses that word', () => {
  expect(textsFor(counts(53, 60, 26, 30))).toMatchObject({
    title: 'Sharpness: keen',
    advice: 'Few flaws get past you, and few good arguments are accused.',
  })
})

test('a lean is named, with advice for answers one is unsure about', () => {
  expect(LEANS.map((lean) => `${leanTitle(lean)}. ${leanText(lean)}`)).toEqual([
    'Lean: toward suspicion. When you’re not sure, you call it a flaw.',
    'Lean: toward trust. When you’re not sure, you let it pass.',
    'Lean: none we can show. Your mistakes don’t fall to one side by more than chance would explain.',
  ])
})

test('a margin of less than one pick is shown as a single number', () => {
  expect(sharpnessText(read(counts(3950, 4000, 1950, 2000)))).toMatch(/about 20 times in 20\. Likely 20; guessing/)
})

test('sharpness is described as picks out of 20, next to what guessing would get', () => {
  expect(sharpnessText(read(counts(54, 60, 18, 30)))).toBe(
    'Shown one flawed and one good argument side by side, you would pick out the flawed one about 17 times in 20. Likely between 15 and 19; guessing gives 10.',
  )
})

test('every reading of a class has its advice, and a lean comes before sharpness', () => {
  const advice = (sharpnessWord: SharpnessWord, leanWord: Lean) =>
    detectionAdvice({ ...read(counts(30, 60, 15, 30)), sharpnessWord, leanWord }, 'this class')
  for (const word of SHARPNESS_WORDS) {
    expect(advice(word, 'toward suspicion')).toContain('a lean toward suspicion')
    expect(advice(word, 'toward trust')).toContain('a lean toward trust')
  }
  expect(advice('not shown yet', 'none we can show')).toContain('could still be chance')
  expect(advice('like guessing', 'none we can show')).toContain('what guessing would get')
  expect(advice('below guessing', 'none we can show')).toContain('more often where there were none')
  expect(advice('some', 'none we can show')).toContain('better than chance')
})

test('the words for a class speak of the class', () => {
  // d′ = z(45.5/51) − z(5.5/31) = 2.17
  expect(sharpnessText(read(counts(45, 50, 25, 30)), 'this class')).toMatch(
    /^Shown one flawed and one good argument side by side, this class would pick out the flawed one about 19 times in 20\. Likely between \d+ and \d+; guessing gives 10\.$/,
  )
  expect(sharpnessText(read(counts(14, 20, 6, 10)), 'this class')).toMatch(
    /^Likely between \d+ and \d+ times in 20 this class would pick the flawed one of two arguments\. Guessing gives 10, so nothing is shown yet\.$/,
  )
  expect(LEANS.map((lean) => leanText(lean, 'this class'))).toEqual([
    'When they’re not sure, they call it a flaw.',
    'When they’re not sure, they let it pass.',
    'Their mistakes don’t fall to one side by more than chance would explain.',
  ])
})

test('a change between two windows is mentioned only when chance does not explain it', () => {
  const [poor, good] = [read(counts(30, 60, 15, 30)), read(counts(57, 60, 28, 30))]
  expect(detectionChangeText(poor, good)).toMatch(/^Sharper .* more than chance/)
  expect(detectionChangeText(good, poor)).toMatch(/^Less sharp .* more than chance/)
  expect(detectionChangeText(good, good)).toMatch(/^Any change/)
  // Margins of 0.6 and 0.8 make one of 1.0, which is just the difference.
  const before = { ...poor, sharpness: { value: 1, margin: 0.6 } }
  const after = { ...good, sharpness: { value: 2, margin: 0.8 } }
  expect(detectionChangeText(before, after)).toMatch(/^Any change/)
  expect(detectionChangeText(after, before)).toMatch(/^Any change/)
})

/** The readings and texts of 100 learners of a kind, each after 60 flawed and 30 sound first looks. */
function learners(answer: (isSound: boolean, random: Random) => Choice) {
  return Array.from({ length: 100 }, (_, seed) => {
    const random = seededRandom(seed + 1)
    const looks = Array.from({ length: 90 }, (_, index) => {
      const isSound = index % 3 === 0
      return look(isSound, answer(isSound, random))
    })
    const given = detectionCounts(looks)
    return { reading: read(given), ...textsFor(given) }
  })
}

const PRAISE = /You caught|Sharpness: (some|clear|keen)|Few flaws|tell the two apart/
const isPraised = ({ reading, sentence, title, advice }: ReturnType<typeof learners>[number]) =>
  isBetterThanGuessing(reading) || PRAISE.test(`${sentence} ${title} ${advice}`)

test('a learner who calls everything flawed leans toward suspicion, and is not praised', () => {
  for (const learner of learners(() => 'anchoring')) {
    expect(learner.reading.leanWord).toBe('toward suspicion')
    expect(learner.sentence).toContain('_30 of 30 good ones_')
    expect(learner.advice).toMatch(/lean toward suspicion/)
    expect(isPraised(learner)).toBe(false)
  }
})

test('a learner who accepts everything leans toward trust, and is not praised', () => {
  for (const learner of learners(() => 'no-flaw')) {
    expect(learner.reading.leanWord).toBe('toward trust')
    expect(learner.sentence).toContain('_60 of 60 flawed ones_')
    expect(learner.advice).toMatch(/lean toward trust/)
    expect(isPraised(learner)).toBe(false)
  }
})

test('a learner who guesses among four options is praised in at most 5 of 100 runs', () => {
  const options = ['anchoring', 'halo-effect', 'loss-aversion', 'no-flaw'] as const
  const guessing = learners((_, random) => itemAt(options, Math.floor(random() * 4)))
  expect(guessing.filter(isPraised).length).toBeLessThanOrEqual(5)
})

test('a learner who is right nine times in ten is praised, and reads how many flaws they catch', () => {
  const good = learners((isSound, random) => (random() < 0.9 === isSound ? 'no-flaw' : 'anchoring'))
  expect(good.filter(isPraised).length).toBeGreaterThanOrEqual(95)
  expect(good.filter(({ sentence }) => /You (caught|left) \d+ of/.test(sentence)).length).toBeGreaterThanOrEqual(95)
})

test('before a reading the answers so far are counted, flawed and good ones apart, and no more than are needed', () => {
  expect(missingArgumentsText(counts(3, 7, 2, 4))).toMatch(/after 20 flawed and 10 good .* you’ve had 7 and 4\.$/)
  expect(missingArgumentsText(counts(30, 31, 2, 4))).toMatch(/ 20 and 4\.$/)
})

test('the picture is described with counts and margins, for now and for before', () => {
  const now =
    'Now: caught 48 of 60 flaws (80%, likely between 68% and 88%), accepted 21 of 30 good arguments (70%, likely between 52% and 83%).'
  expect(detectionPlotText(counts(48, 60, 21, 30), null)).toBe(now)
  expect(detectionPlotText(counts(48, 60, 21, 30), counts(30, 60, 15, 30))).toBe(
    `${now} Before: caught 30 of 60 flaws (50%, likely between 38% and 62%), accepted 15 of 30 good arguments (50%, likely between 33% and 67%).`,
  )
})
