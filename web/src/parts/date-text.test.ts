import { expect, test } from 'vitest'
import { dayText, longDayText, longWeekdayText, monthText, todayOrDateText, weekdayText } from './date-text.ts'

test('a calendar day is written the same in every time zone of the device', () => {
  expect([
    dayText('2026-11-21'),
    monthText('2026-11-21'),
    weekdayText('2026-11-21'),
    longWeekdayText('2026-11-21'),
    longDayText('2026-11-21'),
  ]).toEqual(['Nov 21', 'Nov', 'Sat', 'Saturday', 'Saturday, November 21'])
})

test('a time counts as today by the learner’s own calendar', () => {
  const evening = Date.UTC(2026, 10, 21, 23, 30)
  const later = Date.UTC(2026, 10, 22, 0, 30)
  expect(todayOrDateText(evening, later, 'UTC')).toBe('Nov 21')
  expect(todayOrDateText(evening, later, 'Europe/Berlin')).toBe('Today')
  expect(todayOrDateText(evening, later, 'America/New_York')).toBe('Today')
})
