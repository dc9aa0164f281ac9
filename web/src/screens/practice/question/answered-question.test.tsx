import { concept as falseCause } from '@think-twice/core/content/fallacies/false-cause'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-questions'
import type { VerdictInk } from '@think-twice/core/practice/round-answers'
import { someRoundItem } from '@think-twice/core/testing'
import type { ScenarioKind } from '@think-twice/core/vocabulary'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render, textsOf } from '../../../../test/render.tsx'
import { AnnotatedScenario, AnsweredQuestion } from './answered-question.tsx'

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
  expect(verdict.getByText(falseCause.definition, { exact: false }).elements()).toHaveLength(0)
  expect(folds.elements()).toHaveLength(3)
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
  await expect.element(page.getByText('Buy. The best choice')).toBeVisible()
  await expect.element(page.getByText('Wait. Your answer')).toBeVisible()
})

const TAPPED = 'You marked the sentence that begins here: '
const scenario = page.getByRole('paragraph').first()
const key = () => textsOf(page.getByRole('paragraph', { includeHidden: true })).slice(1)

/** “Sales fell in April. So the lane is to blame. We know it.” The second sentence decides, unless told otherwise. */
function show(
  ink: VerdictInk,
  tapped: number | null,
  {
    kind = 'spot',
    decidingWords = ['the lane is to blame'],
    breaksAt,
  }: { kind?: ScenarioKind; decidingWords?: string[]; breaksAt?: string } = {},
) {
  const { question } = someRoundItem({ kind, decidingWords })
  render(<AnnotatedScenario question={{ ...question, ...(breaksAt && { breaksAt }) }} ink={ink} tapped={tapped} />)
}

test('the sentence that breaks and the words that give it away have marks and names of their own', () => {
  show('fallacy', 0, { decidingWords: ['Sales fell'], breaksAt: 'So the lane is to blame.' })
  expect(textsOf(page.getByRole('mark'))).toEqual([
    'what gives it away: Sales fell',
    'where it breaks: So the lane is to blame.',
  ])
  expect(key()).toContain('your pickwhere it breakswhat gives it away')
  expect(textsOf(page.getByText('That gives it away. It breaks here:'))).toHaveLength(1)
})

test('nothing is said of giving it away to a learner who tapped the sentence that breaks', () => {
  show('fallacy', 1, { decidingWords: ['Sales fell'], breaksAt: 'So the lane is to blame.' })
  expect(page.getByText('That gives it away.').elements()).toHaveLength(0)
})

test.each([
  ['fallacy', 'spot', 'where it breaks'],
  ['bias', 'spot', 'where it breaks'],
  ['bias', 'decide', 'what decides it'],
  ['sound', 'sound', 'why it holds up'],
] as const)('in %s ink the deciding words of a %s scenario are read out as “%s”', (ink, kind, meaning) => {
  show(ink, null, { kind })
  expect(textsOf(scenario)).toEqual([`Sales fell in April. So ${meaning}: the lane is to blame. We know it.`])
  expect(textsOf(page.getByRole('mark'))).toEqual([`${meaning}: the lane is to blame`])
  expect(key()).toEqual([meaning])
})

test('the sentence that the learner tapped is announced once, though the pen splits it', () => {
  show('fallacy', 1)
  expect(textsOf(scenario)).toEqual([
    `Sales fell in April. ${TAPPED}So where it breaks: the lane is to blame. We know it.`,
  ])
})

test('the key explains the pencil only to a learner who tapped a sentence', () => {
  show('fallacy', null)
  expect(key()).toEqual(['where it breaks'])
})

test('the key explains the pencil and the pen', () => {
  show('fallacy', 0)
  expect(key()).toEqual(['your pickwhere it breaks'])
})

test('a scenario in which no words are marked has no key', () => {
  show('fallacy', 0, { decidingWords: [] })
  expect(key()).toEqual([])
  expect(page.getByRole('mark').elements()).toHaveLength(0)
})
