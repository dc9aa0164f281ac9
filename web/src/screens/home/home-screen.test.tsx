import { dayOf } from '@think-twice/core/activity/days'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ADA, signInAda } from '../../../test/ada.ts'
import { finishedOf, someAttempt } from '../../../test/attempts.ts'
import { quietConsole } from '../../../test/quiet-console.ts'
import { render, textsOf } from '../../../test/render.tsx'
import { keepAnsweredDay } from '../../browser/answered-days.ts'
import { dropAttempt, keepAttempt } from '../../browser/attempts.ts'
import { localTimeZone, timeNow } from '../../browser/clock.ts'
import { HomeScreen } from './home-screen.tsx'

quietConsole()

const CONCEPTS = ['Straw Man', 'Anchoring']
const unfinished = page.getByRole('region', { name: 'Continue where you left off' })
const lastResult = page.getByRole('region', { name: 'Your last result' })

afterEach(() => {
  for (const id of ['left', 'done']) dropAttempt(id)
})

test('a newcomer finds something to play, six quizzes, and all 48 concept names', () => {
  render(<HomeScreen />, { at: '/' })
  expect(textsOf(page.getByRole('heading', { level: 1 }))).toEqual(['Can you find the step that doesn’t follow?'])
  expect(page.getByRole('link', { name: /Quiz$|Assessment$/ }).elements().length).toBeGreaterThanOrEqual(6)
  for (const title of ['24 logical fallacies', '24 cognitive biases']) {
    expect(page.getByRole('region', { name: title }).getByRole('link').elements()).toHaveLength(24)
  }
  for (const region of [unfinished, lastResult]) expect(region.elements()).toHaveLength(0)
})

test('a visitor can continue an unfinished quiz or discard it', async () => {
  keepAttempt({ ...someAttempt('left', CONCEPTS), userAnswers: [0, -1], position: 1 })
  render(<HomeScreen />, { at: '/' })
  await expect.element(unfinished.getByText('Question 2 of 2, 1 answered')).toBeVisible()
  await expect
    .element(unfinished.getByRole('link', { name: 'Continue Standard Quiz' }))
    .toHaveAttribute('href', '/?session=left')
  await unfinished.getByRole('button', { name: 'Discard Standard Quiz' }).click()
  expect(unfinished.elements()).toHaveLength(0)
})

test('a visitor finds their last result, and a learner has it on the dashboard instead', async () => {
  keepAttempt(finishedOf(someAttempt('done', CONCEPTS), ['Anchoring']))
  render(<HomeScreen />, { at: '/' })
  await expect.element(lastResult.getByText('1 of 2 right, kept on this device only')).toBeVisible()
  await expect.element(lastResult.getByRole('link')).toHaveAttribute('href', '/?session=done')
  signInAda()
  await expect.poll(() => lastResult.elements().length).toBe(0)
})

test('home links to today’s argument', async () => {
  render(<HomeScreen />, { at: '/' })
  await expect.element(page.getByRole('link', { name: 'Read today’s argument' })).toHaveAttribute('href', '/?today')
})

test('an argument that was answered today shows how it went, and can be seen again', async () => {
  signInAda()
  const day = dayOf(timeNow(), localTimeZone())
  keepAnsweredDay(ADA.id, day, { option: 0, sentence: 1, squares: { name: true, sentence: false }, at: timeNow() })
  render(<HomeScreen />, { at: '/' })
  const strip = page.getByRole('region', { name: 'Today’s argument' })
  await expect.element(strip.getByRole('img')).toHaveAccessibleName('Name right, sentence missed')
  await expect.element(strip.getByRole('link', { name: 'See it again' })).toBeVisible()
})
