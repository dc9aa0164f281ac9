import type { ResultSummary } from '@think-twice/contract/quiz-results'
import { DAY } from '@think-twice/core/activity/days'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openFolds, render } from '../../../test/render.tsx'
import { NOON, someSummary } from '../../../test/results.ts'
import { PerformanceSection } from './performance.tsx'

const chart = page.getByRole('img', { name: /^Score by quiz/ })
const cursor = page.getByRole('slider', { name: 'Result' })

/** Results a day apart, the last one today. */
const scored = (...right: readonly number[]) =>
  right.map((correctAnswers, index) =>
    someSummary({ correctAnswers, timestamp: NOON - (right.length - 1 - index) * DAY }),
  )

function show(results: readonly ResultSummary[]) {
  render(<PerformanceSection results={results} now={NOON} onTryAgain={() => {}} />)
  openFolds()
}

test.each([0, 1])('with %i results there is no chart yet', async (count) => {
  show(scored(12).slice(0, count))
  await expect.element(page.getByText('Performance visualization coming soon')).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

test('two results make a chart without averages, which lists scores oldest first', async () => {
  show(scored(12, 9))
  await expect.element(chart).toHaveAccessibleName('Score by quiz, last 2. Scores from oldest to newest: 100%, 75%.')
  expect(page.getByText(/average/i).elements()).toHaveLength(0)
})

test('from six results on the two averages are read out with their margins', async () => {
  show(scored(9, 3, 11, 5, 8, 10, 9, 12, 10, 11))
  await expect.element(chart).toHaveAccessibleName(
    'Score by quiz, last 10. Scores from oldest to newest: 75%, 25%, 92%, 42%, 67%, 83%, 75%, 100%, 83%, 92%. ' +
      // By hand from the Wilson margins of the ten results: 0.4918 / 5 and 0.4159 / 5.
      'Previous 5 average 60%, latest 5 average 87%. These averages may be off by 10 and 8 points.',
  )
  await expect.element(page.getByText('Margin of the average')).toBeVisible()
  await expect.element(page.getByText('Previous 5, average 60%')).toBeInTheDocument()
  await expect.element(page.getByText('Latest 5, average 87%')).toBeInTheDocument()
  await expect.element(page.getByText('+27%')).toBeInTheDocument()
})

test('the arrow keys move from result to result, and each is read out', async () => {
  show(scored(12, 9, 6))
  await expect.element(cursor).toHaveAttribute('aria-valuetext', 'Standard Quiz, 50%, Today')
  cursor.element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(cursor).toHaveAttribute('aria-valuetext', 'Standard Quiz, 75%, Nov 20')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(cursor).toHaveAttribute('aria-valuetext', 'Standard Quiz, 100%, Nov 19')
  expect(chart.element().querySelectorAll('line[stroke="var(--ink)"]')).toHaveLength(1)
  cursor.element().blur()
  await expect.element(page.getByText(/^\d+% .+, .+$/)).toHaveTextContent('50% Standard Quiz, Today')
})

test('pointing at the chart selects the nearest result, and leaving it selects the latest again', async () => {
  show(scored(12, 9, 6))
  const { width, height } = cursor.element().getBoundingClientRect()
  await cursor.hover({ position: { x: width / 2, y: height / 2 } })
  await expect.element(cursor).toHaveAttribute('aria-valuetext', 'Standard Quiz, 75%, Nov 20')
  await cursor.hover({ position: { x: 4, y: height / 2 } })
  await expect.element(cursor).toHaveAttribute('aria-valuetext', 'Standard Quiz, 100%, Nov 19')
  await page.getByRole('heading').hover()
  await expect.element(cursor).toHaveAttribute('aria-valuetext', 'Standard Quiz, 50%, Today')
})
