import { performanceOf } from '@think-twice/core/learning/dashboard'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render, textsOf } from '../../../test/render.tsx'
import { NOON, someSummary } from '../../../test/results.ts'
import { ChartDrawing } from './chart-drawing.tsx'
import { layOutChart, type SpanMargins } from './chart-layout.ts'

const DAY = 86_400_000
const chart = page.getByRole('img')

/** Results a day apart with this many of twelve right, oldest first, at a width in pixels. */
function draw(right: readonly number[], width: number, given: { margins?: SpanMargins; picked?: number } = {}) {
  const results = right.map((correctAnswers, index) =>
    someSummary({ correctAnswers, timestamp: NOON - (right.length - 1 - index) * DAY }),
  )
  const performance = performanceOf(results)
  if (performance === null) throw new Error('Two results make a chart')
  const layout = layOutChart(
    performance,
    right.map((_, index) => `day ${index}`),
    width,
  )
  const { margins = null, picked = null } = given
  render(<ChartDrawing performance={performance} margins={margins} layout={layout} picked={picked} />)
}

test('the scores are read out from oldest to newest, and the newest is also labeled', async () => {
  draw([12, 9, 6], 800)
  await expect
    .element(chart)
    .toHaveAccessibleName('Score by quiz, last 3. Scores from oldest to newest: 100%, 75%, 50%.')
  expect(textsOf(page.getByText('50%', { exact: true }))).not.toEqual([])
  expect(page.getByText(/average/i).elements()).toHaveLength(0)
})

test('the two averages are labeled over their halves with the difference, and read out with their margins', async () => {
  draw([6, 6, 6, 6, 6, 9, 9, 9, 9, 9], 800, { margins: { previous: 10, latest: 8 } })
  await expect.element(page.getByText('Previous 5, average 50%')).toBeInTheDocument()
  await expect.element(page.getByText('Latest 5, average 75%')).toBeInTheDocument()
  await expect.element(page.getByText('+25%')).toBeInTheDocument()
  await expect
    .element(chart)
    .toHaveAccessibleName(
      expect.stringMatching(
        /Previous 5 average 50%, latest 5 average 75%\. These averages may be off by 10 and 8 points\.$/,
      ),
    )
})

test('each caption has two lines on a phone', async () => {
  draw([6, 6, 6, 6, 6, 9, 9, 9, 9, 9], 320)
  await expect.element(page.getByText('Average 50%', { exact: true })).toBeInTheDocument()
  await expect.element(page.getByText('Average 75%', { exact: true })).toBeInTheDocument()
  expect(page.getByText(/, average/).elements()).toHaveLength(0)
})

test('the selected result has a line down to its day', async () => {
  const guides = () => chart.element().querySelectorAll('path[class*=guide]')
  draw([12, 9], 800, { picked: 1 })
  await expect.element(chart).toBeVisible()
  expect(guides()).toHaveLength(1)
})
