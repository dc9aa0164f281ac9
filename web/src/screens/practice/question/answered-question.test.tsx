import { concept as falseCause } from '@think-twice/core/content/fallacies/false-cause'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-question'
import { someRoundItem } from '@think-twice/core/practice/round.fixture'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render, textsOf } from '../../../../test/render.tsx'
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
})

test('the right name comes without a definition, and every other option folds with why it is wrong', async () => {
  tell(0)
  await expect.element(verdict).toBeVisible()
  expect(verdict.getByText(falseCause.definition, { exact: false }).elements()).toHaveLength(0)
  expect(page.getByText('Your answer').elements()).toHaveLength(0)
  expect(folds.elements()).toHaveLength(3)
  await expect.element(page.getByText('why two')).not.toBeVisible()
  await folds.first().getByText('Texas Sharpshooter').click()
  await expect.element(page.getByText('why two')).toBeVisible()
})

test('a wrong name is open with why it is wrong, next to what the right one means', async () => {
  tell(2)
  await expect.element(verdict).toHaveAccessibleName('Incorrect. There’s a flaw, but not that one. False Cause')
  await expect.element(verdict.getByText(falseCause.definition, { exact: false })).toBeVisible()
  await expect.element(page.getByText('Your answer')).toBeVisible()
  await expect.element(page.getByText('why three')).toBeVisible()
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
  expect(verdict.getByText(falseCause.definition, { exact: false }).elements()).toHaveLength(0)
  await expect.element(page.getByText('When what looks like False Cause is fine')).toBeVisible()
})

test('the best choice of a decision is named, whether it was chosen or not', async () => {
  tell(1, { kind: 'decide' })
  await expect.element(page.getByText('Buy.The best choice')).toBeVisible()
  await expect.element(page.getByText('Wait.Your answer')).toBeVisible()
})

test('the deciding words are marked for everybody, and a tapped sentence for the learner who tapped it', async () => {
  tell(0, {}, 0)
  await expect.element(verdict).toHaveAccessibleName('Correct. Right flaw, wrong sentence. False Cause')
  expect(textsOf(page.getByRole('mark'))).toEqual(['where it breaks: the lane is to blame'])
  await expect
    .element(page.getByText('You marked the sentence that begins here:', { exact: false }).first())
    .toBeInTheDocument()
})

test('the explanation of an option opens with the keyboard', async () => {
  tell(0)
  await expect.element(verdict).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByText('why two')).toBeVisible()
})
