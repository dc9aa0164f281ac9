import { expect, test } from 'vitest'
import { placeLine } from './unfinished.ts'

test('the place in an unfinished quiz is the question after the answered ones, and never past the last', () => {
  expect(placeLine({ position: 30, of: 48 })).toBe('Question 31 of 48')
  expect(placeLine({ position: 48, of: 48 })).toBe('Question 48 of 48')
})
