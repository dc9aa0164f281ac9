import { describe, expect, test } from 'vitest'
import { cellsLine, comparedLine, sureLine } from './round-end.ts'

describe('the line about how sure the learner was', () => {
  const line = (count: number, of: number) => sureLine([{ sureness: 'sure', count, of }])
  test('gives counts, even for a single answer', () => {
    expect(line(3, 4)).toBe('When you were sure, you were right 3 out of 4 times')
    expect(line(1, 1)).toBe('You were sure once, and right')
    expect(line(0, 1)).toBe('You were sure once, and wrong')
    expect(line(2, 2)).toBe('You were sure twice, and right both times')
    expect(line(0, 3)).toBe('You were sure three times, and wrong each time')
    expect(sureLine([{ sureness: 'guess', count: 1, of: 8 }])).toBe('You were never sure this time')
  })
})

test('the row of answers is read out with the numbers of the questions missed', () => {
  const cells = (text: string) => [...text].map((each) => ({ look: 'fallacy' as const, isRight: each === '1' }))
  expect(cellsLine(cells('11111111'))).toBe('All right')
  expect(cellsLine(cells('11011111'))).toBe('Seven right, one to look at again: question 3')
  expect(cellsLine(cells('11011011'))).toBe('Six right, two to look at again: questions 3 and 6')
  expect(cellsLine(cells('000'))).toBe('None right, three to look at again: questions 1, 2, and 3')
})

test('comparing two results never shames the lower one', () => {
  const share = (count: number) => ({ count, of: 8 })
  expect(comparedLine(share(6), share(5))).toBe('You got 6 of 8, your friend 5.')
  expect(comparedLine(share(5), share(6))).toBe('Your friend got 6 of 8, you 5.')
  expect(comparedLine(share(8), share(8))).toBe('The same: 8 of 8 for both of you.')
})
