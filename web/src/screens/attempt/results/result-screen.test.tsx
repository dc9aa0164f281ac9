import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { someQuestion } from '@think-twice/core/rules.fixture'
import { BIASES } from '@think-twice/core/vocabulary'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { finishedOf, someAttempt } from '../../../../test/attempts.ts'
import { render, textsOf } from '../../../../test/render.tsx'
import { ResultScreen } from './result-screen.tsx'

const BIAS_NAMES = BIASES.map((bias) => CONCEPT_NAMES[bias])

const FOUR = ['Straw Man', 'Anchoring', 'Bandwagon', 'Anecdotal']
const profiles = page.getByRole('region', { name: 'Profiles, strongest first' })

/** The result of a quiz that asked about these concepts, and in which those were named. */
function showNamed(...answers: readonly (readonly [asked: string, named: string])[]) {
  const names = ['Straw Man', 'False Cause', 'Ad Hominem', 'Anecdotal']
  const asked = answers.map(([concept]) => concept)
  const questions = asked.map((fallacyType, index) =>
    someQuestion({ id: `q${index}`, fallacyType, options: names, correctAnswer: names.indexOf(fallacyType) }),
  )
  const userAnswers = answers.map(([, named]) => names.indexOf(named))
  render(<ResultScreen attempt={{ ...finishedOf(someAttempt('a', asked), []), questions, userAnswers }} />)
}

test('the names mixed up most often come first, and at most three pairs are shown', async () => {
  showNamed(
    ['Straw Man', 'False Cause'],
    ['Straw Man', 'Ad Hominem'],
    ['Straw Man', 'Ad Hominem'],
    ['Straw Man', 'Anecdotal'],
    ['False Cause', 'Anecdotal'],
  )
  const advice = page.getByRole('region', { name: 'Names you mixed up' })
  const links = advice.getByRole('link', { name: /^Practice Straw Man/ })
  await expect.element(links.first()).toHaveAttribute('href', '/?round=about&focus=straw-man')
  const pairs = textsOf(advice.getByRole('paragraph')).filter((words) => / ?or ?/.test(words) && words.length < 40)
  expect(pairs).toHaveLength(3)
  expect(pairs[0]).toMatch(/Straw Man.*Ad Hominem/)
})

test('a mistake without a mix-up is listed to be looked at first', async () => {
  render(<ResultScreen attempt={finishedOf(someAttempt('a', FOUR), ['Bandwagon'])} />)
  const advice = page.getByRole('region', { name: 'Look at this first' })
  await expect
    .element(advice.getByRole('link', { name: 'Practice Bandwagon' }))
    .toHaveAttribute('href', '/?round=about&focus=bandwagon')
})

test('a missed label outside the catalog gets no advice', async () => {
  render(<ResultScreen attempt={finishedOf(someAttempt('a', ['Red Herring']), ['Red Herring'])} />)
  await expect.element(page.getByRole('heading', { name: 'To review' })).toBeVisible()
  expect(page.getByRole('region', { name: /first|mixed/ }).elements()).toHaveLength(0)
})

test('the key of a result explains only the cells it has', async () => {
  render(<ResultScreen attempt={finishedOf(someAttempt('a', FOUR), FOUR)} />)
  await expect.element(page.getByText('empty: to review')).toBeVisible()
  expect(page.getByText('filled: right').elements()).toHaveLength(0)
})

test('a flawless result is ringed, and links to the harder quiz', async () => {
  render(<ResultScreen attempt={finishedOf(someAttempt('a', FOUR), [])} />)
  await expect
    .element(page.getByRole('link', { name: 'Take the Advanced Quiz' }))
    .toHaveAttribute('href', '/?start=advanced')
  await expect.element(page.getByText('48 questions')).toBeVisible()
  expect(page.getByRole('definition').getByText('100%').element().querySelector('svg')).not.toBeNull()
})

test('a quiz says its score only where the specification names it', async () => {
  render(<ResultScreen attempt={finishedOf(someAttempt('a', FOUR), ['Bandwagon'])} />)
  await expect.element(page.getByText('3 out of 4 correct')).toBeVisible()
  expect(page.getByText(/75%/).elements()).toHaveLength(1)
  expect(page.getByText(/\b(3 of 4|3 right|1 to review)\b/).elements()).toHaveLength(0)
})

test('a flawless result of the hardest quiz links to no harder one', async () => {
  render(<ResultScreen attempt={finishedOf(someAttempt('a', FOUR, 'advanced'), [])} />)
  await expect.element(page.getByRole('heading', { name: 'Answered right' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Take the Advanced Quiz' }).elements()).toHaveLength(0)
})

test('an assessment with every answer wrong shows every pattern, the three strongest in full', async () => {
  render(<ResultScreen attempt={finishedOf(someAttempt('a', BIAS_NAMES, 'bias-assessment'), BIAS_NAMES)} />)
  await expect.element(page.getByText('24 of 24 missed. One miss is a hint, three are a pattern.')).toBeVisible()
  await expect
    .element(profiles.getByRole('img'))
    .toHaveAccessibleName(expect.stringMatching(/^24 biases: \d+ strongly/))
  const shown = profiles.getByRole('article').elements()
  const isOpen = (profile: Element) => profile.querySelector('details')?.open
  expect(shown.map(isOpen)).toEqual(shown.map((_, place) => place < 3))
  expect(shown[0]?.textContent).toContain('High strength')
  // The recommendations of each open by themselves, and related concepts are links.
  expect(document.querySelectorAll('article article, details[open] details[open]')).toHaveLength(0)
  expect(shown[0]?.querySelector('p a')?.getAttribute('href')).toMatch(/^\/learn\?focus=/)
})

test('an assessment with one mistake shows only low strengths', async () => {
  render(<ResultScreen attempt={finishedOf(someAttempt('a', BIAS_NAMES, 'bias-assessment'), ['Halo Effect'])} />)
  await expect.element(profiles.getByText('Low strength').first()).toBeVisible()
  expect(profiles.getByText(/^(High|Moderate) strength$/).elements()).toHaveLength(0)
  await expect.element(profiles.getByText(/^1 miss: /).first()).toBeVisible()
})

test('an assessment without a mistake ends with praise and a ring around the score', async () => {
  render(<ResultScreen attempt={finishedOf(someAttempt('a', FOUR, 'mini-fallacy-assessment'), [])} />)
  await expect.element(page.getByRole('heading', { name: 'Excellent Bias Awareness!' })).toBeVisible()
  await expect.element(page.getByText('No argument got past you in any of the 4 scenarios.')).toBeVisible()
  expect(textsOf(page.getByRole('definition')).slice(0, 3)).toEqual(['4', '0', '100%'])
  expect(page.getByRole('definition').getByText('100%').element().querySelector('svg')).not.toBeNull()
})
