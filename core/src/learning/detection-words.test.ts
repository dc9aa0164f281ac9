import { expect, test } from 'vitest'
import { required } from '../required.ts'
import { seededRandom } from '../testing.ts'
import type { Random } from '../vocabulary.ts'
import {
  type DetectionCounts,
  detectionAdvice,
  detectionChangeText,
  detectionPlotText,
  detectionSentence,
  LEANS,
  leanText,
  leanTitle,
  missingArguments,
  readDetection,
  sharpnessText,
  sharpnessTitle,
} from './detection.ts'

function counts(caught: number, flawed: number, accepted: number, sound: number): DetectionCounts {
  return { caught, flawed, accepted, sound, namedRight: 0 }
}

const read = (given: DetectionCounts) => required(readDetection(given), 'a reading')

/** What a learner with these counts reads, with _ around the part under the wave. */
function told(given: DetectionCounts) {
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
  expect(told(given).sentence).toBe(sentence)
})

test('a learner without a clear verdict is told the likely range instead of a count', () => {
  const given = counts(15, 20, 3, 10)
  expect(told(given).title).toBe('Sharpness: can’t tell yet')
  expect(sharpnessText(read(given))).toMatch(/^Likely between \d+ and \d+ times in 20 .* nothing is shown yet\.$/)
})

test('without a lean the advice is about sharpness, and uses that word', () => {
  expect(told(counts(53, 60, 26, 30))).toMatchObject({
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

/** What 100 learners of a kind read after 60 flawed and 30 sound first looks; `names` says whether a flaw is named. */
function readings(names: (isSound: boolean, random: Random) => boolean) {
  return Array.from({ length: 100 }, (_, seed) => {
    const random = seededRandom(seed + 1)
    const times = (isSound: boolean, count: number) =>
      Array.from({ length: count }, () => names(isSound, random)).filter(Boolean).length
    return told(counts(times(false, 60), 60, 30 - times(true, 30), 30))
  })
}

const PRAISE = /You caught|Sharpness: (some|clear|keen)|Few flaws|tell the two apart/
const isPraised = ({ sentence, title, advice }: ReturnType<typeof told>) =>
  PRAISE.test(`${sentence} ${title} ${advice}`)

test('a learner who calls everything flawed is told about a lean toward suspicion, and not praised', () => {
  for (const reading of readings(() => true)) {
    expect(reading.sentence).toContain('_30 of 30 good ones_')
    expect(reading.advice).toMatch(/lean toward suspicion/)
    expect(isPraised(reading)).toBe(false)
  }
})

test('a learner who accepts everything is told about a lean toward trust, and not praised', () => {
  for (const reading of readings(() => false)) {
    expect(reading.sentence).toContain('_60 of 60 flawed ones_')
    expect(reading.advice).toMatch(/lean toward trust/)
    expect(isPraised(reading)).toBe(false)
  }
})

test('a learner who guesses among four options is not flattered in at least 95 of 100 runs', () => {
  const flattered = readings((_, random) => random() < 0.75).filter(isPraised)
  expect(flattered.length).toBeLessThanOrEqual(5)
})

test('a learner who is right nine times in ten is told how many flaws they catch and arguments they accept', () => {
  const good = readings((isSound, random) => random() < (isSound ? 0.1 : 0.9))
  expect(good.filter(({ sentence }) => /You (caught|left) \d+ of/.test(sentence)).length).toBeGreaterThanOrEqual(95)
})

test('the missing answers are counted separately for flawed and good arguments', () => {
  expect(missingArguments(counts(3, 7, 2, 4))).toEqual({
    flawed: { name: 'Flawed arguments', count: 7, of: 20 },
    sound: { name: 'Good arguments', count: 4, of: 10 },
  })
})

test('the picture is described with counts and margins, for now and for before', () => {
  expect(detectionPlotText(null, null)).toBe('Too few answers to place you yet.')
  const now =
    'Now: caught 48 of 60 flaws (80%, likely between 68% and 88%), accepted 21 of 30 good arguments (70%, likely between 52% and 83%).'
  expect(detectionPlotText(counts(48, 60, 21, 30), null)).toBe(now)
  expect(detectionPlotText(counts(48, 60, 21, 30), counts(30, 60, 15, 30))).toBe(
    `${now} Before: caught 30 of 60 flaws (50%, likely between 38% and 62%), accepted 15 of 30 good arguments (50%, likely between 33% and 67%).`,
  )
})
