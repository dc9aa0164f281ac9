import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { NOON } from '../../../test/results.ts'
import type { StreakReading } from '../../data/learning.ts'
import { StreakSection } from './streak.tsx'

/** A streak up to Saturday, November 21. */
const streak = (given: Partial<StreakReading> = {}): StreakReading => ({
  currentStreak: 0,
  longestStreak: 0,
  lastActivityDate: null,
  activeDays: [],
  restDays: [],
  hasRestEarned: false,
  ...given,
})
const days = (...ofNovember: readonly number[]) => ofNovember.map((day) => `2026-11-${String(day).padStart(2, '0')}`)

function show(reading: StreakReading, next: { inDays: number; count: number } | null = null) {
  render(
    <StreakSection
      streak={reading}
      review={{ due: [], forToday: 0, dueTomorrow: 0, next, ownSeconds: null, seen: {}, met: [] }}
      now={NOON}
      onTryAgain={() => {}}
    />,
  )
}

test('each of the last seven days is told with its role in the streak, today last', async () => {
  show(streak({ currentStreak: 2, activeDays: days(15, 19, 20), restDays: days(18) }))
  await expect
    .element(page.getByRole('img'))
    .toHaveAccessibleName(
      'The last seven days: active, nothing done, nothing done, rest day, active, active, nothing yet',
    )
})

test.each([
  [{ inDays: 2, count: 3 }, 'Streak: 3 days. Today already counts. Next review: 3 concepts in 2 days.'],
  [{ inDays: 1, count: 1 }, 'Streak: 3 days. Today already counts. Next review: 1 concept tomorrow.'],
  [null, 'Streak: 3 days. Today already counts.'],
])('the line says that today already counts, and when the next review is: %o', async (next, words) => {
  show(streak({ currentStreak: 3, activeDays: days(19, 20, 21) }), next)
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
})

test('the line says so when today does not count yet, and which day was a rest day', async () => {
  show(streak({ currentStreak: 8, activeDays: days(15, 16, 17, 18, 20), restDays: days(19) }))
  const words = 'Streak: 8 days. You haven’t practiced yet today. Thursday was your rest day.'
  await expect.element(page.getByText(words)).toBeVisible()
})

test('without a streak the line says how to start one', async () => {
  show(streak())
  await expect.element(page.getByText('Complete a quiz today to start your learning streak!')).toBeVisible()
  expect(page.getByText(/^Today is/).elements()).toHaveLength(0)
})
