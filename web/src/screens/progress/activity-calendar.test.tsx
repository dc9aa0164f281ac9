import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render, textsOf } from '../../../test/render.tsx'
import { NOON, someSummary } from '../../../test/results.ts'
import { ActivityCalendar } from './activity-calendar.tsx'

const DAY = 86_400_000

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

const quiz = (daysAgo: number) => someSummary({ timestamp: NOON - daysAgo * DAY, timeSpent: 0 })

test('each day says what was done on it, and a sentence sums up the calendar', async () => {
  render(
    <ActivityCalendar
      results={[quiz(1), quiz(3), quiz(3)]}
      activeDays={['2026-11-21', '2026-11-20', '2026-11-18']}
      restDays={['2026-11-19']}
    />,
  )
  for (const words of [
    'Nov 21: practice',
    'Nov 20: 1 quiz',
    'Nov 18: 2 quizzes',
    'Nov 17: 0 quizzes',
    'Nov 19: rest day',
  ]) {
    expect(document.querySelectorAll(`[title="${words}"]`), words).toHaveLength(1)
  }
  await expect
    .element(page.getByRole('img'))
    .toHaveAccessibleName(
      'Calendar of the last 26 weeks. Quizzes: 3. Active days: 3. Rest days: 1. The table below has them week by week.',
    )
})

test('the days of this week still ahead say nothing', () => {
  render(<ActivityCalendar results={[]} activeDays={[]} restDays={[]} />)
  expect(document.querySelectorAll('[title^="Nov 22"]')).toHaveLength(0)
})

test('the table lists the weeks with activity, latest first', async () => {
  render(<ActivityCalendar results={[quiz(1)]} activeDays={['2026-11-20', '2026-11-02']} restDays={[]} />)
  await page.getByText('Week by week').click()
  const counts = textsOf(page.getByRole('row'))
    .slice(1)
    .map((row) => row.replace(/^\w+ \d+?(?=\d\d$)/, ''))
  expect(counts).toHaveLength(2)
  expect(counts[0]).toMatch(/11$/)
  expect(counts[1]).toMatch(/10$/)
})

test('without activity there is no table, and without a rest day no mention of one', () => {
  render(<ActivityCalendar results={[]} activeDays={[]} restDays={[]} />)
  expect(page.getByText('Week by week').elements()).toHaveLength(0)
  expect(textsOf(page.getByRole('list', { name: 'Quizzes a day' }).getByRole('listitem'))).toEqual([
    'None',
    '1 quiz or practice',
    '2',
    '3 or more',
  ])
})
