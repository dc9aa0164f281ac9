import { someQuestion } from '@think-twice/core/rules.fixture'
import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render, textsOf } from '../../../test/render.tsx'
import { AnswerReview, reviewedOf } from './answer-review.tsx'
import { reviewId } from './reviewed-question.tsx'

const QUESTIONS = [
  someQuestion({ id: 'q1', scenarioId: 'one', scenario: 'First.\n\nIt says so.', decidingWords: ['It says so'] }),
  someQuestion({ id: 'q2', scenarioId: 'two', scenario: 'Second.', fallacyType: 'Anchoring', difficulty: 'hard' }),
  someQuestion({ id: 'q3', scenarioId: 'three', scenario: 'Third.', fallacyType: 'Something else' }),
]
const question = (number: number) =>
  page.getByRole('article').filter({ hasText: `${['First', 'Second', 'Third'][number - 1]}.` })
const reviewed = (userAnswers: number[], sureness?: ('sure' | 'guess' | null)[]) =>
  reviewedOf({ questions: QUESTIONS.slice(0, userAnswers.length), userAnswers, sureness })
const openFolds = () => document.querySelectorAll('details[open]').length

test('missed questions are open with both answers and the reasons, and right ones are single lines', async () => {
  render(<AnswerReview reviewed={reviewed([1, 0, 0])} />)
  await expect.element(page.getByRole('heading', { name: 'To review' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Answered right' })).toBeVisible()
  const missed = question(1)
  for (const words of ['why two', 'Explanation: Why one is right.', 'It says so']) {
    await expect.element(missed.getByText(words)).toBeVisible()
  }
  expect(textsOf(missed.getByRole('emphasis'))).toEqual(['Correct answer', 'Your answer'])
  // A text that is read again has no empty lines.
  expect(missed.element().querySelector('p')?.textContent).toMatch(/^First\.\n[^\n]/)
  await expect.element(page.getByText('Second.')).not.toBeVisible()
})

test('one button opens everything and closes it again', async () => {
  render(<AnswerReview reviewed={reviewed([1, 0, 0])} />)
  const button = page.getByRole('button', { name: /all/ })
  await expect.element(button).toHaveTextContent('Open all 3')
  await button.click()
  await expect.element(page.getByText('Second.')).toBeVisible()
  // The three questions, and the other options of each.
  expect(openFolds()).toBe(6)
  await expect.element(button).toHaveTextContent('Close all')
  await button.click()
  expect(openFolds()).toBe(0)
})

test('everything is open on paper, also when all answers were right', async () => {
  render(<AnswerReview reviewed={reviewed([0, 0, 0])} />)
  await expect.element(page.getByRole('button', { name: 'Open all 3' })).toBeVisible()
  await expect.element(page.getByText('Second.')).not.toBeVisible()
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })))
  await expect.element(page.getByText('Second.')).toBeVisible()
})

test('a question without an answer says so, and lists three other options', async () => {
  render(<AnswerReview reviewed={reviewed([-1])} />)
  await expect.element(page.getByText('Not answered')).toBeVisible()
  await page.getByText('Other three options').click()
  for (const words of [/why two/, /why three/, /why four/]) {
    await expect.element(page.getByText(words)).toBeVisible()
  }
  expect(textsOf(page.getByRole('emphasis'))).toEqual(['Correct answer'])
})

test('a saved result explains only the missed questions', async () => {
  render(<AnswerReview reviewed={reviewed([0, 1, 0])} explainsRight={false} level="h3" />)
  await page.getByRole('button', { name: 'Open all 3' }).click()
  await expect.element(question(2).getByText('Explanation: Why one is right.')).toBeVisible()
  await expect.element(question(1).getByText('Your answer, correct')).toBeVisible()
  expect(
    question(1)
      .getByText(/Explanation|^Other/)
      .elements(),
  ).toHaveLength(0)
  expect(textsOf(page.getByRole('heading', { level: 3 }))).toEqual(['To review', 'Answered right'])
})

test('missed questions show the sureness that was given, and link to concepts of the catalog only', async () => {
  render(<AnswerReview reviewed={reviewed([1, 1, 1], ['sure', null, 'guess'])} />)
  await expect.element(question(1).getByText('You said: Sure')).toBeVisible()
  expect(
    question(2)
      .getByText(/^You said/)
      .elements(),
  ).toHaveLength(0)
  await expect
    .element(page.getByRole('link', { name: 'Study Anchoring' }))
    .toHaveAttribute('href', '/learn?focus=anchoring&type=cognitive-biases')
  expect(textsOf(page.getByRole('link'))).toEqual(['Study Straw Man', 'Study Anchoring'])
})

test('the address of a question opens it', async () => {
  render(<AnswerReview reviewed={reviewed([0, 0, 0])} />)
  await expect.element(page.getByText('Second.')).not.toBeVisible()
  location.hash = reviewId(1)
  onTestFinished(() => {
    location.hash = ''
  })
  await expect.element(page.getByText('Second.')).toBeVisible()
})

test('a round’s review is one line for each question, missed ones first', async () => {
  render(<AnswerReview reviewed={reviewed([0, 1, 0])} opensMissed={false} />)
  await expect.element(page.getByRole('heading', { name: 'To review' })).toBeVisible()
  expect(openFolds()).toBe(0)
  expect(textsOf(page.getByRole('article')).map((text) => text.slice(0, 10))).toEqual([
    'Question 2',
    'Question 1',
    'Question 3',
  ])
})
