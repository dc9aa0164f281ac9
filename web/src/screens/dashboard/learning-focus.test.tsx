import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { someRecord } from '../../../test/records.ts'
import { render, textsOf } from '../../../test/render.tsx'
import { NOON, someSummary } from '../../../test/results.ts'
import cells from '../../ui/cells.module.css'
import { LearningFocus } from './learning-focus.tsx'
import type { DashboardData } from './use-dashboard.ts'

const numbers = page.getByRole('definition')
const seen = page.getByText(/^Seen so far/)
const note = page.getByText(/rounded down\.$/)

function show(given: Partial<DashboardData>) {
  const nothing = { favorites: null, weaknesses: null, insights: null, review: null, streak: null }
  const data = { now: NOON, results: null, progress: null, ...nothing, onTryAgain: () => {}, ...given }
  render(<LearningFocus data={data} />)
}

test('the split of the quizzes is explained by its rule', async () => {
  show({ results: [someSummary(), someSummary({ mode: 'mini-bias-assessment' })], favorites: [] })
  // 60% of 2 is 1.2, and 40% is 0.8.
  expect(textsOf(numbers)).toEqual(['1', '0', '1', '0'])
  await expect.element(note).toBeVisible()
})

test('without a quiz the split is not explained', () => {
  show({ results: [] })
  expect(textsOf(numbers)).toEqual(['0', '0', '0', '–'])
  expect(note.elements()).toHaveLength(0)
})

test('a split that could not be loaded is not shown as zero', () => {
  show({})
  expect(textsOf(numbers)).toEqual(['–', '–', '–', '–'])
  expect(seen.elements()).toHaveLength(0)
})

test('there is one cell for each concept of the catalogue that was seen', async () => {
  show({
    progress: [
      someRecord(),
      someRecord({ itemId: 'Ad Hominem' }),
      someRecord({ itemId: 'Outside the catalogue' }),
      someRecord({ itemId: 'Anchoring', categoryType: 'cognitive-biases' }),
    ],
  })
  await expect.element(seen).toHaveTextContent('Seen so far: 2 of 24 fallacies, 1 of 24 biases')
  const drawn = [...document.querySelectorAll<HTMLElement>(`.${cells.cell}`)].map(({ dataset }) => dataset['type'])
  expect(drawn).toHaveLength(48)
  expect(drawn.filter((type) => !type?.startsWith('open'))).toEqual(['fallacy', 'fallacy', 'bias'])
})
