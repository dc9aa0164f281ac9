import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { PROPERTY_RUNS } from '../../property-runs.ts'
import { itemAt } from '../required.ts'
import {
  addDays,
  DAY,
  dayOf,
  daysBetween,
  HOUR,
  hoursUntilTomorrow,
  inHoursText,
  knownTimeZone,
  MINUTE,
  relativeTimeText,
  reportedTime,
  weekdayOf,
  withActivity,
} from './days.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Local days are compared with those of the platform's own calendar. */
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

const NOW = Date.UTC(2026, 10, 21, 12)

/** From 2024 up to 2031: every clock change in between is one that is announced today. */
const times = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2031, 0, 1) })

test.each([
  ['2026-11-21T23:30:00Z', undefined, '2026-11-21'],
  ['2026-11-21T23:30:00Z', 'Europe/Berlin', '2026-11-22'],
  ['2026-11-21T04:30:00Z', 'America/New_York', '2026-11-20'],
  ['2026-11-21T10:30:00Z', 'Pacific/Kiritimati', '2026-11-22'],
  ['2026-11-21T23:30:00Z', 'Mars/Olympus_Mons', '2026-11-21'],
  ['2026-11-21T23:30:00Z', '', '2026-11-21'],
  ['2026-11-21T23:30:00Z', '+05:30', '2026-11-21'],
  ['2026-11-21T04:30:00Z', '-12:00', '2026-11-21'],
  ['2026-03-29T00:59:59Z', 'Europe/London', '2026-03-29'],
  ['2028-02-29T12:00:00Z', 'UTC', '2028-02-29'],
])('the time %s in the zone %s falls on the day %s', (instant, timeZone, day) => {
  expect(dayOf(Date.parse(instant), timeZone)).toBe(day)
})

test('adding days to a date and counting them back agree with the calendar', () => {
  fc.assert(
    fc.property(times, fc.integer({ min: -40_000, max: 40_000 }), (time, days) => {
      const day = isoDay(time)

      const other = addDays(day, days)

      expect(other).toBe(isoDay(time + days * DAY))
      expect(daysBetween(day, other)).toBe(days)
      expect(weekdayOf(other)).toBe(new Date(time + days * DAY).getUTCDay())
    }),
    { numRuns: PROPERTY_RUNS },
  )
})

/** The minutes of each local day of a UTC year, counted in half hours. */
function dayLengths(timeZone: string, year: number): Map<string, number> {
  const lengths = new Map<string, number>()
  for (let time = Date.UTC(year, 0, 1); time < Date.UTC(year + 1, 0, 1); time += 30 * MINUTE) {
    const day = dayOf(time, timeZone)
    lengths.set(day, (lengths.get(day) ?? 0) + 30)
  }
  return lengths
}

test.each([
  ['Europe/Berlin', '2026-03-29', 23],
  ['Europe/Berlin', '2026-10-25', 25],
  ['America/New_York', '2026-11-01', 25],
  ['Australia/Lord_Howe', '2026-04-05', 24.5],
])('a year in %s has every day once, and its day %s lasts %d hours', (timeZone, day, hours) => {
  const lengths = dayLengths(timeZone, 2026)
  const days = [...lengths.keys()]

  expect(days).toEqual(days.map((_, index) => addDays(itemAt(days, 0), index)))
  expect(lengths.get(day)).toBe(hours * 60)
})

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['UTC', 'UTC'],
  ['Mars/Olympus_Mons', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('the time zone %s is known as %s', (name, known) => {
  expect(knownTimeZone(name)).toBe(known)
})

test('a name too long for any time zone is rejected without a look-up', () => {
  const formatter = vi.spyOn(Intl, 'DateTimeFormat')
  expect(knownTimeZone('x'.repeat(65))).toBeUndefined()
  expect(formatter).not.toHaveBeenCalled()
  expect(knownTimeZone('x'.repeat(64))).toBeUndefined()
  expect(formatter).toHaveBeenCalledOnce()
})

test('a date has a four-digit year, even before the year 1000', () => {
  expect(dayOf(Date.UTC(900, 0, 2, 12), 'Europe/Berlin')).toBe('0900-01-02')
})

test('a time zone is looked up once, known or unknown', () => {
  const formatter = vi.spyOn(Intl, 'DateTimeFormat')
  // Written as no other test writes them, so that neither has been looked up before.
  for (const zone of ['asia/kathmandu', 'Mars/Crater', 'asia/kathmandu', 'Mars/Crater']) dayOf(0, zone)
  expect(formatter.mock.calls.map(([, options]) => options?.timeZone)).toEqual(['asia/kathmandu', 'Mars/Crater'])
})

test('an error that does not come from the zone is not mistaken for an unknown zone', () => {
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function refuse() {
    throw new TypeError('out of order')
  })
  expect(() => dayOf(0, 'Mars/Never_Asked')).toThrow('out of order')
})

test.each([
  ['many months of offline work', Date.UTC(2026, 0, 1)],
  ['this very moment', NOW],
])('a time in the past is believed: %s', (_, told) => {
  expect(reportedTime(told, NOW)).toBe(told)
})

test.each([
  ['none', undefined],
  ['ahead of the clock', NOW + 1],
  ['a clock that begins in 1970', 5],
  ['one that begins in 1980', Date.UTC(1980, 0, 6)],
  ['just before the product', Date.UTC(2026, 0, 1) - 1],
  ['no number', Number.NaN],
])('an impossible time counts as now: %s', (_, told) => {
  expect(reportedTime(told, NOW)).toBe(NOW)
})

test('the time left until the learner’s own midnight is counted in whole hours, on the day of a clock change too', () => {
  const at = (hour: number, minute = 0) => Date.UTC(2026, 10, 21, hour, minute)
  expect([at(0), at(19), at(19, 1), at(23, 30)].map((now) => hoursUntilTomorrow(now, 'UTC'))).toEqual([23, 4, 4, 0])
  expect(hoursUntilTomorrow(at(19, 1), 'Europe/Berlin')).toBe(3)
  const midnightBeforeClocksAreSetBack = Date.UTC(2026, 9, 24, 22)
  expect(hoursUntilTomorrow(midnightBeforeClocksAreSetBack, 'Europe/Berlin')).toBe(24)
  expect([0, 1, 5].map(inHoursText)).toEqual(['in less than an hour', 'in about an hour', 'in about 5 hours'])
})

test('the time and the zone are those of the latest activity, whatever order activities arrive in', () => {
  const none = { lastActivityAt: null, timeZone: null }
  const berlin = withActivity(none, { startedAt: 20, timeZone: 'Europe/Berlin' })
  expect(berlin).toEqual({ lastActivityAt: 20, timeZone: 'Europe/Berlin' })
  expect(withActivity(berlin, { startedAt: 19, timeZone: 'Asia/Tokyo' })).toBe(berlin)
  expect(withActivity(berlin, { startedAt: 20, timeZone: undefined })).toEqual({ lastActivityAt: 20, timeZone: null })
})

test.each([
  ['Just now', -HOUR],
  ['Just now', HOUR - 1],
  ['1 hour ago', HOUR],
  ['1 hour ago', 2 * HOUR - 1],
  ['2 hours ago', 2 * HOUR],
  ['23 hours ago', DAY - 1],
  ['1 day ago', DAY],
  ['2 days ago', 2 * DAY],
  ['Just now', NOW],
])('the time since is described as “%s” after %d ms', (text, age) => {
  expect(relativeTimeText(NOW - age, NOW)).toBe(text)
})
