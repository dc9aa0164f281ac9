import { getQuizResult, type ResultSummary } from '@think-twice/contract/quiz-results'
import { someQuestion } from '@think-twice/core/testing'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { quietConsole } from '../../../test/quiet-console.ts'
import { render, textsOf } from '../../../test/render.tsx'
import { NOON, someSummary, wholeResult } from '../../../test/results.ts'
import { refusal, serve } from '../../../test/serve.ts'
import { QuizDetails } from './quiz-details.tsx'

quietConsole()

const dialog = page.getByRole('dialog', { name: 'Quiz Details' })
const QUESTIONS = [
  someQuestion({ id: 'q1', scenario: 'The first.' }),
  someQuestion({ id: 'q2', scenario: 'The second.' }),
]

function open(summary: ResultSummary) {
  const onClose = vi.fn()
  render(<QuizDetails summary={summary} now={NOON} onClose={onClose} />)
  return onClose
}

test('the details show the quiz, its date, and its numbers before the questions have loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  serve([getQuizResult, () => promise])
  const summary = someSummary({ totalQuestions: 2, correctAnswers: 1, timeSpent: 61, timestamp: NOON - 3 * 3_600_000 })
  open(summary)
  await expect.element(dialog.getByText('Standard Quiz, 3 hours ago')).toBeVisible()
  expect(textsOf(dialog.getByRole('definition'))).toEqual(['50%', '1', '1', '1:01'])
  await expect.element(dialog.getByText('Loading the questions...')).toBeVisible()
  resolve(Response.json(wholeResult(summary, QUESTIONS, [0, 1])))
  await expect.element(dialog.getByRole('region', { name: 'Question review' })).toBeVisible()
  await expect.element(dialog.getByText('The second.')).toBeVisible()
})

test('the details of a quiz have no profiles, and those of an assessment without any give praise', async () => {
  const quiz = someSummary({ totalQuestions: 2 })
  serve([getQuizResult, () => Response.json({ ...wholeResult(quiz, QUESTIONS, [0, 0]), biasProfiles: [] })])
  open({ ...quiz, mode: 'fallacy-assessment' })
  const profiles = dialog.getByRole('region', { name: 'Profiles', exact: true })
  await expect.element(profiles.getByText('Excellent Bias Awareness!')).toBeVisible()
})

test('questions that did not load can be requested again', async () => {
  let isDown = true
  const summary = someSummary({ totalQuestions: 2 })
  const whole = wholeResult(summary, QUESTIONS, [0, 0])
  serve([getQuizResult, () => (isDown ? refusal(503, 'unavailable', 'Not now.') : Response.json(whole))])
  open(summary)
  await expect.element(dialog.getByText('The questions couldn’t be loaded.')).toBeVisible()
  isDown = false
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByRole('heading', { name: '2 right' })).toBeVisible()
  expect(dialog.getByText('Excellent Bias Awareness!').elements()).toHaveLength(0)
})

test('Escape closes the details', async () => {
  const summary = someSummary({ totalQuestions: 2 })
  serve([getQuizResult, () => Response.json(wholeResult(summary, QUESTIONS, [0, 0]))])
  const onClose = open(summary)
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
