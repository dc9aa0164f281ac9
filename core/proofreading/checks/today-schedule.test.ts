import { describe, expect, test } from 'vitest'
import { addDays, dayOf, daysBetween } from '../../src/activity/days.ts'
import { BANK } from '../../src/content/bank.ts'
import { RETIRED } from '../../src/content/retired.ts'
import { SCHEDULE } from '../../src/content/schedule.ts'
import { FIRST_DAY } from '../../src/practice/day-number.ts'
import { seededRandom } from '../../src/quiz/shuffle.ts'
import { itemAt, required } from '../../src/required.ts'
import { DAYS_APART, extendSchedule, scheduleProblems, type TodayCandidate, todayCandidates } from './today-schedule.ts'

const CANDIDATES = todayCandidates(BANK)
const RETIRED_CANDIDATES = todayCandidates(RETIRED)
const extend = (schedule: Record<string, string>, until: string, candidates: readonly TodayCandidate[] = CANDIDATES) =>
  extendSchedule(schedule, candidates, { settled: '2026-11-22', until }, seededRandom(1))

describe('extending the schedule of daily arguments', () => {
  const autumn = extend({}, '2026-12-31')

  test('plans every day, and keeps days planned before', () => {
    const longer = extend(autumn, '2027-12-31')
    expect(Object.keys(longer)).toHaveLength(daysBetween(FIRST_DAY, '2027-12-31') + 1)
    expect(longer).toMatchObject(autumn)
    expect(scheduleProblems(longer, CANDIDATES, '2026-11-21')).toEqual([])
    expect(extend(longer, '2026-12-31')).toEqual(longer)
  })

  test('replaces a future day whose scenario has left the bank, but never a past one', () => {
    const gone = new Set([autumn['2026-11-22'], autumn['2026-11-23']])
    const smaller = CANDIDATES.filter(({ id }) => !gone.has(id))
    const mended = extend(autumn, '2026-12-31', smaller)
    const changed = Object.keys(mended).filter((day) => mended[day] !== autumn[day])
    expect(changed).toEqual(['2026-11-23'])
    expect(scheduleProblems(mended, smaller, '2026-11-21')).toHaveLength(2)
  })

  test('refuses a bank that is too small', () => {
    expect(() => extend({}, '2026-12-31', CANDIDATES.slice(0, 30))).toThrow(`within ${DAYS_APART} days`)
  })
})

describe('the check of a schedule of daily arguments', () => {
  const one = itemAt(CANDIDATES, 0).id
  const other = itemAt(CANDIDATES, 1).id

  test('reports a missing day, a scenario repeated too soon, one that is not eligible, and too few days ahead', () => {
    const problems = scheduleProblems(
      { [FIRST_DAY]: one, '2026-11-03': one, '2026-11-04': 'gone', '2026-11-05': other },
      CANDIDATES,
      '2026-11-02',
    )
    expect(problems).toHaveLength(4)
    expect(problems).toContain('2026-11-02 is missing before 2026-11-03')
    expect(problems).toContain(`2026-11-03: ${one} was asked on 2026-11-01`)
    expect(problems).toContain('2026-11-04: gone is no spot or sound practice scenario of the bank')
    expect(problems).toContain('3 days are planned ahead: run npm run bank -- schedule')
  })

  test('reports a scenario repeated within 200 days, and fewer than 60 days ahead', () => {
    const planned = (days: number) =>
      Object.fromEntries(Array.from({ length: days }, (_, day) => [addDays(FIRST_DAY, day), `number ${day % 200}`]))
    const known = Array.from({ length: 201 }, (_, day) => ({ id: `number ${day}` }))
    const last = addDays(FIRST_DAY, 200)
    const problemsOn = (days: number, daysAhead: number) =>
      scheduleProblems(planned(days), known, addDays(FIRST_DAY, days - 1 - daysAhead))
    expect(problemsOn(200, 60)).toEqual([])
    expect(problemsOn(200, 59)).toEqual(['59 days are planned ahead: run npm run bank -- schedule'])
    expect(problemsOn(201, 60)).toEqual([`${last}: number 0 was asked on ${FIRST_DAY}`])
    expect(
      scheduleProblems({ ...planned(200), [last]: 'number 200', [addDays(last, 1)]: 'number 0' }, known, FIRST_DAY),
    ).toEqual([])
    expect(scheduleProblems({}, known, FIRST_DAY)).toEqual(['-1 days are planned ahead: run npm run bank -- schedule'])
  })

  test('accepts practice scenarios that offer “No … here”, and none from a quiz and no decision', () => {
    const ids = new Set(CANDIDATES.map(({ id }) => id))
    const scenarios = BANK.flatMap((entry) => entry.scenarios)
    expect(scenarios.some(({ id, slot }) => slot !== undefined && ids.has(id))).toBe(false)
    expect(scenarios.some(({ id, kind }) => kind === 'decide' && ids.has(id))).toBe(false)
    expect(CANDIDATES.some(({ isSound }) => isSound)).toBe(true)
  })
})

describe('the schedule that ships with the product', () => {
  const days = Object.keys(SCHEDULE)

  test('asks only scenarios of the bank, none twice within 200 days, and covers the next 60 days', () => {
    expect(scheduleProblems(SCHEDULE, CANDIDATES, dayOf(Date.now()), RETIRED_CANDIDATES)).toEqual([])
    expect(days[0]).toBe(FIRST_DAY)
    expect(itemAt(days, days.length - 1) >= '2027-12-31').toBe(true)
  })

  test('is sound about every third day, and never shows a twin within a month', () => {
    const byId = new Map([...CANDIDATES, ...RETIRED_CANDIDATES].map((candidate) => [candidate.id, candidate]))
    const asked = Object.entries(SCHEDULE).map(([day, id]) => required(byId.get(id), day))
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
