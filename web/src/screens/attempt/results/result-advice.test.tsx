import { PROFILE_CATEGORIES } from '@think-twice/core/content/profile-categories'
import { resultOf } from '@think-twice/core/quiz/quiz-results'
import { someQuestion } from '@think-twice/core/testing'
import type { QuizMode } from '@think-twice/core/vocabulary'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { finishedOf, someAttempt } from '../../../../test/attempts.ts'
import { render } from '../../../../test/render.tsx'
import { ResultAdvice } from './result-advice.tsx'

/** The names of the options; the first one is right. */
const NAMES = ['Straw Man', 'False Cause', 'Ad Hominem', 'Anecdotal']

/** A quiz that asked about these concepts, and in which those were named. */
function showNamed(...answers: readonly (readonly [asked: string, named: string])[]) {
  const attempt = someAttempt(
    'a',
    answers.map(([asked]) => asked),
  )
  const questions = answers.map(([asked], index) =>
    someQuestion({ id: `q${index}`, fallacyType: asked, options: NAMES, correctAnswer: NAMES.indexOf(asked) }),
  )
  const userAnswers = answers.map(([, named]) => NAMES.indexOf(named))
  render(<ResultAdvice result={resultOf({ ...finishedOf(attempt, []), questions, userAnswers }, PROFILE_CATEGORIES)} />)
}

/** A quiz whose options are not names. */
function showMissed(missed: readonly string[], mode: QuizMode = 'standard') {
  const attempt = finishedOf(someAttempt('a', ['Straw Man', 'Bandwagon', 'Red Herring'], mode), missed)
  render(<ResultAdvice result={resultOf(attempt, PROFILE_CATEGORIES)} />)
}

test('the pair mixed up most often comes first, with a link to a round about it', async () => {
  showNamed(
    ['Straw Man', 'False Cause'],
    ['Straw Man', 'Ad Hominem'],
    ['Straw Man', 'Ad Hominem'],
    ['Anecdotal', 'Anecdotal'],
  )
  const advice = page.getByRole('region', { name: 'Names you mixed up' })
  await expect.element(advice.getByRole('link', { name: /^Practice Straw Man/ }).first()).toBeVisible()
  const pairs = advice
    .getByText('or', { exact: true })
    .elements()
    .map(({ parentElement }) =>
      [...(parentElement?.querySelectorAll(':scope > span') ?? [])].map(({ textContent }) => textContent),
    )
  expect(pairs).toEqual([
    ['Straw Man', 'Ad Hominem'],
    ['Straw Man', 'False Cause'],
  ])
})

test('at most three of four pairs are shown', async () => {
  showNamed(
    ['Straw Man', 'False Cause'],
    ['Straw Man', 'Ad Hominem'],
    ['Straw Man', 'Anecdotal'],
    ['False Cause', 'Anecdotal'],
  )
  await expect.element(page.getByRole('link', { name: /^Practice/ }).first()).toBeVisible()
  expect(page.getByRole('link', { name: /^Practice/ }).elements()).toHaveLength(3)
})

test('a mistake without a mix-up is listed to be looked at first', async () => {
  showMissed(['Bandwagon'])
  await expect
    .element(page.getByRole('region', { name: 'Look at this first' }).getByRole('link', { name: 'Practice Bandwagon' }))
    .toHaveAttribute('href', '/?round=about&focus=bandwagon')
})

test('a missed label outside the catalogue gets no advice', () => {
  showMissed(['Red Herring'])
  expect(page.getByRole('region').elements()).toHaveLength(0)
})

test('a flawless quiz suggests the harder quiz', async () => {
  showMissed([])
  await expect.element(page.getByRole('heading', { name: 'Nothing to review' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Take the Advanced Quiz' }))
    .toHaveAttribute('href', '/?start=advanced')
  await expect.element(page.getByText('48 questions')).toBeVisible()
})

test('a flawless Advanced Quiz suggests no harder one', () => {
  showMissed([], 'advanced')
  expect(page.getByRole('region').elements()).toHaveLength(0)
})
