import { expect, test } from 'vitest'
import { type EyeCounts, readEye } from '../learning/eye.ts'
import { seededRandom } from '../testing.ts'
import type { Random } from '../vocabulary.ts'
import { eyeAdvice, eyeChangeText, eyeSentence, sharpnessText, sharpnessTitle } from './eye-words.ts'

function counts(caught: number, flawed: number, accepted: number, sound: number): EyeCounts {
  return { caught, flawed, accepted, sound, namedRight: 0 }
}

/** What a learner with these counts reads, with _ around the part under the wave. */
function told(given: EyeCounts) {
  const reading = readEye(given)!
  const { before, marked, after } = eyeSentence(given, reading)
  return {
    sentence: marked === '' ? before : `${before}_${marked}_${after}`,
    title: sharpnessTitle(reading.sharpnessWord),
    advice: eyeAdvice(reading),
  }
}

test.each([
  [counts(54, 60, 18, 30), 'You caught 54 of 60 flaws. You also accused _12 of 30 good arguments_.'],
  [counts(40, 60, 29, 30), 'You left 29 of 30 good arguments alone. You also let _20 of 60 flaws_ pass.'],
  [counts(53, 60, 26, 30), 'You caught 53 of 60 flaws and left 26 of 30 good arguments alone.'],
  [counts(60, 60, 0, 30), 'You found something wrong in 60 of 60 flawed arguments, and in _30 of 30 good ones_.'],
  [counts(0, 60, 30, 30), 'You left 30 of 30 good arguments alone, and let _60 of 60 flawed ones_ pass too.'],
  [counts(30, 60, 15, 30), 'You found something wrong in 30 of 60 flawed arguments, and in 15 of 30 good ones.'],
])('%o is told in counts, with a wave under a lean alone', (given, sentence) => {
  expect(told(given).sentence).toBe(sentence)
})

test('an eye of which nothing can be said yet is told the margin instead of a count', () => {
  const given = counts(15, 20, 3, 10)
  expect(told(given).title).toBe('Sharpness: can’t tell yet')
  expect(sharpnessText(readEye(given)!)).toMatch(/^Likely between \d+ and \d+ times in 20 .* nothing is shown yet\.$/)
})

test('sharpness is told as picks out of 20, beside what guessing gives', () => {
  expect(sharpnessText(readEye(counts(54, 60, 18, 30))!)).toBe(
    'Shown one flawed and one good argument side by side, you would pick out the flawed one about 17 times in 20. Likely between 15 and 19; guessing gives 10.',
  )
})

test('a change between windows is named only when chance does not explain it', () => {
  const [poor, good] = [readEye(counts(30, 60, 15, 30))!, readEye(counts(57, 60, 28, 30))!]
  expect(eyeChangeText(poor, good)).toMatch(/^Sharper .* more than chance/)
  expect(eyeChangeText(good, poor)).toMatch(/^Less sharp .* more than chance/)
  expect(eyeChangeText(good, good)).toMatch(/^No change/)
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

test('a learner who calls everything a flaw reads of a lean toward suspicion, and no praise', () => {
  for (const reading of readings(() => true)) {
    expect(reading.sentence).toContain('_30 of 30 good ones_')
    expect(reading.advice).toMatch(/lean toward suspicion/)
    expect(isPraised(reading)).toBe(false)
  }
})

test('a learner who accepts everything reads of a lean toward trust, and no praise', () => {
  for (const reading of readings(() => false)) {
    expect(reading.sentence).toContain('_60 of 60 flawed ones_')
    expect(reading.advice).toMatch(/lean toward trust/)
    expect(isPraised(reading)).toBe(false)
  }
})

test('a learner who guesses among four options reads nothing flattering in at least 95 of 100 runs', () => {
  const flattered = readings((_, random) => random() < 0.75).filter(isPraised)
  expect(flattered.length).toBeLessThanOrEqual(5)
})

test('a learner who is right nine times in ten is told what they catch and leave alone', () => {
  const good = readings((isSound, random) => random() < (isSound ? 0.1 : 0.9))
  expect(good.filter(({ sentence }) => /You (caught|left) \d+ of/.test(sentence)).length).toBeGreaterThanOrEqual(95)
})
