import { expect, test } from 'vitest'
import {
  clockText,
  counted,
  countText,
  inTimes,
  intervalAround,
  inWords,
  likelyText,
  minutesText,
  percentText,
  pointsText,
  signedPercent,
  wholePercent,
  wordFor,
} from './numbers.ts'

test('a count of one gets the singular, and every other count the plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'quiz', 'quizzes'))).toEqual(['0 quizzes', '1 quiz', '2 quizzes'])
  expect(counted(2, 'test')).toBe('2 tests')
  expect([1, 2].map((count) => wordFor(count, 'goes', 'go'))).toEqual(['goes', 'go'])
})

test('counts up to twelve are words, larger ones are digits, and a sentence starts with a capital', () => {
  expect([0, 1, 12, 13].map((count) => inWords(count))).toEqual(['zero', 'one', 'twelve', '13'])
  expect([2, 13].map((count) => inWords(count, true))).toEqual(['Two', '13'])
  expect([1, 2, 3, 12, 13].map(inTimes)).toEqual(['once', 'twice', 'three times', 'twelve times', '13 times'])
})

test('counts and points get a comma from a thousand on', () => {
  expect([50, 1500].map(countText)).toEqual(['50', '1,500'])
  expect(pointsText(1500)).toBe('1,500 points')
})

test('shares are written in whole percent, and a difference with its sign', () => {
  expect(wholePercent(75)).toBe('75%')
  expect(percentText(0.798)).toBe('80%')
  expect([16, -16, 0].map(signedPercent)).toEqual(['+16%', '-16%', '0%'])
})

test('an interval of a share is written in whole percent, and one around a value never begins below 0', () => {
  expect(likelyText({ low: 0.796, high: 0.951 })).toBe('likely between 80% and 95%')
  expect(intervalAround(0.5, 0.25)).toEqual({ low: 0.25, high: 0.75 })
  expect(intervalAround(0.125, 0.25)).toEqual({ low: 0, high: 0.375 })
})

test('a duration is whole seconds on a clock, or rounded minutes', () => {
  expect([-1, 9.9, 60, 167, 3600].map(clockText)).toEqual(['0:00', '0:09', '1:00', '2:47', '60:00'])
  expect([59, 60, 89, 90].map(minutesText)).toEqual(['less than 1 min', '1 min', '1 min', '2 min'])
})
