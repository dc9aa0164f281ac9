import { DAY } from '@think-twice/core/activity/days'
import { afterEach, expect, test, vi } from 'vitest'
import {
  aboutText,
  areText,
  byDayText,
  type ClassPair,
  inkOfRight,
  oftenText,
  optionText,
  seatsText,
} from './class-words.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('seats are counted with their kind, and none is no number', () => {
  expect([0, 1, 28].map((seats) => seatsText('anonymous', seats))).toEqual([
    'No anonymous seats yet',
    '1 anonymous seat',
    '28 anonymous seats',
  ])
})

test('labels are quoted as the subject of a sentence', () => {
  expect(areText(['Amara'])).toBe('“Amara” is')
  expect(areText(['Amara', 'Ben', 'Zoë'])).toBe('“Amara”, “Ben”, and “Zoë” are')
})

test('an option is read as a concept’s name, as “No fallacy here” or “No bias here”, or as the act that it is', () => {
  expect(optionText('straw-man', 'ad-hominem')).toBe('Straw Man')
  expect(optionText('no-flaw', 'ad-hominem')).toBe('No fallacy here')
  expect(optionText('no-flaw', 'anchoring')).toBe('No bias here')
  expect(optionText('Wait for the report.', 'anchoring')).toBe('Wait for the report.')
})

test('a key prints in the ink of its concept, and in that of sound arguments where nothing is wrong', () => {
  const scenario = { options: ['ad-hominem', 'no-flaw'], conceptId: 'anchoring' } as const
  const inkOf = (right: number) => inkOfRight({ ...scenario, options: [...scenario.options], right })
  expect([inkOf(0), inkOf(1)]).toEqual(['bias', 'sound'])
})

test('a round is called by up to three concepts, each once, and is a mixture of more', () => {
  expect(aboutText(['straw-man', 'ad-hominem', 'straw-man'])).toBe('Straw Man and Ad Hominem')
  expect(aboutText(['straw-man', 'ad-hominem', 'false-cause'])).toBe('Straw Man, Ad Hominem, and False Cause')
  expect(aboutText(['straw-man', 'ad-hominem', 'false-cause', 'tu-quoque'])).toBe('A mixture')
})

test.each([
  ['Saturday', 0],
  ['Thursday', 5],
  ['Friday, Nov 27', 6],
  ['Saturday, Nov 28', 7],
  ['Sunday, Nov 15', -6],
])('a day is called %s from %i days away', (text, days) => {
  const noon = new Date(2026, 10, 21, 12).getTime()
  vi.useFakeTimers({ now: noon, toFake: ['Date'] })
  expect(byDayText(noon + days * DAY)).toBe(text)
})

const direction = (was: 'straw-man' | 'ad-hominem', times: number, of: number) =>
  ({ was, named: was === 'straw-man' ? 'ad-hominem' : 'straw-man', times, of }) as const
const pair = (times: number): ClassPair => ({
  one: direction('straw-man', times - 1, 28),
  other: direction('ad-hominem', 1, 25),
  times,
})

test('a pair is counted in both directions together', () => {
  expect(oftenText(pair(15), 'named')).toBe('15 times in 53')
  expect(oftenText(pair(1), 'named')).toBe('1 time in 53')
})

test('of anonymous seats the count is a least one, because small cells are not shown', () => {
  expect(oftenText(pair(15), 'anonymous')).toBe('at least 15 times in 53')
})
