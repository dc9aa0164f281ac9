import { resultOf } from '@think-twice/core/quiz/quiz-results'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { finishedOf, someAttempt } from '../../../../test/attempts.ts'
import { render, textsOf } from '../../../../test/render.tsx'
import cells from '../../../parts/question/printed-cells.module.css'
import { QuestionMap } from './question-map.tsx'

const links = page.getByRole('navigation', { name: 'Jump to a question' }).getByRole('link')
const key = () => textsOf(page.getByRole('paragraph'))

/** The map of a quiz about one fallacy and one bias, with these missed. */
function show(missed: readonly string[], areCellsDrawn = true) {
  const attempt = finishedOf(someAttempt('a', ['Straw Man', 'Anchoring']), missed)
  render(<QuestionMap result={resultOf(attempt, { bias: [], fallacy: [] })} areCellsDrawn={areCellsDrawn} />)
  return attempt.questions.map(({ fallacyType }) => fallacyType)
}

test('each cell names its question and verdict, and leads to its review', () => {
  const asked = show(['Anchoring'])
  const labels = asked.map(
    (concept, index) => `Question ${index + 1}, ${concept === 'Anchoring' ? 'incorrect' : 'correct'}`,
  )
  expect(links.elements().map((link) => link.getAttribute('aria-label'))).toEqual(labels)
  expect(links.elements().map((link) => link.getAttribute('href'))).toEqual(['#review-1', '#review-2'])
})

test('what was right is printed in the ink of its concept', () => {
  const asked = show([])
  const inks = asked.map((concept) => (concept === 'Anchoring' ? cells.bias : cells.fallacy))
  expect(links.elements().map((link) => link.className)).toEqual(inks.map((ink) => `${cells.cell} ${ink}`))
})

test.each([
  ['with both', ['Anchoring'], 'filled: rightempty: to review'],
  ['without a miss', [], 'filled: right'],
  ['without a right answer', ['Straw Man', 'Anchoring'], 'empty: to review'],
] as const)('the key of a result %s explains only the cells it has', (_, missed, words) => {
  show(missed)
  expect(key()).toEqual([words])
})

test('before the cells are drawn their room is kept, and the key is there', () => {
  const heightOf = (map: number) => page.getByRole('navigation').nth(map).element().getBoundingClientRect().height
  show([], false)
  expect(links.elements()).toHaveLength(0)
  expect(key()).toEqual(['filled: right'])
  show([])
  expect(heightOf(0)).toBeGreaterThan(0)
  expect(heightOf(0)).toBe(heightOf(1))
})
