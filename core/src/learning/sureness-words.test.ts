import { expect, test } from 'vitest'
import { SURENESS } from '../vocabulary.ts'
import { surenessMeaning } from './sureness-words.ts'

test('among four options the three mean what the calibration takes them for', () => {
  expect(SURENESS.map((sureness) => surenessMeaning(sureness, 4))).toEqual(['25% chance', '65% chance', '95% chance'])
})

test('a guess means less among more options', () => {
  expect(surenessMeaning('guess', 5)).toBe('20% chance')
})
