import { expect, test } from 'vitest'
import { hoursUntilTomorrow, inHoursText } from './days.ts'

const at = (hour: number, minute = 0, day = 21, month = 10) => Date.UTC(2026, month, day, hour, minute)

test('the time left until the learner’s own midnight is counted in whole hours', () => {
  expect(hoursUntilTomorrow(at(19), 'UTC')).toBe(4)
  expect(hoursUntilTomorrow(at(19, 1), 'UTC')).toBe(4)
  expect(hoursUntilTomorrow(at(23, 30), 'UTC')).toBe(0)
  expect(hoursUntilTomorrow(at(19, 1), 'Europe/Berlin')).toBe(3)
  expect(hoursUntilTomorrow(at(0), 'UTC')).toBe(23)
})

test('the day on which clocks are set back is an hour longer', () => {
  // Midnight in Berlin on October 25, 2026.
  expect(hoursUntilTomorrow(at(22, 0, 24, 9), 'Europe/Berlin')).toBe(24)
})

test('the hours left are described as a person would say them', () => {
  expect([0, 1, 5].map(inHoursText)).toEqual(['in less than an hour', 'in about an hour', 'in about 5 hours'])
})
