import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { someLearner, someRecord } from '../../../test/learner.ts'
import { render, textsOf } from '../../../test/render.tsx'
import { NOON } from '../../../test/results.ts'
import { ConceptsPanel } from './concepts.tsx'
import type { Learner } from './use-learner.ts'

const rows = page.getByRole('listitem')
const count = page.getByRole('status')

function show(learner: Partial<Learner>) {
  render(<ConceptsPanel learner={someLearner(learner)} />)
}

/** The names in the first rows. */
const first = (rowCount: number) =>
  textsOf(rows)
    .slice(0, rowCount)
    .map((text) => text.split(',')[0])

const MET = [
  someRecord({ itemId: 'straw-man', masteryLevel: 27, timesEncountered: 3, timesCorrect: 0, lastEncountered: NOON }),
  someRecord({
    itemId: 'bandwagon',
    masteryLevel: 80,
    timesEncountered: 3,
    timesCorrect: 3,
    lastEncountered: NOON - 1,
  }),
  someRecord({
    itemId: 'anchoring',
    categoryType: 'cognitive-biases',
    masteryLevel: 70,
    timesEncountered: 4,
    timesCorrect: 3,
    lastEncountered: NOON - 2,
  }),
]

test('the best mastered concepts come first, and those never seen last', async () => {
  show({ progress: MET })
  await expect.element(count).toHaveTextContent('3 of 48 seen so far')
  expect(first(4)).toEqual(['Bandwagon', 'Anchoring', 'Straw Man', 'Ad Hominem'])
  expect(textsOf(rows)[0]).toMatch(/^Bandwagon, fallacyMastery 80%, mastered3 of 3 rightLast seen /)
  expect(textsOf(rows)[3]).toBe('Ad Hominem, fallacyNot seen yet')
})

test('one or two answers are shown as a count, without a percentage', async () => {
  show({ progress: [someRecord({ itemId: 'ambiguity', masteryLevel: 40, timesEncountered: 1, timesCorrect: 0 })] })
  await expect.element(count).toHaveTextContent('1 of 48 seen so far')
  expect(textsOf(rows)[0]).toMatch(/^Ambiguity, fallacyMastery –after three answers0 of 1 right/)
})

test('somebody who has practiced nothing is offered a quiz instead of 48 empty rows', async () => {
  show({ progress: [] })
  await expect.element(page.getByRole('link', { name: 'Take a Standard Quiz' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(0)
  expect(rows.elements()).toHaveLength(0)
})
