import { expect, test } from 'vitest'
import { hasContraction, spokenLines } from './spoken-words.ts'

test.each(['I don’t know', 'We’ve met', 'It’s late', 'The fund’s been safe', 'She’d go', 'Y’all come'])(
  '“%s” is contracted',
  (line) => {
    expect(hasContraction(line)).toBe(true)
  },
)

test.each(['The fund’s money', 'Her boss’s car', 'It is late', 'Ten o’clock'])('“%s” is not contracted', (line) => {
  expect(hasContraction(line)).toBe(false)
})

test('a line goes on after who says it, and a new line begins after a full stop', () => {
  const told = { genre: 'scene' as const, scenario: '“Wait,” he says, “for me.” She waits. “Well?”' }
  expect(spokenLines(told)).toEqual(['Wait, for me.', 'Well?'])
})

test('a letter speaks from its first word to its last', () => {
  expect(spokenLines({ genre: 'letter', scenario: 'Dear Ana, it is late.' })).toEqual(['Dear Ana, it is late.'])
})
