import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { LONGEST_DISPUTE, postDispute } from './learning.ts'

const isDisputeTaken = (given: object) =>
  z.safeParse(postDispute.body, { scenario: 'straw-man-1', text: 'Both fit.', ...given }).success

test.each(['Both fit.', '?', ' x ', '🙂', 'two\nlines', 'x'.repeat(LONGEST_DISPUTE)])(
  'the text %j is accepted as a dispute',
  (text) => {
    expect(isDisputeTaken({ text })).toBe(true)
  },
)

test.each(['', '   ', '\n\t', '\u200b', '\u3164', '\u0007', '\ud800', 'x'.repeat(LONGEST_DISPUTE + 1)])(
  'the text %j is refused as a dispute, because it is unreadable or too long',
  (text) => {
    expect(isDisputeTaken({ text })).toBe(false)
  },
)

test('a dispute needs the id of a scenario, and the client may not say when it was written', () => {
  expect(isDisputeTaken({ scenario: 'Straw Man' })).toBe(false)
  expect(isDisputeTaken({ at: 1 })).toBe(false)
})
