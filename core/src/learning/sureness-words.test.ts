import { expect, test } from 'vitest'
import { SURENESS } from '../vocabulary.ts'
import { surenessMeaning } from './calibration.ts'

test('with four options the three degrees of sureness stand for the chances that calibration uses', () => {
  expect(SURENESS.map((sureness) => surenessMeaning(sureness, 4))).toEqual(['25% chance', '65% chance', '95% chance'])
})

test('a guess means less among more options', () => {
  expect(surenessMeaning('guess', 5)).toBe('20% chance')
})
