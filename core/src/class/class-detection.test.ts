import { describe, expect, test } from 'vitest'
import { readingOf } from '../learning/detection.ts'
import { required } from '../required.ts'
import { type ClassDetection, classDetection, classDetectionSentence, classMissingText } from './class-detection.ts'
import type { Proportion } from './reportable-groups.ts'

const published = (...sums: Proportion[]) => ({ sums, groups: sums.map((group) => ({ ...group, scenarios: 1 })) })
const times = (many: number, group: Proportion) => Array.from({ length: many }, () => group)

describe('detection of a class', () => {
  test('is measured as with so many independent answers as vary like these', () => {
    const detection = classDetection({
      flawed: published(...times(2, { times: 5, of: 20 })),
      sound: published(...times(2, { times: 10, of: 20 })),
    })
    // Nothing varies, so the spread is the prior alone: (3/16) / (4 − 2 + 1) = 1/16. With the shares (1.5 + 0.5) / 3 and
    // (1 + 0.5) / 3, 40 answers count as 2 / (0.0625 / 0.2222) = 7.11 and 2 / (0.0625 / 0.25) = 8.
    // Hits (5.333 + 0.5) / 8.111 = 0.719, z 0.580; false alarms 4.5 / 9, z 0.
    // Variances of z: 0.2020 / (7.11 × 0.1136) = 0.250 and 0.25 / (8 × 0.1592) = 0.196; t of 3 degrees is 3.182.
    expect(detection.counts).toEqual({ flawed: 40, noticed: 30, sound: 40, accepted: 20 })
    const { sharpness, lean, sharpnessWord, leanWord } = required(detection.reading, 'a reading')
    expect(sharpness.value).toBeCloseTo(0.58, 2)
    expect(sharpness.margin).toBeCloseTo(3.182 * Math.sqrt(0.25 + 0.1963), 2)
    expect(lean.value).toBeCloseTo(-0.29, 2)
    expect([sharpnessWord, leanWord]).toEqual(['not shown yet', 'none we can show'])
  })

  test('has narrower margins when a class answers more scenarios alike', () => {
    const marginOf = (scenarios: number) =>
      required(
        classDetection({
          flawed: published(...times(scenarios, { times: 7, of: 28 })),
          sound: published(...times(scenarios, { times: 14, of: 28 })),
        }).reading,
        'a reading',
      ).sharpness.margin
    expect(marginOf(20)).toBeLessThan(marginOf(5) / 2)
  })

  test('has wider margins when scenarios differ more than answers would by chance', () => {
    const marginOf = (low: number, high: number) =>
      required(
        classDetection({
          flawed: published(...times(5, { times: low, of: 28 }), ...times(5, { times: high, of: 28 })),
          sound: published(...times(5, { times: 14, of: 28 })),
        }).reading,
        'a reading',
      ).sharpness.margin
    expect(marginOf(0, 28)).toBeGreaterThan(1.3 * marginOf(14, 14))
  })

  test('says nothing before 20 flawed and 10 sound answers', () => {
    const readingOfCounts = (flawed: number, sound: number) =>
      classDetection({ flawed: published({ times: 2, of: flawed }), sound: published({ times: 2, of: sound }) }).reading
    expect(readingOfCounts(20, 10)).not.toBeNull()
    expect(readingOfCounts(19, 10)).toBeNull()
    expect(readingOfCounts(20, 9)).toBeNull()
  })

  test('says nothing while more than a quarter of the answers cannot be published', () => {
    const flawed = published(...times(9, { times: 7, of: 28 }))
    const sound = published(...times(9, { times: 14, of: 28 }))
    const with9And = (untold: number, { groups }: typeof flawed) => ({
      groups,
      sums: [...groups, { times: 0, of: untold }],
    })
    expect(classDetection({ flawed: with9And(84, flawed), sound }).reading).not.toBeNull()
    expect(classDetection({ flawed: with9And(85, flawed), sound }).reading).toBeNull()
    expect(classDetection({ flawed, sound: with9And(85, sound) }).reading).toBeNull()
  })
})

describe('the sentence about a class', () => {
  const counts = { flawed: 257, noticed: 191, sound: 169, accepted: 79 }
  const reading = (sharpness: number, lean: number) =>
    readingOf({ sharpness: { value: sharpness, margin: 0.5 }, lean: { value: lean, margin: 0.2 } })
  const sentence = (given: ClassDetection['reading']) => {
    const { before, marked, after } = classDetectionSentence({ counts, reading: given })
    return `${before}[${marked}]${after}`
  }

  test('says “caught” only where guessing is ruled out', () => {
    expect(sentence(reading(1, 0))).toBe('This class caught 191 of 257 flaws and accepted 79 of 169 good arguments.[]')
    const unpraised =
      'This class found something wrong in 191 of 257 flawed arguments, and in 90 of 169 good arguments.[]'
    expect(sentence(reading(0.4, 0))).toBe(unpraised)
    expect(sentence(null)).toBe(unpraised)
  })

  test('marks the part that shows a lean', () => {
    expect(sentence(reading(1, -0.5))).toBe(
      'This class caught 191 of 257 flaws. It also accused [90 of 169 good arguments].',
    )
    expect(sentence(reading(0, -0.5))).toBe(
      'This class found something wrong in 191 of 257 flawed arguments. It also accused [90 of 169 good arguments].',
    )
    expect(sentence(reading(0, 0.5))).toBe(
      'This class accepted 79 of 169 good arguments. It also let [66 of 257 flawed ones] pass.',
    )
  })
})

test('what is missing is answers, or answers that may be published', () => {
  expect(classMissingText({ flawed: 19, sound: 10 })).toContain('Both rows full')
  expect(classMissingText({ flawed: 20, sound: 10 })).toContain('too few of them can be told')
})
