import { performanceOf } from '@think-twice/core/learning/dashboard'
import { required } from '@think-twice/core/required'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { NOON, someSummary } from '../../../test/results.ts'
import { PerformanceChart } from './performance-chart.tsx'

const DAY = 86_400_000
const cursor = page.getByRole('slider', { name: 'Result' })
const words = page.getByText(/^\d+% .+, .+$/)

/** Results a day apart, the last one today. */
function show(...right: readonly number[]) {
  const results = right.map((correctAnswers, index) =>
    someSummary({ correctAnswers, timestamp: NOON - (right.length - 1 - index) * DAY }),
  )
  const performance = required(performanceOf(results), 'enough results for a chart')
  render(<PerformanceChart performance={performance} margins={null} now={NOON} />)
}

test('the chart describes the latest result until the pointer selects another', async () => {
  show(12, 9, 6)
  await expect.element(words).toHaveTextContent('50% Standard Quiz, Today')
  await expect.element(cursor).toHaveAttribute('aria-valuetext', 'Standard Quiz, 50%, Today')
})

test('the cursor stops at the first result, and leaving the chart selects the latest again', async () => {
  show(12, 9)
  await expect.element(cursor).toBeInTheDocument()
  cursor.element().focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(words).toHaveTextContent('100% Standard Quiz, Nov 20')
  cursor.element().blur()
  await expect.element(words).toHaveTextContent('75% Standard Quiz, Today')
})

test('the legend leaves out the margin when there are no averages', async () => {
  show(12, 9)
  await expect.element(words).toBeVisible()
  expect(page.getByText('Margin of the average').elements()).toHaveLength(0)
})
