import { PROFILE_CATEGORIES } from '@think-twice/core/content/profile-categories'
import { resultOf } from '@think-twice/core/quiz/quiz-results'
import type { QuizMode } from '@think-twice/core/vocabulary'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { finishedOf, someAttempt } from '../../../../test/attempts.ts'
import { render, textsOf } from '../../../../test/render.tsx'
import { ResultAdvice } from './result-advice.tsx'

/** The names of the options; the first is right. */
const NAMES = ['Straw Man', 'False Cause', 'Ad Hominem', 'Anecdotal']

/** A quiz that asks about Straw Man, in which these were named. */
function showNamed(named: readonly string[]) {
  const attempt = someAttempt(
    'a',
    named.map(() => 'Straw Man'),
  )
  const questions = attempt.questions.map((question) => ({ ...question, options: NAMES, correctAnswer: 0 }))
  const complete = { ...finishedOf(attempt, []), questions, userAnswers: named.map((name) => NAMES.indexOf(name)) }
  render(<ResultAdvice result={resultOf(complete, PROFILE_CATEGORIES)} />)
}

/** A quiz whose options name nothing. */
function showMissed(missed: readonly string[], mode: QuizMode = 'standard') {
  const attempt = finishedOf(someAttempt('a', ['Straw Man', 'Bandwagon', 'Red Herring'], mode), missed)
  render(<ResultAdvice result={resultOf(attempt, PROFILE_CATEGORIES)} />)
}

test('the pair that was mixed up most often stands first, with a round about it', async () => {
  showNamed(['False Cause', 'Ad Hominem', 'Ad Hominem', 'Straw Man'])
  const advice = page.getByRole('region', { name: 'Names you mixed up' })
  await expect.element(advice.getByRole('link', { name: /^Practice Straw Man/ }).first()).toBeVisible()
  const pairs = [...advice.element().querySelectorAll('p')]
    .map((each) => each.textContent)
    .filter((text) => / ?or ?/.test(text))
  expect(pairs.findIndex((text) => text.includes('Ad Hominem'))).toBeLessThan(
    pairs.findIndex((text) => text.includes('False Cause')),
  )
})

test('at most three pairs stand there', async () => {
  showNamed(['False Cause', 'Ad Hominem', 'Anecdotal', 'False Cause'])
  await expect.element(page.getByRole('link', { name: /^Practice/ }).first()).toBeVisible()
  expect(textsOf(page.getByRole('link', { name: /^Practice/ }))).toHaveLength(3)
})

test('a miss that names nothing is to be looked at first', async () => {
  showMissed(['Bandwagon'])
  await expect
    .element(page.getByRole('region', { name: 'To look at first' }).getByRole('link', { name: 'Practice Bandwagon' }))
    .toHaveAttribute('href', '/?round=about&focus=bandwagon')
})

test('of a missed label outside the catalogue there is nothing to say', () => {
  showMissed(['Red Herring'])
  expect(page.getByRole('region').elements()).toHaveLength(0)
})

test('when all was right the harder quiz is next, and after that one nothing', async () => {
  showMissed([])
  await expect.element(page.getByRole('heading', { name: 'Nothing to look at again' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Take the Advanced Quiz' }))
    .toHaveAttribute('href', '/?start=advanced')
  await expect.element(page.getByText('48 questions')).toBeVisible()
})

test('after the hardest quiz there is no harder one', () => {
  showMissed([], 'advanced')
  expect(page.getByRole('region').elements()).toHaveLength(0)
})
