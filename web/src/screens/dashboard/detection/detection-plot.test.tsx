import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { someEye } from '../../../../test/insights.ts'
import { render } from '../../../../test/render.tsx'
import { DetectionPlot, type SeenDetection } from './detection-plot.tsx'

const plot = page.getByRole('img', { name: /^Your eye: / })
/** A learner with enough answers to be placed. */
function seen(...shares: Parameters<typeof someEye>): SeenDetection {
  const { counts, reading } = someEye(...shares)
  if (reading === null) throw new RangeError('Nobody is placed by so few answers')
  return { counts, reading }
}

const middleOf = (words: string) => {
  const { left, right, top, bottom } = page.getByText(words, { exact: true }).element().getBoundingClientRect()
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

test('with too few answers the corners are labeled and no learner is placed', async () => {
  render(<DetectionPlot now={null} before={null} />)
  await expect
    .element(plot)
    .toHaveAccessibleName('Your eye: flaws caught against good arguments accepted. Too few answers to place you yet.')
  for (const corner of ['Suspicious', 'Sharp', 'Trusting', 'Worse than guessing']) {
    await expect.element(page.getByText(corner, { exact: true })).toBeInTheDocument()
  }
  expect(page.getByText('You, now').elements()).toHaveLength(0)
})

test.each([
  { who: 'catches flaws and spares good arguments', eye: seen([19, 20], [9, 10]), corner: 'Sharp' },
  { who: 'names a flaw in everything', eye: seen([20, 20], [1, 10]), corner: 'Suspicious' },
  { who: 'lets everything pass', eye: seen([2, 20], [10, 10]), corner: 'Trusting' },
])('a learner who $who is placed nearest to “$corner”', async ({ eye, corner }) => {
  render(<DetectionPlot now={eye} before={null} />)
  await expect.element(page.getByText('You, now')).toBeInTheDocument()
  const you = middleOf('You, now')
  const distances = ['Sharp', 'Suspicious', 'Trusting', 'Worse than guessing']
    .map((words) => ({ words, place: middleOf(words) }))
    .map(({ words, place }) => ({ words, far: Math.hypot(place.x - you.x, place.y - you.y) }))
    .sort((one, other) => one.far - other.far)
  expect(distances[0]?.words).toBe(corner)
})

test('the earlier answers are placed in the plot as well, and read out', async () => {
  render(<DetectionPlot now={seen([54, 60], [26, 30])} before={seen([40, 60], [15, 30])} />)
  await expect
    .element(plot)
    .toHaveAccessibleName(expect.stringMatching(/Now: caught 54 of 60 .* Before: caught 40 of 60 /))
  const [now, before] = [middleOf('You, now'), middleOf('Before')]
  expect(now.y).toBeLessThan(before.y)
})

test('no label of the plot is cut off on a phone', async () => {
  await page.viewport(320, 640)
  render(<DetectionPlot now={seen([20, 20], [10, 10])} before={null} />)
  await expect.element(page.getByText('You, now')).toBeInTheDocument()
  const words = [...document.querySelectorAll('svg text')].map((text) => text.getBoundingClientRect())
  for (const { left, right } of words) {
    expect(Math.ceil(left)).toBeGreaterThanOrEqual(0)
    expect(Math.floor(right)).toBeLessThanOrEqual(320)
  }
})
