import { getQuizResult, type ResultSummary } from '@think-twice/contract/quiz-results'
import { DAY, HOUR } from '@think-twice/core/activity/days'
import type { ProgressRecord } from '@think-twice/core/learning/mastery'
import { someQuestion } from '@think-twice/core/rules.fixture'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { someRecord } from '../../../test/learner.ts'
import { quietConsole } from '../../../test/quiet-console.ts'
import { openFolds, render, textsOf } from '../../../test/render.tsx'
import { NOON, someSummary, wholeResult } from '../../../test/results.ts'
import { refusal, serve } from '../../../test/serve.ts'
import { RecentQuizzes } from './recent-quizzes.tsx'

quietConsole()

const dialog = page.getByRole('dialog', { name: 'Quiz Details' })

function show(results: readonly ResultSummary[], progress: readonly ProgressRecord[] = []) {
  const nothing = { favorites: null, weaknesses: null, insights: null, review: null, streak: null }
  render(<RecentQuizzes data={{ now: NOON, results, progress, ...nothing, onTryAgain: () => {} }} />)
  openFolds()
}

test('the latest four quizzes are listed newest first, whatever order they came in', () => {
  show([
    someSummary({ correctAnswers: 6, timestamp: NOON - 3 * DAY }),
    someSummary({ correctAnswers: 9, timestamp: NOON - 59 * 60_000 }),
    someSummary({ timestamp: NOON - 9 * DAY }),
    someSummary({ mode: 'mini-bias-assessment', correctAnswers: 7, timestamp: NOON - 5 * HOUR }),
    someSummary({ mode: 'advanced', totalQuestions: 48, correctAnswers: 46, timestamp: NOON - DAY }),
  ])
  expect(textsOf(page.getByRole('listitem'))).toEqual([
    'Standard QuizJust now75%View',
    'Bias Assessment (Mini)5 hours ago58%View',
    'Advanced Quiz1 day ago96%View',
    'Standard Quiz3 days ago50%View',
  ])
})

test.each([
  [[], 'Take First Quiz'],
  [[someRecord()], 'Take Formal Quiz'],
])('the list without a quiz (practiced: %o) offers to %s', async (progress, words) => {
  show([], progress)
  await expect.element(page.getByText('Complete some quizzes to see your progress here!')).toBeVisible()
  await expect.element(page.getByRole('link', { name: words })).toHaveAttribute('href', '/')
})

test('the details show the numbers at once, and the questions when they have loaded', async () => {
  const summary = someSummary({ totalQuestions: 2, correctAnswers: 1, timeSpent: 185 })
  const questions = [
    someQuestion({ id: 'q1', scenario: 'The first scenario.', explanation: 'Why the first.' }),
    someQuestion({ id: 'q2', scenario: 'The second scenario.', explanation: 'Why the second.' }),
  ]
  const { promise, resolve } = Promise.withResolvers<Response>()
  serve([getQuizResult, () => promise])
  show([summary])
  const view = page.getByRole('button', { name: 'View Standard Quiz, Just now' })
  await view.click()
  expect(textsOf(dialog.getByRole('definition'))).toEqual(['50%', '1', '1', '3:05'])
  await expect.element(dialog.getByText('Loading the questions...')).toBeVisible()
  resolve(Response.json(wholeResult(summary, questions, [0, 1])))
  await expect.element(dialog.getByText('The second scenario.')).toBeVisible()
  await expect.element(dialog.getByText(/Why the second\.$/)).toBeVisible()
  await expect.element(dialog.getByText('The first scenario.')).not.toBeVisible()
  expect(dialog.getByText(/Why the first\.$/).elements()).toHaveLength(0)
  await dialog.getByRole('button', { name: 'Open all 2' }).click()
  await expect.element(dialog.getByText('The first scenario.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(view).toHaveFocus()
})

test('the details of an assessment name its profiles, each with its strength and two tips', async () => {
  const summary = someSummary({ mode: 'mini-bias-assessment', totalQuestions: 1, correctAnswers: 0 })
  const profile = { description: 'What it is.', fallacyTypes: ['Anchoring'] }
  const biasProfiles = [
    { ...profile, name: 'Overconfidence Effect', strength: 'high', recommendations: ['One.', 'Two.', 'Three.'] },
    { ...profile, name: 'Loss Aversion', strength: 'low', recommendations: ['Four.', 'Five.', 'Six.'] },
  ]
  const whole = wholeResult(summary, [someQuestion()], [1])
  serve([getQuizResult, () => Response.json({ ...whole, biasProfiles })])
  show([summary])
  await page.getByRole('button', { name: /^View/ }).click()
  const profiles = dialog.getByRole('region', { name: 'Bias profiles' })
  await expect.element(profiles.getByRole('heading', { name: 'Loss Aversion' })).toBeVisible()
  expect(textsOf(profiles.getByRole('listitem'))).toEqual(['One.', 'Two.', 'Four.', 'Five.'])
  await expect.element(profiles.getByText('High strength')).toBeVisible()
})

test('an assessment without profiles gives praise', async () => {
  const summary = someSummary({ mode: 'fallacy-assessment', totalQuestions: 1, correctAnswers: 1 })
  serve([getQuizResult, () => Response.json({ ...wholeResult(summary, [someQuestion()], [0]), biasProfiles: [] })])
  show([summary])
  await page.getByRole('button', { name: /^View/ }).click()
  const profiles = dialog.getByRole('region', { name: 'Profiles', exact: true })
  await expect.element(profiles.getByText('Excellent Bias Awareness!')).toBeVisible()
})

test('questions that could not be loaded can be requested again', async () => {
  const summary = someSummary({ totalQuestions: 1, correctAnswers: 1 })
  let isDown = true
  const whole = wholeResult(summary, [someQuestion()], [0])
  serve([getQuizResult, () => (isDown ? refusal(503, 'unavailable', 'Not now.') : Response.json(whole))])
  show([summary])
  await page.getByRole('button', { name: /^View/ }).click()
  await expect.element(dialog.getByText('The questions couldn’t be loaded.')).toBeVisible()
  isDown = false
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByRole('heading', { name: 'Answered right' })).toBeVisible()
})
