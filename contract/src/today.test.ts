import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { postToday } from './today.ts'

const ANSWER = { day: '2026-11-21', choice: 'Straw Man' }
const isAnswerTaken = (given: object) => z.safeParse(postToday.body, { ...ANSWER, ...given }).success

test.each([{}, { sentence: null }, { sentence: 0 }, { choice: 'no-flaw' }])(
  'an answer to today’s argument with %j is accepted',
  (given) => {
    expect(isAnswerTaken(given)).toBe(true)
  },
)

test.each([
  { day: 'today' },
  { day: '21.11.2026' },
  { choice: '' },
  { sentence: -1 },
  { sentence: 0.5 },
  { device: 'x' },
])('an answer to today’s argument with %j is refused', (given) => {
  expect(isAnswerTaken(given)).toBe(false)
})
