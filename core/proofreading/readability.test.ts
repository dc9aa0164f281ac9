import { expect, test } from 'vitest'
import { fleschKincaidGrade, proseSentences, wordsOf } from './readability.ts'

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

test.each([
  ['two', 'She left. He stayed.', 2],
  ['an abbreviation', 'Dr. Ito met Mrs. J. Cole at 9 p.m. Monday.', 1],
  ['a number', 'Bus No. 5 left.', 1],
  ['a refusal', 'No. I won’t go.', 2],
  ['an hour at the end', 'It was 9 p.m. The bus left.', 2],
  ['a question inside a sentence', '“Really?” he asks, and sits down.', 1],
  ['a quotation that ends', '“Really?” He sits down.', 2],
  ['line breaks', 'Ana: are you there\nBen: yes', 2],
])('sentences are counted correctly with %s', (_, text, count) => {
  expect(proseSentences(text)).toHaveLength(count)
})
