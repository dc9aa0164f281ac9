import { addDays, dayOf } from '@think-twice/core/activity/days'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { someLearner } from '../../../test/learner.ts'
import { render, textsOf } from '../../../test/render.tsx'
import { NOON } from '../../../test/results.ts'
import { localTimeZone, timeNow } from '../../browser/clock.ts'
import { StreakPanel } from './streak-panel.tsx'

test('the panel says what the streak is worth, and what the next tier needs', async () => {
  const streak = {
    currentStreak: 4,
    longestStreak: 9,
    lastActivityDate: NOON,
    activeDays: ['2026-11-21'],
    restDays: ['2026-11-19'],
    hasRestEarned: false,
  }
  render(<StreakPanel learner={someLearner({ streak })} />)
  expect(textsOf(page.getByRole('definition'))).toEqual(['9 days', '40'])
  await expect.element(page.getByText(/3 more days, and every day of the streak is worth 20 points\.$/)).toBeVisible()
  await expect.element(page.getByText(/^Nov 19 was a rest day: no day added, no streak broken\./)).toBeVisible()
  await expect.element(page.getByText('10 points a day')).toBeVisible()
  await expect.element(page.getByText('Now')).toBeVisible()
})

test('the calendar shows a rest day from a streak that is over, and the text about this streak does not', async () => {
  const today = dayOf(timeNow(), localTimeZone())
  // Six days, one rest day, one more day; then nothing.
  const activeDays = [20, 19, 18, 17, 16, 15, 13].map((ago) => addDays(today, -ago))
  const streak = {
    ...{ currentStreak: 0, longestStreak: 7, lastActivityDate: null },
    ...{ activeDays, restDays: [], hasRestEarned: false },
  }
  render(<StreakPanel learner={someLearner({ streak })} />)
  await expect.element(page.getByRole('img', { name: /^Calendar of/ })).toHaveAccessibleName(/Rest days: 1\./)
  expect(page.getByText(/was a rest day/).elements()).toHaveLength(0)
})
