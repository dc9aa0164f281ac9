import { expect, test } from 'vitest'
import type { BankEntry } from '../src/content/authoring.ts'
import type { LabelBlock } from './label-plan.ts'
import { isNoFlaw, labelQuestions, plannedQuestions } from './label-questions.ts'
import {
  decision,
  practiceScenario,
  sampleConcept,
  samplePlan,
  sampleStudy,
  slotScenario,
  soundTwin,
} from './sample-scenarios.ts'

const [, practiceBlock] = samplePlan
const bank: BankEntry[] = [
  {
    concept: sampleConcept,
    study: sampleStudy,
    scenarios: [slotScenario, practiceScenario, soundTwin, decision],
  },
]
const changed = (block: LabelBlock, change: Partial<Pick<LabelBlock, 'labels' | 'serves'>>) => ({ ...block, ...change })

test('solvers see the labels of the scenario files, or those that a plan gives', () => {
  expect(labelQuestions(bank, samplePlan).map(({ id, block, form }) => [id, block, form])).toEqual([
    ['straw-man-lamp', 'S1', 'A'],
    ['straw-man-book', 'P1', undefined],
    ['straw-man-book-sound', 'P1', undefined],
  ])
  const other = [changed(practiceBlock, { labels: ['Straw Man', 'Ambiguity', 'Bandwagon', 'No fallacy here'] })]
  expect(plannedQuestions(bank, other).map(({ labels, right }) => [labels[1], right])).toEqual([
    ['Ambiguity', 'Straw Man'],
    ['Ambiguity', 'No fallacy here'],
  ])
})

test('two labels count as saying that nothing is wrong', () => {
  expect(['No fallacy here', 'No bias here', 'Straw Man'].map(isNoFlaw)).toEqual([true, true, false])
})
