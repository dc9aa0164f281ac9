import { expect, test } from 'vitest'
import { readDetection } from '../learning/detection.ts'
import { classLeanText, classMissingText, classSharpnessText } from './class-detection-words.ts'

test('the words for a class speak of the class', () => {
  // d′ = z(45.5/51) − z(5.5/31) = 2.17
  const reading = readDetection({ flawed: 50, caught: 45, namedRight: 40, sound: 30, accepted: 25 })
  expect(reading && classSharpnessText(reading)).toMatch(
    /^Shown one flawed and one good argument side by side, this class would pick out the flawed one about 19 times in 20\. Likely between \d+ and \d+; guessing gives 10\.$/,
  )
  const unclear = readDetection({ flawed: 20, caught: 14, namedRight: 5, sound: 10, accepted: 6 })
  expect(unclear && classSharpnessText(unclear)).toContain('so nothing is shown yet')
  expect(classLeanText('toward trust')).toBe('When they’re not sure, they let it pass.')
})

test('what is missing is answers, or answers that may be published', () => {
  expect(classMissingText({ flawed: 19, sound: 10 })).toContain('Both rows full')
  expect(classMissingText({ flawed: 20, sound: 10 })).toContain('too few of them can be told')
})
