import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render, textsOf } from '../../../test/render.tsx'
import { NOON, someSummary } from '../../../test/results.ts'
import { LearningOverview } from './learning-overview.tsx'

const DAY = 86_400_000
const nothing = () => {}
const days = page.getByRole('listitem')
const sums = () => textsOf(page.getByRole('definition'))
const cellsADay = () => days.elements().map((day) => day.querySelectorAll('i[style]').length)

/** Results from this many days ago, each one all right. */
const quizzes = (...daysAgo: readonly number[]) => daysAgo.map((ago) => someSummary({ timestamp: NOON - ago * DAY }))

test('each of the last seven days has a cell for every quiz finished on it, and today is the last of them', () => {
  render(<LearningOverview results={quizzes(0, 0, 4, 7)} now={NOON} onTryAgain={nothing} />)
  expect(cellsADay()).toEqual([0, 0, 1, 0, 0, 0, 2])
  expect(textsOf(days).map((text) => text.replace(/^\w{3}: /, ''))).toEqual([
    ...['0 completed', '0 completed', '1 completed', '0 completed', '0 completed', '0 completed'],
    'Today: 2 completed',
  ])
})

test('when a day has more quizzes than cells can show, each day is one bar with its number', () => {
  render(<LearningOverview results={quizzes(...Array(9).fill(0), 1, 1)} now={NOON} onTryAgain={nothing} />)
  expect(cellsADay()).toEqual([0, 0, 0, 0, 0, 1, 1])
  expect(textsOf(days).slice(-2)).toEqual([expect.stringMatching(/^2\w{3}: 2 completed$/), '9Today: 9 completed'])
})

test('the sums are about the same seven days', () => {
  const half = someSummary({ timestamp: NOON, correctAnswers: 6 })
  render(<LearningOverview results={[...quizzes(1, 9), half]} now={NOON} onTryAgain={nothing} />)
  expect(sums()).toEqual(['2', '75%'])
})

test('a week without a quiz has a count and no average', () => {
  render(<LearningOverview results={[]} now={NOON} onTryAgain={nothing} />)
  expect(sums()).toEqual(['0', '–'])
})

test('results that could not be loaded are counted for no day, and can be loaded again', async () => {
  const onTryAgain = vi.fn()
  render(<LearningOverview results={null} now={NOON} onTryAgain={onTryAgain} />)
  expect(days.elements()).toEqual([])
  await expect.element(page.getByText('Your latest quizzes couldn’t be loaded.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(onTryAgain).toHaveBeenCalledOnce()
})
