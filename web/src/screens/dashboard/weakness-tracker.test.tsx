import { type Weakness, weaknessesOf } from '@think-twice/core/learning/weakness'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { someRecord } from '../../../test/learner.ts'
import { render, textsOf } from '../../../test/render.tsx'
import { NOON } from '../../../test/results.ts'
import { WeaknessTracker } from './weakness-tracker.tsx'

const [RIGHT, WRONG] = [true, false]

/** A weakness, given its name and its latest answers. */
function weakness(name: string, answers: readonly boolean[], masteryLevel = 40): Weakness {
  const record = someRecord({
    itemId: name,
    masteryLevel,
    timesEncountered: answers.length,
    timesCorrect: answers.filter(Boolean).length,
    lastEncountered: NOON,
  })
  const [found] = weaknessesOf([record], [], () => null)
  if (!found) throw new Error(`${name} is no weakness`)
  return { ...found, description: `What ${name} is.` }
}

const OF_PROFILE: Weakness = { ...weakness('Loss Aversion', [WRONG], 25), type: 'bias', isFromAssessment: true }

function show(listed: readonly (readonly [string, readonly boolean[]])[], others: readonly Weakness[] = []) {
  const weaknesses = [...others, ...listed.map(([name, answers]) => weakness(name, answers))]
  const history = new Map(listed)
  render(<WeaknessTracker weaknesses={weaknesses} isEmpty={false} history={history} now={NOON} onTryAgain={() => {}} />)
}

const EIGHT = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name) => [`Concept ${name}`, [WRONG]] as const)

test('each weakness is described by what happened, and judged only in its details', async () => {
  show(
    [
      ['Straw Man', [WRONG, WRONG, WRONG]],
      ['Anchoring', [WRONG, WRONG]],
      ['Ad Hominem', [WRONG]],
      ['Slippery Slope', [WRONG, WRONG, RIGHT, RIGHT]],
    ],
    [OF_PROFILE],
  )
  expect(textsOf(page.getByRole('listitem'))).toEqual([
    'Loss AversionBiasFrom an assessmentDetailsStudy',
    'Straw ManFallacyMissed all 3 times it came upDetailsStudy',
    'AnchoringFallacyMissed both times it came upDetailsStudy',
    'Ad HominemFallacySeen once, missed onceDetailsStudy',
    'Slippery SlopeFallacyMissed 2 of 4, the last two rightDetailsStudy',
  ])
  expect(document.body.textContent).not.toMatch(/severity|Declining|Urgent|Mastery/)
})

test('the weakest five are listed, and on request all of them, with the focus on the sixth', async () => {
  show(EIGHT)
  expect(page.getByRole('listitem').elements()).toHaveLength(5)
  await page.getByRole('button', { name: 'View All 8 Areas' }).click()
  expect(page.getByRole('listitem').elements()).toHaveLength(8)
  await expect.element(page.getByRole('heading', { name: 'Concept F' })).toHaveFocus()
  await page.getByRole('button', { name: 'View Top 5 Areas' }).click()
  expect(page.getByRole('listitem').elements()).toHaveLength(5)
})

test('five weaknesses or fewer have no button to show more', () => {
  show(EIGHT.slice(0, 5))
  expect(page.getByRole('button', { name: /^View/ }).elements()).toHaveLength(0)
})

test('labels with a name that every object has are listed like any other', () => {
  show([], [weakness('constructor', [WRONG]), weakness('toString', [WRONG])])
  expect(textsOf(page.getByRole('listitem'))).toEqual([
    'constructorFallacySeen once, missed onceDetailsStudy',
    'toStringFallacySeen once, missed onceDetailsStudy',
  ])
})

test('the details of a weakness open in place and close again', async () => {
  show([['Straw Man', [WRONG, WRONG, WRONG]]])
  const opener = page.getByRole('button', { name: 'Details: Straw Man' })
  await opener.click()
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByText('What Straw Man is.')).toBeVisible()
  expect(textsOf(page.getByRole('definition'))).toEqual([
    'Moderate severity',
    'Stable',
    '40%',
    'Just now',
    expect.any(String),
  ])
  await expect.element(page.getByText('3 answers so far: too few for a margin, which takes ten.')).toBeVisible()
  await opener.click()
  expect(page.getByRole('definition').elements()).toHaveLength(0)
})

test.each([
  [29, 'Urgent: Review fundamentals and take focused practice'],
  [49, 'Important: Study examples and practice recognition'],
  [69, 'Review definitions and take additional practice'],
  [70, 'Light review recommended to maintain proficiency'],
])('at a mastery of %i the details recommend: %s', async (masteryLevel, action) => {
  show([], [weakness('Straw Man', [WRONG, WRONG, RIGHT], masteryLevel)])
  await page.getByRole('button', { name: 'Details: Straw Man' }).click()
  await expect.element(page.getByText(action, { exact: true })).toBeVisible()
})

test('each weakness links to its study view', async () => {
  show([], [OF_PROFILE])
  await expect
    .element(page.getByRole('link', { name: 'Study Loss Aversion' }))
    .toHaveAttribute('href', expect.stringContaining('type=cognitive-biases'))
})

test('a learner without weaknesses is told so, and offered nothing', async () => {
  show([])
  await expect.element(page.getByText('Nothing you’ve answered needs work right now.')).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

test('somebody who has answered nothing is told that there is nothing to go on', async () => {
  render(<WeaknessTracker weaknesses={[]} isEmpty history={new Map()} now={NOON} onTryAgain={() => {}} />)
  await expect.element(page.getByText('No significant weaknesses detected. Keep up the great work!')).toBeVisible()
  await expect.element(page.getByText(/^There’s nothing to go on yet\./)).toBeVisible()
})

test('a label from outside the catalog that is one long word fits a phone', async () => {
  await page.viewport(320, 720)
  show([['W'.repeat(100), [WRONG]]])
  await expect.element(page.getByRole('heading', { level: 3, name: /^W+$/ })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
  await page.viewport(1280, 720)
})
