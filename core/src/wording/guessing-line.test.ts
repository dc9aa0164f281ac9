import { expect, test } from 'vitest'
import { GUESSING_SHARE, rightByGuessing } from '../quiz/questions.ts'

test('guessing is right as often as the number of options of each question suggests', () => {
  const options = (count: number) => ({ options: Array.from({ length: count }, () => 'an option') })
  expect(rightByGuessing([options(4), options(4), options(2)])).toBe(1)
  expect(rightByGuessing([options(4)])).toBe(GUESSING_SHARE)
  expect(rightByGuessing([])).toBe(0)
})
