import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PROPERTY_RUNS } from '../../property-runs.ts'
import { seededRandom, shuffle } from '../quiz/shuffle.ts'
import { itemAt, required } from '../required.ts'
import { addDays, dayOf, HOUR } from './days.ts'
import { addActiveDay, bridgedDays, streakDays, streakOf, streakOn, streakStateOf } from './streak.ts'

const TODAY = '2026-11-21'

test('a learner who flies west, where it is still yesterday, keeps the streak', () => {
  expect(streakOf(['2026-11-20', '2026-11-21'], '2026-11-20')).toMatchObject({ currentStreak: 2, longestStreak: 2 })
})

test('a learner without activity has no streak', () => {
  expect(streakOf([], TODAY)).toMatchObject({ currentStreak: 0, longestStreak: 0 })
  expect(streakStateOf([])).toBeNull()
})

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
const now = fc.integer({ min: Date.UTC(2024, 1, 1), max: Date.UTC(2031, 0, 1) })

test('any order and repetition of the same activity gives the same streak, in every zone', () => {
  const ages = fc.array(fc.integer({ min: 0, max: 40 * 24 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(zones, now, ages, fc.integer(), (timeZone, time, hoursAgo, seed) => {
      const today = dayOf(time, timeZone)
      const days = hoursAgo.map((hours) => dayOf(time - hours * HOUR, timeZone))
      const disordered = shuffle([...days, ...days.slice(0, 10)], seededRandom(seed))

      const streak = streakOf(days, today)

      expect(streakOf(disordered, today)).toEqual(streak)
      expect(streak.currentStreak).toBeGreaterThanOrEqual(0)
      expect(streak.longestStreak).toBeGreaterThanOrEqual(streak.currentStreak)
      expect(streak.longestStreak).toBeLessThanOrEqual(new Set(days).size)
    }),
    { numRuns: PROPERTY_RUNS },
  )
})

// 'x' is an active day, '.' one without activity; the last one is today.
test.each([
  { history: 'xxx', current: 3, rests: 0, isEarned: false },
  { history: 'xx.', current: 2, rests: 0, isEarned: false },
  { history: 'xxx..', current: 0, rests: 0, isEarned: false },
  { history: 'xxxxxx.x', current: 7, rests: 1, isEarned: false },
  { history: 'xxxxxx.', current: 6, rests: 0, isEarned: true },
  { history: 'xxxxxx..', current: 6, rests: 1, isEarned: false },
  { history: 'xxxxxx...', current: 0, rests: 0, isEarned: false },
  { history: 'xxxxx.x', current: 1, rests: 0, isEarned: false },
  { history: 'xxxxxx.x.x', current: 1, rests: 0, isEarned: false },
  { history: 'xxxxxx.xxxxxx.x', current: 13, rests: 2, isEarned: false },
  { history: 'xxxxxx.xxxxx.x', current: 1, rests: 0, isEarned: false },
  { history: 'xxxxxx..x', current: 1, rests: 0, isEarned: false },
  { history: 'xxxxxxxxx.x', current: 10, rests: 1, isEarned: false },
  { history: 'xxxxxxx', current: 7, rests: 0, isEarned: true },
])('the history $history gives a current streak of $current days', ({ history, current, rests, isEarned }) => {
  const streak = streakOf(activeDaysOf(history), TODAY)
  expect(streak).toMatchObject({ currentStreak: current, hasRestEarned: isEarned })
  expect(streak.restDays).toHaveLength(rests)
  expect(streakOn(required(streakStateOf(activeDaysOf(history)), 'a state'), TODAY).currentStreak).toBe(current)
})

test.each([
  ['xxxxxx.x...xxxxxx.xx', 2],
  ['xxxxxx..xxxxx.xx', 0],
  ['xxxxxx.xxxxx.xx', 1],
  ['', 0],
])('a calendar of %s has %i rest days, including those of streaks that are over', (history, rests) => {
  const days = bridgedDays(activeDaysOf(history))
  expect(days).toHaveLength(rests)
  for (const day of days) expect(activeDaysOf(history)).not.toContain(day)
})

test('in thousands of histories the streak equals the one found by walking through the days one by one', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (active) => {
      const history = active.map((isActive) => (isActive ? 'x' : '.')).join('')
      const { currentStreak, longestStreak } = streakOf(activeDaysOf(history), TODAY)
      expect({ currentStreak, longestStreak }).toEqual(walkedThrough(history))
    }),
    { numRuns: 10 * PROPERTY_RUNS },
  )
})

function activeDaysOf(history: string): string[] {
  return [...history].flatMap((letter, index) => (letter === 'x' ? [addDays(TODAY, index + 1 - history.length)] : []))
}

/** The rule as documented, day by day: a missed day is forgiven after six active days in a row. */
function walkedThrough(history: string): { currentStreak: number; longestStreak: number } {
  let [length, inARow, longest, isResting] = [0, 0, 0, false]
  for (const [index, letter] of [...history].entries()) {
    const isToday = index === history.length - 1
    if (letter === 'x') {
      length += 1
      inARow += 1
      isResting = false
    } else if (!isToday) {
      const isForgiven = !isResting && inARow >= 6
      if (!isForgiven) length = 0
      isResting = isForgiven
      inARow = 0
    }
    longest = Math.max(longest, length)
  }
  return { currentStreak: length, longestStreak: longest }
}

test('a streak updated day by day equals one computed from all days, which only a late day requires', () => {
  const offsets = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(offsets, fc.integer({ min: 0, max: 5 }), (ages, later) => {
      const days = ages.map((age) => addDays('2026-09-01', age))
      const inOrder = days.toSorted()
      const firstState = required(streakStateOf([itemAt(inOrder, 0)]), 'a state')
      const kept = inOrder
        .slice(1)
        .reduce((state, day) => required(addActiveDay(state, day), 'a later day'), firstState)
      expect(kept).toEqual(streakStateOf(days))
      const today = addDays(itemAt(inOrder, inOrder.length - 1), later)
      expect(streakOf(days, today)).toMatchObject(streakOn(kept, today))
      expect(addActiveDay(kept, addDays(kept.lastDay, -1))).toBe(null)
    }),
  )
})

test('the last seven days end with today, each with its role in the streak', () => {
  const days = streakDays(
    { activeDays: ['2026-11-15', '2026-11-16', '2026-11-18'], restDays: ['2026-11-16', '2026-11-17'] },
    TODAY,
  )
  expect(days.map(({ state }) => state)).toEqual(['active', 'active', 'rest', 'active', 'missed', 'missed', 'open'])
  expect([days[0]?.day, days[6]?.day]).toEqual(['2026-11-15', TODAY])
})
