import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { LONGEST_DISPUTE, postDispute } from './disputes.ts'

const isTaken = (given: object) =>
  z.safeParse(postDispute.body, { scenario: 'straw-man-1', text: 'Both fit.', ...given }).success

test.each(['Both fit.', '?', ' x ', '🙂', 'two\nlines', 'x'.repeat(LONGEST_DISPUTE)])('%j is a reason', (text) => {
  expect(isTaken({ text })).toBe(true)
})

test.each(['', '   ', '\n\t', '\u200b', '\u0007', '\ud800', 'x'.repeat(LONGEST_DISPUTE + 1)])(
  '%j is none: nobody could read it, or it is too long',
  (text) => {
    expect(isTaken({ text })).toBe(false)
  },
)

test('it is about a scenario, and says when by nobody’s word but the server’s', () => {
  expect(isTaken({ scenario: 'Straw Man' })).toBe(false)
  expect(isTaken({ at: 1 })).toBe(false)
})
