import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { someEye } from '../../../../test/insights.ts'
import { render, textsOf } from '../../../../test/render.tsx'
import { DetectionSection } from './detection-section.tsx'

const plot = page.getByRole('img', { name: /^Your eye: / })
const words = page.getByRole('heading', { level: 3 })

test.each([
  {
    who: 'calls everything a flaw',
    eye: someEye([20, 20], [0, 10]),
    reads: 'You found something wrong in 20 of 20 flawed arguments, and in 10 of 10 good ones.',
    never: /You caught|Sharpness: (some|clear|keen)/,
  },
  {
    who: 'accepts everything',
    eye: someEye([0, 20], [10, 10]),
    reads: 'You left 10 of 10 good arguments alone, and let 20 of 20 flawed ones pass too.',
    never: /You caught|Sharpness: (some|clear|keen)/,
  },
  {
    who: 'guesses, and so names a flaw three times in four',
    eye: someEye([15, 20], [3, 10]),
    reads: 'You found something wrong in 15 of 20 flawed arguments, and in 7 of 10 good ones.',
    never: /You caught|Sharpness: (some|clear|keen)/,
  },
  {
    who: 'tells the two apart',
    eye: someEye([19, 20], [9, 10]),
    reads: 'You caught 19 of 20 flaws and left 9 of 10 good arguments alone.',
    never: /toward suspicion|toward trust|guessing gives\. Take/,
  },
])('a learner who $who reads the sentence that fits them', async ({ eye, reads, never }) => {
  render(<DetectionSection eye={{ ...eye, windows: null }} />)
  await expect.element(page.getByText(reads)).toBeVisible()
  expect(document.body.textContent).not.toMatch(never)
})

test('a lean beyond chance is named, marked in the sentence, and drawn as a tilt', async () => {
  render(<DetectionSection eye={{ ...someEye([22, 24], [6, 12], 12), windows: null }} />)
  await expect
    .element(page.getByText('You caught 22 of 24 flaws. You also accused 6 of 12 good arguments.'))
    .toBeVisible()
  await expect.element(page.getByText('6 of 12 good arguments', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^That’s a lean toward suspicion\./)).toBeVisible()
  expect(textsOf(words)).toEqual(['Sharpness: clear', 'Lean: toward suspicion'])
  expect(plot.element().querySelector('[transform^="rotate(2"]')).not.toBeNull()
})

test('the picture’s numbers are read out, and its table has the same ones', async () => {
  render(<DetectionSection eye={{ ...someEye([22, 24], [6, 12], 12), windows: null }} />)
  await expect
    .element(plot)
    .toHaveAccessibleName(
      'Your eye: flaws caught against good arguments accepted. ' +
        'Now: caught 22 of 24 flaws (92%, likely between 74% and 98%), ' +
        'accepted 6 of 12 good arguments (50%, likely between 25% and 75%).',
    )
  await page.getByText('Show as a table').click()
  expect(textsOf(page.getByRole('table', { name: 'Your eye' }).getByRole('row'))).toEqual([
    'MeasureNow',
    'Flaws caught22 of 24 (likely 74 to 98%)',
    'Good arguments accepted6 of 12 (likely 25 to 75%)',
    'Named right12 of 24 (likely 31 to 69%)',
    'Sharpness (d′)1.28 ± 0.99',
    'Lean (c)−0.64 ± 0.49',
  ])
})

test('with enough answers the latest are shown next to the earlier ones', async () => {
  const windows = { latest: someEye([54, 60], [26, 30]), previous: someEye([40, 60], [15, 30]) }
  render(<DetectionSection eye={{ ...someEye([94, 120], [41, 60]), windows }} />)
  await expect.element(page.getByText(/^Based on your latest 60 flawed and 30 good arguments\./)).toBeVisible()
  await expect.element(page.getByText('Before', { exact: true }).first()).toBeInTheDocument()
  await expect.element(plot).toHaveAccessibleName(expect.stringMatching(/ Before: caught 40 of 60 flaws /))
  await page.getByText('Show as a table').click()
  expect(textsOf(page.getByRole('columnheader'))).toEqual(['Measure', 'Before', 'Now'])
})

test('with too few answers the plot is empty, and the missing answers are counted', async () => {
  render(<DetectionSection eye={{ ...someEye([5, 5], [3, 3]), windows: null }} />)
  expect(textsOf(page.getByRole('term'))).toEqual(['Flawed arguments, 5 of 20', 'Good arguments, 3 of 10'])
  await expect
    .element(plot)
    .toHaveAccessibleName('Your eye: flaws caught against good arguments accepted. Too few answers to place you yet.')
  expect(page.getByText('You, now').elements()).toHaveLength(0)
  expect(words.elements()).toHaveLength(0)
})

test('answers beyond the number required are not counted', () => {
  render(<DetectionSection eye={{ ...someEye([30, 31], [2, 4]), windows: null }} />)
  expect(textsOf(page.getByRole('term'))).toEqual(['Flawed arguments, 20 of 20', 'Good arguments, 4 of 10'])
})

test('an explanation of the pictures opens on request, and returns the focus when closed', async () => {
  render(<DetectionSection eye={{ ...someEye([5, 5], [3, 3]), windows: null }} />)
  const opener = page.getByRole('button', { name: 'How this works' })
  await opener.click()
  expect(page.getByRole('dialog', { name: 'How this works' }).getByRole('term').elements()).toHaveLength(6)
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})
