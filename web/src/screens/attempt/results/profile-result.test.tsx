import { BIAS_NAMES, FALLACY_NAMES } from '@think-twice/core/concepts/concept-names'
import { PROFILE_CATEGORIES } from '@think-twice/core/content/profile-categories'
import { resultOf } from '@think-twice/core/quiz/quiz-results'
import type { ItemType } from '@think-twice/core/vocabulary'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { finishedOf, someAttempt } from '../../../../test/attempts.ts'
import { render, textsOf } from '../../../../test/render.tsx'
import { ProfileResult } from './profile-result.tsx'

const profiles = page.getByRole('region', { name: 'Profiles, strongest first' })

/** The result of a full assessment in which these concepts were missed. */
function show(assesses: ItemType, missed: readonly string[]) {
  const [mode, names] =
    assesses === 'bias' ? (['bias-assessment', BIAS_NAMES] as const) : (['fallacy-assessment', FALLACY_NAMES] as const)
  const result = resultOf(finishedOf(someAttempt('a', names, mode), missed), PROFILE_CATEGORIES)
  render(<ProfileResult result={result} assesses={assesses} />)
}

test('three numbers say how much was asked, how many patterns were detected, and how much was right', async () => {
  show('bias', ['Halo Effect', 'Anchoring'])
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your Bias Profile' })).toBeVisible()
  expect(textsOf(page.getByRole('term')).slice(0, 3)).toEqual([
    'Questions Analyzed',
    'Biases Detected',
    'Awareness Score',
  ])
  const shown = profiles.getByRole('article').elements().length
  expect(textsOf(page.getByRole('definition')).slice(0, 3)).toEqual(['24', String(shown), '92%'])
})

test('three profiles are open with three tips each, and the others are single lines', async () => {
  show('bias', BIAS_NAMES)
  const shown = profiles.getByRole('article').elements()
  const isOpen = (profile: Element) => profile.querySelector('details') === null
  expect(shown.map(isOpen).indexOf(false)).toBe(3)
  expect(shown.slice(3).some(isOpen)).toBe(false)
  for (const open of shown.slice(0, 3)) expect(open.querySelectorAll('ol > li')).toHaveLength(3)
  await expect.element(profiles.getByText(`${shown.length - 3} more`)).toBeVisible()
})

test('the families that the learner resisted are named, in the words of the assessment', async () => {
  show('fallacy', [FALLACY_NAMES[0]])
  await expect.element(page.getByText('Nothing got past you from these families:')).toBeVisible()
  await expect.element(page.getByText(/Which kinds of argument got past you in 24 scenarios\./)).toBeVisible()
})

test('without a mistake there is praise and a ring around the score, and no list of what was resisted', async () => {
  show('bias', [])
  expect(page.getByRole('definition').getByText('100%').element().querySelector('svg')).not.toBeNull()
  await expect.element(page.getByRole('heading', { name: 'Excellent Bias Awareness!' })).toBeVisible()
  await expect.element(page.getByText('Your answers stayed upright in all 24 scenarios.')).toBeVisible()
  expect(page.getByText('No lean in these:').elements()).toHaveLength(0)
})

test('a note says that the scenarios are hypothetical, and links to further reading in a new window', async () => {
  show('bias', [])
  const note = page.getByText(/results are based on hypothetical scenarios/)
  await expect.element(note).toBeVisible()
  await expect.element(note.getByRole('link')).toHaveAttribute('target', '_blank')
  await expect
    .element(page.getByRole('link', { name: 'Retake Assessment' }))
    .toHaveAttribute('href', '/?start=bias-assessment')
})
