import { expect, test } from 'vitest'
import { hasContraction, spokenLines } from './spoken-words.ts'

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
