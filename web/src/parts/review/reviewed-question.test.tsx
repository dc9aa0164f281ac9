import { someQuestion } from '@think-twice/core/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render, textsOf } from '../../../test/render.tsx'
import { MissedQuestion, RightQuestion } from './reviewed-question.tsx'

const SCENARIO = someQuestion({
  scenario: 'First line.\n\nIt says so.',
  decidingWords: ['It says so'],
  difficulty: 'hard',
})

test('a missed question has an anchor, a number, a level, a link to study it, and the learner’s answer', async () => {
  render(<MissedQuestion reviewed={{ question: SCENARIO, userAnswer: 2, index: 4, sureness: 'sure' }} level="h3" />)
  expect(page.getByRole('article').element().id).toBe('review-5')
  await expect.element(page.getByRole('heading', { level: 3, name: 'Question 5' })).toBeVisible()
  for (const words of ['Incorrect', 'You said: Sure']) await expect.element(page.getByText(words)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Study Straw Man' }))
    .toHaveAttribute('href', '/learn?focus=straw-man&type=logical-fallacies')
  expect(textsOf(page.getByRole('emphasis'))).toEqual(['Correct answer', 'Your answer'])
  await expect.element(page.getByText('why three')).toBeVisible()
  await expect.element(page.getByText('Explanation: Why one is right.')).toBeVisible()
})

test('the deciding words of a question are marked, and empty lines of the scenario are removed', async () => {
  render(<MissedQuestion reviewed={{ question: SCENARIO, userAnswer: 1, index: 0 }} level="h3" />)
  await expect.element(page.getByRole('mark')).toMatchTextContent(/: It says so$/)
  expect(page.getByRole('article').element().querySelector('p')?.textContent).toMatch(/^First line\.\n[^\n]/)
})

test('a question without an answer shows the right one and three other options', async () => {
  render(<MissedQuestion reviewed={{ question: SCENARIO, userAnswer: -1, index: 0 }} level="h4" />)
  await expect.element(page.getByText('Not answered')).toBeVisible()
  expect(textsOf(page.getByRole('emphasis'))).toEqual(['Correct answer'])
  await page.getByText('Other three options').click()
  for (const words of ['why two', 'why three', 'why four']) {
    await expect.element(page.getByText(words, { exact: false })).toBeVisible()
  }
})

test('a right question is one line, which opens to its answer and the reason', async () => {
  render(<RightQuestion reviewed={{ question: SCENARIO, userAnswer: 0, index: 1 }} isExplained />)
  await expect.element(page.getByText('Your answer, correct')).not.toBeVisible()
  await page.getByText('Straw Man', { exact: true }).click()
  await expect.element(page.getByText('Your answer, correct')).toBeVisible()
  await expect.element(page.getByText('Explanation: Why one is right.')).toBeVisible()
})

test('a right question opens to its answer alone when right answers are not explained', async () => {
  render(<RightQuestion reviewed={{ question: SCENARIO, userAnswer: 0, index: 1 }} isExplained={false} />)
  await page.getByText('Straw Man', { exact: true }).click()
  await expect.element(page.getByText('Your answer, correct')).toBeVisible()
  expect(page.getByText(/Explanation|Other two options/).elements()).toHaveLength(0)
})

test('a label outside the catalogue has no link to a study view', () => {
  const question = someQuestion({ fallacyType: 'Red Herring' })
  render(<MissedQuestion reviewed={{ question, userAnswer: 1, index: 0 }} level="h3" />)
  expect(page.getByRole('link').elements()).toHaveLength(0)
})
