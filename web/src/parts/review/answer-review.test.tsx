import { someQuestion } from '@think-twice/core/testing'
import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { ADA, signInAda } from '../../../test/ada.ts'
import { render, textsOf } from '../../../test/render.tsx'
import { rememberUser } from '../../browser/current-user.ts'
import { AnswerReview } from './answer-review.tsx'

const QUESTIONS = [
  someQuestion({ id: 'q1', scenarioId: 'one', scenario: 'First.\n\nIt says so.', decidingWords: ['It says so'] }),
  someQuestion({ id: 'q2', scenarioId: 'two', scenario: 'Second.', fallacyType: 'Anchoring', difficulty: 'hard' }),
  someQuestion({ id: 'q3', scenarioId: 'three', scenario: 'Third.', fallacyType: 'Something else' }),
]
const question = (number: number) =>
  page.getByRole('article').filter({ hasText: `${['First', 'Second', 'Third'][number - 1]}.` })
const openFolds = () => document.querySelectorAll('details[open]').length

test('missed questions are open with both answers and the reasons, and right ones are single lines', async () => {
  render(<AnswerReview questions={QUESTIONS} userAnswers={[1, 0, 0]} />)
  await expect.element(page.getByRole('heading', { name: '1 to review' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '2 right' })).toBeVisible()
  const missed = question(1)
  for (const words of ['Correct answer', 'Your answer', 'why two', 'Explanation: Why one is right.']) {
    await expect.element(missed.getByText(words)).toBeVisible()
  }
  await expect.element(missed.getByText('What gives it away: It says so')).toBeVisible()
  await expect.element(page.getByText('Second.')).not.toBeVisible()
})

test('one button opens everything and closes it again', async () => {
  render(<AnswerReview questions={QUESTIONS} userAnswers={[1, 0, 0]} />)
  const button = page.getByRole('button', { name: /all/ })
  await expect.element(button).toHaveTextContent('Open all 3')
  await button.click()
  await expect.element(page.getByText('Second.')).toBeVisible()
  // The two questions answered right, and the other options of all three.
  expect(openFolds()).toBe(5)
  await expect.element(button).toHaveTextContent('Close all')
  await button.click()
  expect(openFolds()).toBe(0)
})

test('everything is open on paper', async () => {
  render(<AnswerReview questions={QUESTIONS} userAnswers={[1, 0, 0]} />)
  await expect.element(page.getByText('Second.')).not.toBeVisible()
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })))
  await expect.element(page.getByText('Second.')).toBeVisible()
})

test('the button to open everything is there even when all answers were right', async () => {
  render(<AnswerReview questions={QUESTIONS} userAnswers={[0, 0, 0]} />)
  await expect.element(page.getByRole('button', { name: 'Open all 3' })).toBeVisible()
  expect(page.getByRole('heading', { name: /to review/ }).elements()).toHaveLength(0)
})

test('a question without an answer says so, and lists three other options', async () => {
  render(<AnswerReview questions={QUESTIONS.slice(0, 1)} userAnswers={[-1]} />)
  await expect.element(page.getByText('Not answered')).toBeVisible()
  await expect.element(page.getByText('Other three options')).toBeVisible()
  expect(page.getByText('Your answer').elements()).toHaveLength(0)
})

test('a saved result explains only the missed questions', async () => {
  render(<AnswerReview questions={QUESTIONS} userAnswers={[0, 1, 0]} explainsRight={false} level="h3" />)
  await page.getByRole('button', { name: 'Open all 3' }).click()
  await expect.element(question(2).getByText('Explanation: Why one is right.')).toBeVisible()
  expect(
    question(1)
      .getByText(/Explanation/)
      .elements(),
  ).toHaveLength(0)
  expect(
    question(1)
      .getByText(/^Other/)
      .elements(),
  ).toHaveLength(0)
  expect(textsOf(page.getByRole('heading', { level: 4 }))).toEqual(['Question 2'])
})

test('the sureness that the learner gave is shown with each missed question', async () => {
  render(<AnswerReview questions={QUESTIONS} userAnswers={[1, 1, 0]} sureness={['sure', null, 'guess']} />)
  await expect.element(question(1).getByText('You said: Sure')).toBeVisible()
  expect(
    question(2)
      .getByText(/^You said/)
      .elements(),
  ).toHaveLength(0)
})

test('a concept in the catalogue links to its study view, and any other label does not', async () => {
  render(<AnswerReview questions={QUESTIONS} userAnswers={[1, 1, 1]} />)
  await expect
    .element(page.getByRole('link', { name: 'Study Anchoring' }))
    .toHaveAttribute('href', '/learn?focus=anchoring&type=cognitive-biases')
  expect(textsOf(page.getByRole('link'))).toEqual(['Study Straw Man', 'Study Anchoring'])
})

test('only a learner who is signed in is asked whether they see a question differently', async () => {
  render(<AnswerReview questions={QUESTIONS} userAnswers={[1, 1, 1]} />)
  await expect.element(page.getByRole('heading', { name: '3 to review' })).toBeVisible()
  const asked = page.getByRole('button', { name: /^I see it differently/ })
  expect(asked.elements()).toHaveLength(0)
  signInAda()
  await expect.poll(() => asked.elements().length).toBe(3)
  rememberUser(ADA)
})
