import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  editDistance,
  fleschKincaidGrade,
  hasContraction,
  proseSentences,
  spokenLines,
  wordsOf,
} from './text-measures.ts'

test('reading grades rise with longer words and longer sentences', () => {
  expect(fleschKincaidGrade('The cat sat. The dog ran. It was a hot day.')).toBeLessThan(2)
  expect(
    fleschKincaidGrade('Notwithstanding considerable institutional opposition, implementation proceeded.'),
  ).toBeGreaterThan(12)
})

test('an hour, a price, or a joined word counts as one word, and accented letters count as letters', () => {
  expect(wordsOf('At 11:40, José paid $20,000 for twenty-five.')).toEqual([
    'at',
    '11:40',
    'josé',
    'paid',
    '20,000',
    'for',
    'twenty-five',
  ])
})

test('lines without words are no sentences', () => {
  expect(proseSentences('She left.\n—\nHe stayed.')).toEqual(['She left.', 'He stayed.'])
})

test.each(['I don’t know', 'We’ve met', 'It’s late', 'The fund’s been safe', 'She’d go', 'Y’all come'])(
  'the line “%s” counts as contracted',
  (line) => {
    expect(hasContraction(line)).toBe(true)
  },
)

test.each(['The fund’s money', 'Her boss’s car', 'It is late', 'Ten o’clock'])(
  'the line “%s” does not count as contracted',
  (line) => {
    expect(hasContraction(line)).toBe(false)
  },
)

test('a spoken line continues after the words that name its speaker, and ends at a full stop', () => {
  const told = { genre: 'scene' as const, scenario: '“Wait,” he says, “for me.” She waits. “Well?”' }
  expect(spokenLines(told)).toEqual(['Wait, for me.', 'Well?'])
})

test('a letter counts as spoken from its first word to its last', () => {
  expect(spokenLines({ genre: 'letter', scenario: 'Dear Ana, it is late.' })).toEqual(['Dear Ana, it is late.'])
})

const words = (text: string) => (text === '' ? [] : text.split(' '))

test.each([
  ['the lamp in the hall', 'the lamp in the hall', 0],
  ['the lamp in the hall', 'the light in the hall', 1],
  ['the lamp in the hall', 'the lamp in hall', 1],
  ['the lamp', 'the old lamp', 1],
  ['the lamp in the hall', 'in the hall the lamp', 4],
  ['', 'a whole new story', 4],
])('turning “%s” into “%s” takes %i words', (one, other, steps) => {
  expect(editDistance(words(one), words(other))).toBe(steps)
})

test('an edit distance is the same in both directions, and never exceeds the longer text', () => {
  const texts = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 })
  fc.assert(
    fc.property(texts, texts, (one, other) => {
      const steps = editDistance(one, other)
      expect(editDistance(other, one)).toBe(steps)
      expect(steps).toBeLessThanOrEqual(Math.max(one.length, other.length))
      expect(steps === 0).toBe(one.join() === other.join())
    }),
  )
})
