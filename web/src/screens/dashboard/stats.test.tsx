import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { NOON, someSummary } from '../../../test/results.ts'
import { BAND_COLORS } from '../../parts/level.tsx'
import { Stats } from './stats.tsx'
import type { DashboardData } from './use-dashboard.ts'

const DAY = 86_400_000

type Given = Partial<Pick<DashboardData, 'results' | 'favorites' | 'weaknesses'>>

function show(given: Given) {
  const onTryAgain = vi.fn()
  const nothing = { progress: [], insights: null, review: null, streak: null }
  render(<Stats data={{ now: NOON, results: [], favorites: [], weaknesses: [], ...nothing, ...given, onTryAgain }} />)
  return onTryAgain
}

const cards = () =>
  [...page.getByRole('region', { name: 'Totals' }).element().children].map((card) =>
    [...card.children].map(({ textContent }) => textContent),
  )
const improvement = () => page.getByRole('region', { name: 'Totals' }).element().children[2]

/** Results an hour apart, the latest last, each of twelve questions. */
const scored = (...right: readonly number[]) =>
  right.map((correctAnswers, index) =>
    someSummary({ correctAnswers, timestamp: NOON - (right.length - index) * 3_600_000 }),
  )

test('before the first test there is no average, and the learning items take its place', () => {
  show({})
  expect(cards()).toEqual([
    ['TOTAL QUIZZES', '0', '0 active, 0 completed'],
    ['LEARNING ITEMS', '0', 'Your average score goes here after one quiz'],
    ['IMPROVEMENT', '0%', 'Streak: 0 tests this week', 'Shows after six results'],
    ['LEARNING ITEMS', '0', '0 favorites, 0 flagged'],
  ])
})

test('quizzes from the last seven days count as active, and older ones as completed', () => {
  show({ results: [0, 6, 7, 20].map((ago) => someSummary({ timestamp: NOON - ago * DAY })) })
  expect(cards()[0]).toEqual(['TOTAL QUIZZES', '4', '2 active, 2 completed', '2 this week, 2 before'])
})

test('the average is rounded, and says how many results it covers', () => {
  show({ results: scored(8, 9, 9) })
  // 67 + 75 + 75 = 217; 217 / 3 = 72.3.
  expect(cards()[1]).toEqual(['AVERAGE SCORE', '72%', 'From 3 results'])
})

test('an improvement beyond chance has an arrow in its direction', () => {
  show({ results: scored(2, 2, 2, 2, 2, 12, 12, 12, 12, 12) })
  expect(improvement()?.textContent).toMatch(/^IMPROVEMENT\+83%.*Chance alone rarely does that\.$/)
  expect(improvement()?.querySelector('svg')).not.toBeNull()
})

test('an improvement that may be chance has neither an arrow nor a color', () => {
  // Five with 67, then five with 75.
  show({ results: scored(8, 8, 8, 8, 8, 9, 9, 9, 9, 9) })
  expect(improvement()?.textContent).toMatch(
    /^IMPROVEMENT\+8%Streak: 10 tests this weekPoints, give or take \d+\. It may be chance\.$/,
  )
  expect(improvement()?.querySelector('svg')).toBeNull()
  for (const color of Object.values(BAND_COLORS)) expect(improvement()?.querySelector('b')).not.toHaveClass(color ?? '')
})

test('the improvement is calculated from the sixth result on', () => {
  show({ results: scored(12, 9, 12, 9, 12, 6) })
  // The latest five are 75, 100, 75, 100 and 50: 80. The one before them is 100.
  expect(cards()[2]?.slice(0, 2)).toEqual(['IMPROVEMENT', '-20%'])
})

test('a number that could not be loaded is a dash, says so, and can be requested again', async () => {
  const onTryAgain = show({ results: null, favorites: null, weaknesses: null })
  expect(cards()).toEqual([
    ['TOTAL QUIZZES', '–', 'Couldn’t be loaded'],
    ['AVERAGE SCORE', '–', 'Couldn’t be loaded'],
    ['IMPROVEMENT', '–', 'Couldn’t be loaded'],
    ['LEARNING ITEMS', '–', 'Couldn’t be loaded', 'Try again'],
  ])
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(onTryAgain).toHaveBeenCalledOnce()
})
