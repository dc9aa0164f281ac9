import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { someRows } from '../../../../test/insights.ts'
import { render, textsOf } from '../../../../test/render.tsx'
import { CalibrationPlot } from './calibration-plot.tsx'

const plot = page.getByRole('img', { name: /^How sure you were/ })
const marks = page.getByText(/^\d+ of \d+$/)
const heightOf = (words: string) => page.getByText(words, { exact: true }).element().getBoundingClientRect().top

test('a sureness has a mark in the plot from ten answers on', async () => {
  render(<CalibrationPlot rows={someRows({ guess: [2, 9], fairly: [6, 10], sure: [19, 20] })} />)
  await expect.element(plot).toBeVisible()
  expect(textsOf(marks)).toEqual(['6 of 10', '19 of 20'])
  await expect.element(plot).toHaveAccessibleName(expect.not.stringContaining('A guess'))
})

test('a plot without marks says that there are too few answers, and keeps its scale', async () => {
  render(<CalibrationPlot rows={someRows({ guess: [0, 0], fairly: [1, 2], sure: [0, 0] })} />)
  await expect
    .element(plot)
    .toHaveAccessibleName('How sure you were against how often you were right. Too few answers to draw a mark.')
  expect(marks.elements()).toHaveLength(0)
  for (const words of ['A guess', 'Fairly sure', 'Sure'])
    await expect.element(page.getByText(words)).toBeInTheDocument()
})

test.each([
  [18, 1],
  [2, 0],
])(
  'with %i of 20 right when sure, the words in the corner are drawn %i times, to leave room for the mark',
  async (right, times) => {
    render(<CalibrationPlot rows={someRows({ guess: [0, 0], fairly: [18, 20], sure: [right, 20] })} />)
    await expect.element(plot).toBeVisible()
    expect(page.getByText('Right less often than you think').elements()).toHaveLength(times)
  },
)

test('a sureness that was right more often is placed higher', async () => {
  render(<CalibrationPlot rows={someRows({ guess: [0, 0], fairly: [18, 20], sure: [4, 20] })} />)
  await expect.element(plot).toBeVisible()
  expect(heightOf('18 of 20')).toBeLessThan(heightOf('4 of 20'))
})
