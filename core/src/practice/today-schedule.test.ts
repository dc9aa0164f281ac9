import { describe, expect, test } from 'vitest'
import { addDays, dayOf, daysBetween } from '../activity/days.ts'
import { BANK } from '../content/bank.ts'
import { SCHEDULE } from '../content/schedule.ts'
import { todayCandidates } from '../publishing/published-today.ts'
import { seededRandom } from '../testing.ts'
import { FIRST_DAY } from './day-number.ts'
import { APART, extendSchedule, scheduleProblems, type TodayCandidate } from './today-schedule.ts'

const CANDIDATES = todayCandidates(BANK)
const extend = (schedule: Record<string, string>, until: string, candidates: readonly TodayCandidate[] = CANDIDATES) =>
  extendSchedule(schedule, candidates, { settled: '2026-11-22', until }, seededRandom(1))

describe('extending the schedule', () => {
  const autumn = extend({}, '2026-12-31')

  test('plans every day, and keeps what is planned', () => {
    const longer = extend(autumn, '2027-12-31')
    expect(Object.keys(longer)).toHaveLength(daysBetween(FIRST_DAY, '2027-12-31') + 1)
    expect(longer).toMatchObject(autumn)
    expect(scheduleProblems(longer, CANDIDATES, '2026-11-21')).toEqual([])
    expect(extend(longer, '2026-12-31')).toEqual(longer)
  })

  test('draws a day to come anew when its scenario has left the bank, and never one that has come', () => {
    const gone = new Set([autumn['2026-11-22'], autumn['2026-11-23']])
    const smaller = CANDIDATES.filter(({ id }) => !gone.has(id))
    const mended = extend(autumn, '2026-12-31', smaller)
    const changed = Object.keys(mended).filter((day) => mended[day] !== autumn[day])
    expect(changed).toEqual(['2026-11-23'])
    expect(scheduleProblems(mended, smaller, '2026-11-21')).toHaveLength(2)
  })

  test('refuses a bank that is too small for it', () => {
    expect(() => extend({}, '2026-12-31', CANDIDATES.slice(0, 30))).toThrow(`within ${APART} days`)
  })
})

describe('problems of a schedule', () => {
  const [one, other] = CANDIDATES.map(({ id }) => id)

  test('are a day left out, a scenario that comes again too soon, one that is not eligible, and too few days ahead', () => {
    const problems = scheduleProblems(
      { [FIRST_DAY]: one!, '2026-11-03': one!, '2026-11-04': 'gone', '2026-11-05': other! },
      CANDIDATES,
      '2026-11-02',
    )
    expect(problems).toContain('2026-11-02 is missing before 2026-11-03')
    expect(problems).toContain(`2026-11-03: ${one} was asked on 2026-11-01`)
    expect(problems).toContain('2026-11-04: gone is no spot or sound practice scenario of the bank')
    expect(problems).toContain('3 days are planned ahead: run npm run schedule')
  })

  test('candidates are flawed and sound practice scenarios that offer “No … here”, never one of a quiz or a decision', () => {
    const ids = new Set(CANDIDATES.map(({ id }) => id))
    const scenarios = BANK.flatMap((entry) => entry.scenarios)
    expect(scenarios.some(({ id, slot }) => slot !== undefined && ids.has(id))).toBe(false)
    expect(scenarios.some(({ id, kind }) => kind === 'decide' && ids.has(id))).toBe(false)
    expect(CANDIDATES.some(({ isSound }) => isSound)).toBe(true)
  })
})

describe('the schedule of the product', () => {
  const days = Object.keys(SCHEDULE)

  test('asks what the bank has, nothing twice within 200 days, and reaches 60 days beyond today', () => {
    expect(scheduleProblems(SCHEDULE, CANDIDATES, dayOf(Date.now()))).toEqual([])
    expect(days[0]).toBe(FIRST_DAY)
    expect(days.at(-1)! >= '2027-12-31').toBe(true)
  })

  test('is sound about every third day, and no twin comes within a month', () => {
    const byId = new Map(CANDIDATES.map((candidate) => [candidate.id, candidate]))
    const asked = days.map((day) => byId.get(SCHEDULE[day]!)!)
    const share = asked.filter(({ isSound }) => isSound).length / asked.length
    expect(share).toBeGreaterThan(0.28)
    expect(share).toBeLessThan(0.39)
    for (const [at, { pairId }] of asked.entries()) {
      const month = asked.slice(at + 1, at + 31)
      expect(
        month.every((other) => other.pairId !== pairId),
        addDays(FIRST_DAY, at),
      ).toBe(true)
    }
  })
})
