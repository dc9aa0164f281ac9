import { someRoundItem } from '@think-twice/core/practice/round.fixture'
import type { VerdictInk } from '@think-twice/core/practice/verdict-words'
import type { ScenarioKind } from '@think-twice/core/vocabulary'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render, textsOf } from '../../../../test/render.tsx'
import { AnnotatedScenario } from './annotated-scenario.tsx'

const TAPPED = 'You marked the sentence that begins here: '
const scenario = page.getByRole('paragraph').first()
const key = () => textsOf(page.getByRole('paragraph', { includeHidden: true })).slice(1)

/** “Sales fell in April. So the lane is to blame. We know it.” The second sentence decides, unless told otherwise. */
function show(
  ink: VerdictInk,
  tapped: number | null,
  { kind = 'spot', decidingWords = ['the lane is to blame'] }: { kind?: ScenarioKind; decidingWords?: string[] } = {},
) {
  render(<AnnotatedScenario question={someRoundItem({ kind, decidingWords }).question} ink={ink} tapped={tapped} />)
}

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
