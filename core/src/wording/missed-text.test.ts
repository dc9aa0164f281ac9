import { expect, test } from 'vitest'
import { missedText } from '../learning/weakness.ts'

const [right, wrong] = [true, false]

test.each([
  { history: [wrong], says: 'Seen once, missed once' },
  { history: [wrong, wrong], says: 'Missed both times it came up' },
  { history: [wrong, wrong, wrong], says: 'Missed all 3 times it came up' },
  { history: [wrong, wrong, wrong, right], says: 'Missed 3 of 4, the last one right' },
  { history: [wrong, wrong, right, right], says: 'Missed 2 of 4, the last two right' },
  { history: [right, wrong, wrong, right, wrong, wrong, wrong], says: 'Missed 5 of 7, the last three in a row' },
  { history: [right], says: 'Seen once, answered right' },
  { history: [right, right], says: 'Answered right all 2 times' },
  { history: [right, wrong], says: 'Missed 1 of 2, the last one too' },
])('the history $history is described as “$says”', ({ history, says }) => {
  const timesWrong = history.filter((answer) => answer === wrong).length
  expect(missedText({ timesWrong, timesAnswered: history.length, history })).toBe(says)
})

test('an answer count without a known history is described by the counts alone', () => {
  expect(missedText({ timesWrong: 7, timesAnswered: 10, history: [] })).toBe('Missed 7 of 10')
})

test('a history of the latest eight answers says nothing about earlier ones', () => {
  const history = Array.from({ length: 8 }, () => wrong)
  expect(missedText({ timesWrong: 11, timesAnswered: 12, history })).toBe('Missed 11 of 12, the last eight in a row')
})
