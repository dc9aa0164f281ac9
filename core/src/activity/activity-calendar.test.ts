import { expect, test } from 'vitest'
import { activityCalendar, CALENDAR_WEEKS, calendarMonths, daysOnCalendar, startOfQuiz } from './activity-calendar.ts'
import { HOUR } from './days.ts'

/** A Saturday afternoon. */
const NOW = Date.UTC(2026, 10, 21, 15)

const finished = (timestamp: number, timeSpent = 600) => ({ timestamp, timeSpent })
const dayIn = (weeks: ReturnType<typeof activityCalendar>, day: string) =>
  weeks.flatMap(({ days }) => days).find((each) => each.day === day)

test('the calendar has 26 weeks that begin on a Sunday, and its last week contains today', () => {
  const weeks = activityCalendar([], [], NOW)

  expect(weeks).toHaveLength(CALENDAR_WEEKS)
  expect(weeks[0]?.days[0]?.day).toBe('2026-05-24')
  expect(weeks.at(-1)?.days.at(-1)).toEqual({ day: '2026-11-21', quizzes: 0, isActive: false, level: 0, when: 'today' })
})

test('days of this week that have not come yet count as ahead', () => {
  const weeks = activityCalendar([], [], Date.UTC(2026, 10, 19, 15))

  expect(weeks.at(-1)?.days.map(({ when }) => when)).toEqual([
    'past',
    'past',
    'past',
    'past',
    'today',
    'ahead',
    'ahead',
  ])
})

test('a quiz counts for the day on which it was started, in the time zone given', () => {
  const startedAt = Date.UTC(2026, 10, 19, 23, 55)
  const quiz = finished(startedAt + 600_000)

  expect(dayIn(activityCalendar([quiz], [], NOW), '2026-11-19')?.quizzes).toBe(1)
  expect(dayIn(activityCalendar([quiz], [], NOW, 'Europe/Berlin'), '2026-11-20')?.quizzes).toBe(1)
})

test('one, two, and three or more quizzes have their own levels, and each week has a total', () => {
  const on = (date: number, times: number) =>
    Array.from({ length: times }, () => finished(Date.UTC(2026, 10, date, 12)))

  const weeks = activityCalendar([...on(16, 1), ...on(17, 2), ...on(18, 3), ...on(19, 9)], [], NOW)

  expect(weeks.at(-1)?.days.map(({ level }) => level)).toEqual([0, 1, 2, 3, 3, 0, 0])
  expect(weeks.at(-1)).toMatchObject({ activeDays: 4, quizzes: 15 })
})

test('a day with practice alone counts as active, and a quiz on the same day does not count twice', () => {
  const weeks = activityCalendar([finished(Date.UTC(2026, 10, 20, 12))], ['2026-11-18', '2026-11-20'], NOW)

  expect(weeks.at(-1)?.days.map(({ level }) => level)).toEqual([0, 0, 0, 1, 0, 1, 0])
  expect(weeks.at(-1)).toMatchObject({ activeDays: 2, quizzes: 1 })
})

test('days older than the calendar are left out', () => {
  const weeks = activityCalendar([finished(NOW - 200 * 24 * HOUR)], [], NOW)

  expect(weeks.every(({ quizzes }) => quizzes === 0)).toBe(true)
})

test('a month is labeled at the week of its first day, if two of its weeks are shown', () => {
  expect(calendarMonths(activityCalendar([], [], NOW))).toEqual([
    { firstDay: '2026-06-01', week: 1, weeks: 4 },
    { firstDay: '2026-07-01', week: 5, weeks: 4 },
    { firstDay: '2026-08-01', week: 9, weeks: 5 },
    { firstDay: '2026-09-01', week: 14, weeks: 4 },
    { firstDay: '2026-10-01', week: 18, weeks: 5 },
    { firstDay: '2026-11-01', week: 23, weeks: 3 },
  ])
})

test('the month in which the calendar begins is labeled at the first week, if two of its weeks are shown', () => {
  const firstMonth = (date: number) => calendarMonths(activityCalendar([], [], Date.UTC(2026, 10, date, 15)))[0]

  expect(firstMonth(7)).toEqual({ firstDay: '2026-05-10', week: 0, weeks: 3 })
  expect(firstMonth(14)).toEqual({ firstDay: '2026-05-17', week: 0, weeks: 2 })
})

test('a month whose first day is in the first week is labeled there, and the month before it is not', () => {
  const months = calendarMonths(activityCalendar([], [], Date.UTC(2026, 10, 22, 15)))

  expect(months.slice(0, 2)).toEqual([
    { firstDay: '2026-06-01', week: 0, weeks: 4 },
    { firstDay: '2026-07-01', week: 4, weeks: 4 },
  ])
})

test('a quiz started as many seconds before its end as it took, unless the product did not exist then', () => {
  const timestamp = Date.UTC(2026, 10, 21, 12)
  expect(startOfQuiz({ timestamp, timeSpent: 600 })).toBe(timestamp - 600_000)
  expect(startOfQuiz({ timestamp, timeSpent: 10 * 365 * 24 * 3600 })).toBe(timestamp)
})

test('the calendar holds the days of its 26 weeks up to today, in order', () => {
  expect(daysOnCalendar(['2026-11-21', '2026-05-24', '2026-05-23'], '2026-11-21')).toEqual(['2026-05-24', '2026-11-21'])
})
