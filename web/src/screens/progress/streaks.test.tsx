import { DAY } from '@think-twice/core/activity/days'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { someLearner } from '../../../test/learner.ts'
import { render, textsOf } from '../../../test/render.tsx'
import { NOON, someSummary } from '../../../test/results.ts'
import type { StreakReading } from '../../data/learning.ts'
import { StreakPanel } from './streaks.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

const quiz = (daysAgo: number) => someSummary({ timestamp: NOON - daysAgo * DAY, timeSpent: 0 })

function show(given: Partial<StreakReading>, results = [quiz(1), quiz(3), quiz(3)]) {
  const { streak } = someLearner()
  if (streak) render(<StreakPanel learner={someLearner({ results, streak: { ...streak, ...given } })} />)
}

const legend = page.getByRole('list', { name: 'Quizzes a day' }).getByRole('listitem')

test('each day says what was done on it, and a sentence sums up the calendar', async () => {
  show({ currentStreak: 3, activeDays: ['2026-11-21', '2026-11-20', '2026-11-18'], restDays: ['2026-11-19'] })
  for (const words of [
    'Nov 21: practice',
    'Nov 20: 1 quiz',
    'Nov 18: 2 quizzes',
    'Nov 17: 0 quizzes',
    'Nov 19: rest day',
  ]) {
    expect(document.querySelectorAll(`[title="${words}"]`), words).toHaveLength(1)
  }
  // The days of this week still ahead say nothing.
  expect(document.querySelectorAll('[title^="Nov 22"]')).toHaveLength(0)
  await expect
    .element(page.getByRole('img'))
    .toHaveAccessibleName(
      'Calendar of the last 26 weeks. Quizzes: 3. Active days: 3. Rest days: 1. The table below has them week by week.',
    )
  await expect.element(page.getByText(/^Nov 19 was a rest day: no day added, no streak broken\. /)).toBeVisible()
})

test('the table lists the weeks with activity, latest first', async () => {
  show({ activeDays: ['2026-11-20', '2026-11-02'] }, [quiz(1)])
  await page.getByText('Week by week').click()
  expect(textsOf(page.getByRole('row')).slice(1)).toEqual(['Nov 1511', 'Nov 110'])
})

test('without activity there is no table, and without a rest day no mention of one', () => {
  show({}, [])
  expect(page.getByText('Week by week').elements()).toHaveLength(0)
  expect(textsOf(legend)).toEqual(['None', '1 quiz or practice', '2', '3 or more'])
})

test('the calendar shows a rest day from a streak that is over, and the text about this streak does not', async () => {
  // Six days, one rest day, one more day; then nothing.
  const activeDays = ['01', '02', '03', '04', '05', '06', '08'].map((day) => `2026-11-${day}`)
  show({ longestStreak: 7, activeDays }, [])
  await expect.element(page.getByRole('img', { name: /^Calendar of/ })).toHaveAccessibleName(/Rest days: 1\./)
  expect(page.getByText(/was a rest day/).elements()).toHaveLength(0)
})

test.each([
  [0, /earns points\. Reach 3 days in a row, and every day of the streak is worth 10 points\.$/, []],
  [2, /earns points\. Keep it up for 1 more day, and every day of the streak is worth 10 points\.$/, []],
  [30, /every day of it earns points\. $/, ['30 days or more50 points a dayNow']],
])('a streak of %i days reads what the next tier takes, if there is one', (currentStreak, words, marked) => {
  show({ currentStreak })
  expect(textsOf(page.getByText(/^Each day you finish a quiz/))).toEqual([expect.stringMatching(words)])
  const tiers = textsOf(page.getByRole('listitem')).filter((text) => text.includes('points a day'))
  expect(tiers).toHaveLength(3)
  expect(tiers.filter((tier) => tier.endsWith('Now'))).toEqual(marked)
})
