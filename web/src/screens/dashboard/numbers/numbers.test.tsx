import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { someRecord } from '../../../../test/records.ts'
import { render, textsOf } from '../../../../test/render.tsx'
import { NOON, someSummary } from '../../../../test/results.ts'
import type { DashboardData } from '../use-dashboard.ts'
import { EmptyNumbers } from './empty-numbers.tsx'
import { Numbers } from './numbers.tsx'

const DAY = 86_400_000
const part = (name: string) => page.getByRole('region', { name, exact: true })

const data = (given: Partial<DashboardData>): DashboardData => ({
  now: NOON,
  results: [],
  progress: [],
  favorites: [],
  weaknesses: [],
  insights: null,
  review: null,
  streak: null,
  onTryAgain: () => {},
  ...given,
})

test('every part says what it will show before the first answer', async () => {
  render(<EmptyNumbers data={data({ favorites: [{ itemId: 'straw-man', itemType: 'fallacy' }] })} />)
  await expect.element(part('Performance').getByText('Performance visualization coming soon')).toBeVisible()
  await expect.element(part('Weakness Tracker').getByText(/^There’s nothing to go on yet\./)).toBeVisible()
  expect(textsOf(part('Learning Focus').getByRole('definition'))).toEqual(['0', '0', '0', '1'])
  await expect.element(page.getByRole('link', { name: 'Take First Quiz' })).toBeVisible()
})

test('the week shows the quizzes finished on each day, and their average', async () => {
  const results = [6, 5, 2, 2, 1, 0, 9].map((ago, index) =>
    someSummary({ correctAnswers: 12 - index, timestamp: NOON - ago * DAY }),
  )
  render(<Numbers data={data({ results })} />)
  const week = part('Learning Overview')
  expect(textsOf(week.getByRole('listitem'))).toEqual([
    'Sun: 1 completed',
    'Mon: 1 completed',
    'Tue: 0 completed',
    'Wed: 0 completed',
    'Thu: 2 completed',
    'Fri: 1 completed',
    'Today: 1 completed',
  ])
  // 100, 92, 83, 75, 67 and 58: 475 / 6 = 79.2.
  expect(textsOf(week.getByRole('definition'))).toEqual(['6', '79%'])
})

test('a day with too many cells to tell apart is one bar with its number', async () => {
  const results = Array.from({ length: 9 }, () => someSummary({ timestamp: NOON }))
  render(<Numbers data={data({ results })} />)
  await expect.element(part('Learning Overview').getByRole('listitem').last()).toHaveTextContent('9Today: 9 completed')
})

test('the focus is divided by rule, and shown next to the concepts actually seen', async () => {
  const results = Array.from({ length: 11 }, (_, index) =>
    someSummary({ mode: index < 5 ? 'bias-assessment' : 'standard' }),
  )
  const progress = [someRecord(), someRecord({ itemId: 'Anchoring', categoryType: 'cognitive-biases' })]
  render(<Numbers data={data({ results, progress })} />)
  const focus = part('Learning Focus')
  // 60% of 11 is 6.6, and 40% is 4.4.
  expect(textsOf(focus.getByRole('definition'))).toEqual(['6', '4', '5', '0'])
  await expect.element(focus.getByText('Seen so far: 1 of 24 fallacies, 1 of 24 biases')).toBeVisible()
})

test('both halves of the catalogue are summarized by mastery', () => {
  const fallacies = [36, 40, 85].map((masteryLevel, index) =>
    someRecord({ itemId: ['Straw Man', 'Ad Hominem', 'Bandwagon'][index] ?? '', masteryLevel }),
  )
  render(<Numbers data={data({ progress: fallacies })} />)
  // 161 / 3 = 53.7; no bias was met.
  expect(textsOf(part('Areas to Focus On').getByRole('definition'))).toEqual(['3', '54%', '1', '0', '–', '0'])
})

test('a number that could not be loaded is a dash', () => {
  render(<Numbers data={data({ results: null, progress: null, favorites: null, weaknesses: null })} />)
  expect(textsOf(part('Learning Focus').getByRole('definition'))).toEqual(['–', '–', '–', '–'])
  for (const title of ['Performance', 'Recent Quizzes', 'Weakness Tracker', 'Areas to Focus On']) {
    expect(part(title).getByRole('button', { name: 'Try again' }).elements()).toHaveLength(1)
  }
})
