import { concept as falseCause } from '@think-twice/core/content/fallacies/false-cause'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-questions'
import { someRoundItem } from '@think-twice/core/rules.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../../test/render.tsx'
import { AnsweredQuestion } from './answered-question.tsx'

const verdict = page.getByRole('region', { name: /^(Correct|Incorrect)\./ })
const folds = page.getByRole('group')

/** False Cause is the first option and right, unless the kind makes another one right; the second sentence breaks. */
function tell(option: number, given: Partial<PracticeQuestion> = {}, sentence: number | null = null) {
  const { question } = someRoundItem({ rationales: ['why one', 'why two', 'why three', 'why four'], ...given })
  render(<AnsweredQuestion question={question} option={option} sentence={sentence} />)
}

test('the verdict takes the focus, and its name and note are read out', async () => {
  tell(0)
  await expect.element(verdict).toHaveFocus()
  await expect.element(verdict).toHaveAccessibleName('Correct. False Cause')
  await expect.element(verdict).toHaveAccessibleDescription('After is not because of.')
  await expect.element(verdict.getByText(falseCause.gloss)).toBeVisible()
  expect(folds.elements()).toHaveLength(3)
})

test('after a miss come the verdict, why the answer fails and what tells the two apart, and only then the scenario', async () => {
  tell(2)
  await expect.element(verdict).toHaveAccessibleName('Incorrect. There’s a flaw, but not that one. False Cause')
  await expect.element(verdict).toHaveAccessibleDescription('Anecdotal Your answer why three')
  const apart = verdict.getByText('To tell them apart, ask')
  await expect.element(apart).toBeVisible()
  const text = document.body.textContent
  const inOrder = ['why three', 'To tell them apart, ask', 'Sales fell in April.', 'After is not because of.']
  const places = inOrder.map((words) => text.indexOf(words))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(folds.elements()).toHaveLength(2)
})

test('somebody who saw no flaw where there is one is told so', async () => {
  tell(3)
  await expect.element(verdict).toHaveAccessibleName('Incorrect. There’s a fallacy in it. False Cause')
})

test('a good argument that was called flawed says what it resembles and when that is fine', async () => {
  tell(1, { kind: 'sound', twinOf: 'false-cause-1' })
  await expect.element(verdict).toHaveAccessibleName('Incorrect. The argument is sound. No fallacy here')
  await expect.element(verdict.getByText('It only looks like False Cause.')).toBeVisible()
  await expect.element(page.getByText('When what looks like False Cause is fine')).toBeVisible()
})

test('a decision is headed by the best choice, whether it was chosen or not', async () => {
  tell(1, { kind: 'decide' })
  await expect.element(verdict.getByRole('heading')).toHaveTextContent('Buy.')
  await expect.element(verdict).toHaveAccessibleDescription('Wait. Your answer why two')
  await expect.element(verdict.getByText('The fallacy to resist here is False Cause.')).toBeVisible()
})

test('a learner who tapped a sentence that only gives the flaw away is told so, and no other', async () => {
  const given = { decidingWords: ['Sales fell'], breaksAt: 'So the lane is to blame.' }
  tell(0, given, 0)
  await expect.element(page.getByText('That gives it away. It breaks here:')).toBeVisible()
  tell(0, given, 1)
  expect(page.getByText('That gives it away. It breaks here:').elements()).toHaveLength(1)
})
