import { addDays, dayOf } from '@think-twice/core/activity/days'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { someLearner } from '../../../test/learner.ts'
import { render } from '../../../test/render.tsx'
import { localTimeZone, timeNow } from '../../browser/clock.ts'
import { StreakPanel } from './streak-panel.tsx'

test('the calendar shows the rest day of a run that is over, and what is said of this streak does not', async () => {
  const today = dayOf(timeNow(), localTimeZone())
  // Six days, one rested, one more; then nothing.
  const activeDays = [20, 19, 18, 17, 16, 15, 13].map((ago) => addDays(today, -ago))
  const streak = {
    ...{ currentStreak: 0, longestStreak: 7, lastActivityDate: null },
    ...{ activeDays, restDays: [], hasRestEarned: false },
  }
  render(<StreakPanel learner={someLearner({ streak })} />)
  await expect.element(page.getByRole('img', { name: /^Calendar of/ })).toHaveAccessibleName(/Rest days: 1\./)
  expect(page.getByText(/was a rest day/).elements()).toHaveLength(0)
})
