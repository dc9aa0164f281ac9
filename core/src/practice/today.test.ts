import { describe, expect, test } from 'vitest'
import { addDays } from '../activity/days.ts'
import { someRoundItem } from '../rules.fixture.ts'
import {
  answerShares,
  askedDay,
  isCountedDay,
  isOffered,
  ownDaysAround,
  publishedCounts,
  questionOfDay,
  roundedCount,
  shareText,
  squaresLine,
  squaresOf,
  weekAround,
} from './today.ts'

describe('the day of an argument', () => {
  test('is today without a date, or any day since the first one', () => {
    expect(askedDay('', '2026-11-21')).toEqual({ ok: true, day: '2026-11-21', isToday: true })
    expect(askedDay('2026-11-01', '2026-11-21')).toEqual({ ok: true, day: '2026-11-01', isToday: false })
  })

  test.each([
    ['2026-11-22', 'to come'],
    ['2026-10-31', 'too early'],
    ['2026-02-30', 'not a day'],
    ['tomorrow', 'not a day'],
    ['2026-11-2', 'not a day'],
    ['2026-11-021', 'not a day'],
    ['2026-11-21T12:00', 'not a day'],
    ['99999-01-01', 'not a day'],
    ['2026-13-01', 'not a day'],
    ['0000-00-00', 'not a day'],
  ])('cannot be opened by a link to %j, which is %s', (value, problem) => {
    expect(askedDay(value, '2026-11-21')).toEqual({ ok: false, problem })
  })

  test('may be from yesterday to tomorrow in UTC, which covers everybody on earth', () => {
    const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']
    expect(days.map((day) => isCountedDay(day, '2026-11-21'))).toEqual([false, true, true, true, false])
  })
})

describe('the two squares of a day', () => {
  const flawed = someRoundItem().question
  const sound = someRoundItem({ kind: 'sound' }).question

  test('stand for the name and for the sentence, independently', () => {
    const squares = (option: number, sentence: number | null) => Object.values(squaresOf(flawed, { option, sentence }))
    expect(squares(0, 1)).toEqual([true, true])
    expect(squares(0, 0)).toEqual([true, false])
    expect(squares(1, 1)).toEqual([false, true])
    expect(squares(1, null)).toEqual([false, false])
    // Without a flaw there is no sentence to mark.
    expect(squares(3, 1)).toEqual([false, false])
  })

  test('are both filled for accepting a good argument, and both empty for calling it flawed', () => {
    expect(squaresOf(sound, { option: 0, sentence: null })).toEqual({ name: true, sentence: true })
    expect(squaresOf(sound, { option: 1, sentence: 1 })).toEqual({ name: false, sentence: false })
  })

  test('are copied as text without a word about the argument', () => {
    const shared = shareText('2026-11-21', { name: true, sentence: false }, 'https://thinktwice.example/?today')
    expect(shared).toBe('Think Twice No. 21 🟦⬜\nGot it on the first look.\nhttps://thinktwice.example/?today')
    expect(shareText('2026-11-22', { name: false, sentence: true }, '')).toMatch(/^Think Twice No. 22 ⬜🟪\n/)
    const all = [true, false].flatMap((name) => [true, false].map((sentence) => squaresLine({ name, sentence })))
    expect(all).toEqual([
      'Looked, and looked again.',
      'Got it on the first look.',
      'Got it on the second look.',
      'Missed it this time.',
    ])
  })
})

test('the options of a day have the same order for everyone, and the right one is not always first', () => {
  const { question } = someRoundItem()
  const orders = Array.from({ length: 400 }, (_, days) => questionOfDay(question, addDays('2026-11-01', days)))
  expect(questionOfDay(question, '2026-11-02')).toEqual(orders[1])
  for (const place of [0, 1, 2, 3]) {
    const times = orders.filter(({ correctAnswer }) => correctAnswer === place).length
    expect(times).toBeGreaterThan(75)
    expect(times).toBeLessThan(125)
  }
  const alike = orders.filter(({ correctAnswer }, index) => correctAnswer === orders[index + 1]?.correctAnswer).length
  expect(alike).toBeLessThan(130)
  for (const { options, correctAnswer } of orders) expect(options[correctAnswer]).toBe('False Cause')
})

test('the week of a day ends with today or has the day in its middle, and never starts before No. 1', () => {
  const ends = (day: string) => {
    const week = weekAround(day, '2026-11-21')
    return [week[0], week.at(-1), week.length]
  }
  expect(weekAround('2026-11-10', '2026-11-21')).toEqual([
    ...['2026-11-07', '2026-11-08', '2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'],
  ])
  expect(ends('2026-11-21')).toEqual(['2026-11-15', '2026-11-21', 7])
  expect(ends('2026-11-19')).toEqual(['2026-11-15', '2026-11-21', 7])
  expect(ends('2026-11-10')).toEqual(['2026-11-07', '2026-11-13', 7])
  expect(ends('2026-11-02')).toEqual(['2026-11-01', '2026-11-05', 5])
})

describe('the days to show a learner', () => {
  const shown = (cameOn: string, ...answered: string[]) =>
    ownDaysAround('2026-11-21', '2026-11-21', {
      cameOn,
      answered: Object.fromEntries(answered.map((day) => [day, {}])),
    })

  test('are those since they came, and earlier ones that they answered', () => {
    expect(shown('2026-11-20')).toEqual(['2026-11-20', '2026-11-21'])
    expect(shown('2026-11-20', '2026-11-16')).toEqual(['2026-11-16', '2026-11-20', '2026-11-21'])
    expect(shown('2026-11-01')).toHaveLength(7)
  })

  test('are none while there is only one', () => {
    expect(shown('2026-11-21')).toEqual([])
  })
})

/** Its options are False Cause, Texas Sharpshooter, Anecdotal and that nothing is wrong. */
const { question } = someRoundItem()

test('the number of people is given in tens', () => {
  expect([0, 4, 5, 23, 25, 1204].map(roundedCount)).toEqual([0, 0, 10, 20, 30, 1200])
})

test('the most frequent choice comes first, with its percent and one square for every twentieth', () => {
  const counts = [
    { choice: 'anecdotal', count: 90 },
    { choice: 'false-cause', count: 30 },
    { choice: 'no-flaw', count: 0 },
    { choice: 'texas-sharpshooter', count: 40 },
  ]
  expect(answerShares(question, counts)).toEqual([
    { option: 2, percent: 56, squares: 11 },
    { option: 1, percent: 25, squares: 5 },
    { option: 0, percent: 19, squares: 4 },
    { option: 3, percent: 0, squares: 0 },
  ])
})

test('every option has zero percent and no squares while nobody is counted', () => {
  expect(answerShares(question, []).map(({ percent, squares }) => [percent, squares])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ])
})

const OFFERED = { choices: ['straw-man', 'ambiguity', 'no-flaw'], sentences: 3 } as const

test('an answer is one choice and at most one sentence, with no sentence when nothing is wrong', () => {
  expect(isOffered(OFFERED, 'straw-man', null)).toBe(true)
  expect(isOffered(OFFERED, 'straw-man', 2)).toBe(true)
  expect(isOffered(OFFERED, 'no-flaw', null)).toBe(true)
  expect(isOffered(OFFERED, 'no-flaw', 0)).toBe(false)
  expect(isOffered(OFFERED, 'straw-man', 3)).toBe(false)
  expect(isOffered(OFFERED, 'anchoring', null)).toBe(false)
  expect(isOffered(OFFERED, null, null)).toBe(false)
})

test('twenty answers are reported in tens, with a zero for options that nobody chose', () => {
  const counts = [
    { part: 'option', value: 'straw-man', count: 14 },
    { part: 'option', value: 'no-flaw', count: 6 },
    { part: 'sentence', value: '1', count: 14 },
  ] as const

  expect(publishedCounts(OFFERED, counts)).toEqual({
    people: 20,
    options: [
      { choice: 'straw-man', count: 10 },
      { choice: 'ambiguity', count: 0 },
      { choice: 'no-flaw', count: 10 },
    ],
    sentences: [0, 10, 0],
  })
})

test('nineteen answers are too few to report', () => {
  expect(publishedCounts(OFFERED, [{ part: 'option', value: 'straw-man', count: 19 }])).toBeNull()
})
