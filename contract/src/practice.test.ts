import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { LONGEST_DISPUTE, postDispute, postToday } from './practice.ts'

const isDisputeTaken = (given: object) =>
  z.safeParse(postDispute.body, { scenario: 'straw-man-1', text: 'Both fit.', ...given }).success

test.each(['Both fit.', '?', ' x ', '🙂', 'two\nlines', 'x'.repeat(LONGEST_DISPUTE)])(
  'the text %j is accepted as a dispute',
  (text) => {
    expect(isDisputeTaken({ text })).toBe(true)
  },
)

test.each(['', '   ', '\n\t', '\u200b', '\u0007', '\ud800', 'x'.repeat(LONGEST_DISPUTE + 1)])(
  'the text %j is refused as a dispute, because it is unreadable or too long',
  (text) => {
    expect(isDisputeTaken({ text })).toBe(false)
  },
)

test('a dispute needs the id of a scenario, and the client may not say when it was written', () => {
  expect(isDisputeTaken({ scenario: 'Straw Man' })).toBe(false)
  expect(isDisputeTaken({ at: 1 })).toBe(false)
})

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
