import { BIAS_NAMES } from '@think-twice/core/concepts/concept-names'
import { choose, moveForward, type QuizAttempt, startAttempt } from '@think-twice/core/quiz/quiz-attempt'
import { seededRandom, someQuestion } from '@think-twice/core/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { finishedOf, someAttempt } from '../../../../test/attempts.ts'
import { render, textsOf } from '../../../../test/render.tsx'
import { ResultScreen } from './result-screen.tsx'

const FOUR = ['Straw Man', 'Anchoring', 'Bandwagon', 'Anecdotal']
const heading = page.getByRole('heading', { level: 1 })
const profiles = page.getByRole('region', { name: 'Profiles, strongest first' })

test('the result of a quiz starts with its score, the score of guessing, and a mark for each question', async () => {
  render(<ResultScreen attempt={finishedOf(someAttempt('a', FOUR), ['Anchoring'])} />)
  await expect.element(heading).toHaveTextContent('Quiz Results')
  await expect.element(heading).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: '3 of 4. Guessing would get you 1.' })).toBeVisible()
  await expect.element(page.getByText('75%')).toBeVisible()
  await expect.element(page.getByText('3 out of 4 correct')).toBeVisible()
  const marks = page.getByRole('navigation', { name: 'Jump to a question' }).getByRole('link')
  await expect.element(marks).toHaveLength(4)
  const said = marks.elements().map((mark) => mark.getAttribute('aria-label')?.split(', ')[1])
  expect(said.filter((word) => word === 'correct')).toHaveLength(3)
  await expect.element(page.getByRole('link', { name: 'Retake Quiz' })).toHaveAttribute('href', '/?start=standard')
})

test('a flawless result says so, and links to the harder quiz', async () => {
  render(<ResultScreen attempt={finishedOf(someAttempt('a', FOUR), [])} />)
  await expect.element(page.getByRole('heading', { name: '4 of 4. Every one of them right.' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Take the Advanced Quiz' }))
    .toHaveAttribute('href', '/?start=advanced')
})

test('a flawless result of the hardest quiz links to no harder one', async () => {
  render(<ResultScreen attempt={finishedOf(someAttempt('a', FOUR, 'advanced'), [])} />)
  await expect.element(page.getByRole('heading', { name: '4 right' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Take the Advanced Quiz' }).elements()).toHaveLength(0)
})

test('a mistake without a mix-up is listed to be looked at first', async () => {
  render(<ResultScreen attempt={finishedOf(someAttempt('a', FOUR), ['Bandwagon'])} />)
  const advice = page.getByRole('region', { name: 'Look at this first' })
  await expect
    .element(advice.getByRole('link', { name: 'Practice Bandwagon' }))
    .toHaveAttribute('href', '/?round=about&focus=bandwagon')
})

test('names that were mixed up come first, most frequent at the top, each with a link to practice', async () => {
  const options = ['Straw Man', 'False Cause', 'Ad Hominem', 'Anecdotal']
  const questions = [0, 1, 2].map((index) => someQuestion({ id: `q${index}`, options, scenario: `Scene ${index}.` }))
  let attempt: QuizAttempt = startAttempt('a', 'standard', questions, seededRandom(1))
  for (const named of ['False Cause', 'Ad Hominem', 'False Cause']) {
    if (attempt.state !== 'in progress') break
    const shown = attempt.questions[attempt.position]?.options ?? []
    attempt = moveForward(choose(attempt, shown.indexOf(named)), 1)
  }
  if (attempt.state !== 'complete') throw new Error('Three questions were answered')
  render(<ResultScreen attempt={attempt} />)
  const advice = page.getByRole('region', { name: 'Names you mixed up' })
  await expect.element(advice).toBeVisible()
  const pairs = textsOf(advice.getByRole('paragraph')).filter((words) => / ?or ?/.test(words) && words.length < 40)
  expect(pairs[0]).toMatch(/Straw Man.*False Cause/)
  await expect
    .element(advice.getByRole('link', { name: /^Practice/ }).first())
    .toHaveAttribute('href', '/?round=about&focus=straw-man')
})

test('an assessment with every answer wrong shows every pattern, the strongest ones in full', async () => {
  const attempt = finishedOf(someAttempt('a', BIAS_NAMES, 'bias-assessment'), BIAS_NAMES)
  render(<ResultScreen attempt={attempt} />)
  await expect.element(heading).toHaveTextContent('Your Bias Profile')
  expect(textsOf(page.getByRole('definition')).slice(0, 3)).toEqual(['24', '24', '0%'])
  await expect
    .element(profiles.getByRole('img'))
    .toHaveAccessibleName(expect.stringMatching(/^24 biases: \d+ strongly/))
  expect(profiles.getByRole('article').elements()).toHaveLength(24)
  const [first] = profiles.getByRole('article').elements()
  expect(first?.textContent).toMatch(/^High strength/)
  expect(first?.querySelectorAll('ol > li')).toHaveLength(3)
  await expect.element(profiles.getByText('21 more')).toBeVisible()
})

test('an assessment with one mistake shows only low strengths, and names the patterns resisted', async () => {
  const attempt = finishedOf(someAttempt('a', BIAS_NAMES, 'bias-assessment'), ['Halo Effect'])
  render(<ResultScreen attempt={attempt} />)
  await expect.element(profiles.getByText('Low strength').first()).toBeVisible()
  expect(profiles.getByText(/^(High|Moderate) strength$/).elements()).toHaveLength(0)
  await expect.element(profiles.getByText(/From 1 miss/).first()).toBeVisible()
  await expect.element(page.getByText(/^No lean in these:/)).toBeVisible()
})

test('an assessment without a mistake ends with praise', async () => {
  render(<ResultScreen attempt={finishedOf(someAttempt('a', FOUR, 'mini-fallacy-assessment'), [])} />)
  await expect.element(page.getByRole('heading', { name: 'Excellent Bias Awareness!' })).toBeVisible()
  await expect.element(page.getByText('No argument got past you in any of the 4 scenarios.')).toBeVisible()
  expect(textsOf(page.getByRole('definition')).slice(0, 3)).toEqual(['4', '0', '100%'])
})
