import type { WeekOfLooks } from '@think-twice/core/learning/first-look-trend'
import { wilsonInterval } from '@think-twice/core/learning/statistics'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render, textsOf } from '../../../../test/render.tsx'
import { FirstLookPlot } from './first-look-plot.tsx'

const plot = page.getByRole('img', { name: /^Right on first look/ })
const FIRST_DAYS = ['2026-11-01', '2026-11-08', '2026-11-15']

function show(...weeks: readonly (readonly [right: number, answers: number])[]) {
  const looks = weeks.map(
    ([right, answers], index): WeekOfLooks => ({
      firstDay: FIRST_DAYS[index] ?? '',
      right,
      answers,
      likely: answers >= 10 ? wilsonInterval(right, answers) : null,
    }),
  )
  render(<FirstLookPlot weeks={looks} />)
}

const squares = () => plot.element().querySelectorAll('rect[rx]')
/** A week between two that are not drawn has no band, and gets a bar of its own. */
const bars = () => plot.element().querySelectorAll('rect:not([rx])')
const linesThrough = () => plot.element().querySelectorAll('polygon')
const bridges = () => plot.element().querySelectorAll('polyline[class*=bridge]')

test('each week with enough answers has a square, and the last one is labeled with its share', async () => {
  show([6, 12], [9, 12], [12, 16])
  await expect.element(plot).toBeVisible()
  expect(squares()).toHaveLength(3)
  expect(linesThrough()).toHaveLength(1)
  await expect.element(page.getByText('75%', { exact: true })).toBeInTheDocument()
  await expect
    .element(plot)
    .toHaveAccessibleName(expect.stringMatching(/Week of Nov 1: .* Week of Nov 8: .* Week of Nov 15: /))
})

test('a week with too few answers is crossed by a dotted line, and its answers are still counted', async () => {
  show([6, 12], [1, 2], [12, 16])
  await expect.element(plot).toBeVisible()
  expect(squares()).toHaveLength(2)
  expect(bridges()).toHaveLength(1)
  expect(bars()).toHaveLength(2)
  expect(textsOf(page.getByText(/^\d+$/)).slice(-3)).toEqual(['12', '2', '16'])
})

test.each([
  [8, 12, '100%'],
  [8, 4, '0'],
  [4, 4, '100%'],
])('with %i and then %i of 16 right, the guessing line is named at %s of the width', async (first, last, place) => {
  show([first, 16], [8, 16], [last, 16])
  await expect.element(page.getByText('guessing, 25%')).toHaveAttribute('x', place)
  expect(bars()).toHaveLength(0)
})

test('only the line for guessing is drawn before any week has enough answers', async () => {
  show([0, 0], [1, 2], [0, 0])
  await expect.element(plot).toBeVisible()
  expect(squares()).toHaveLength(0)
  await expect.element(page.getByText('guessing, 25%')).toBeInTheDocument()
})
