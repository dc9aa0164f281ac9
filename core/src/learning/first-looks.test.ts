import { expect, test } from 'vitest'
import type { Answer, ScenarioFacts } from './evidence.ts'
import { firstLooks } from './first-looks.ts'

const DAY = 86_400_000

function answer(scenarioId: string | null, at: number, given: Partial<Answer> = {}): Answer {
  return {
    id: `${scenarioId}@${at}`,
    source: 'practice',
    at,
    day: '2026-11-21',
    itemId: 'anchoring',
    categoryType: 'cognitive-biases',
    isCorrect: true,
    isSound: false,
    scenarioId,
    choice: 'anchoring',
    sureness: null,
    ...given,
  }
}

/** Of 'a' there is a sound twin, 'a-sound'; 'gone' is in the bank no more. */
function findScenario(scenarioId: string): ScenarioFacts | null {
  if (scenarioId === 'gone') return null
  const isSound = scenarioId.endsWith('-sound')
  return { concept: 'anchoring', kind: 'spot', isInSlot: false, isSound, pairId: scenarioId.replace('-sound', '') }
}

const idsOf = (answers: readonly Answer[]) => firstLooks(answers, findScenario).map(({ id }) => id)

test('only the first answer to a scenario is a first look, whatever order the answers arrive in', () => {
  expect(idsOf([answer('a', 20), answer('b', 15), answer('a', 10)])).toEqual(['a@10', 'b@15'])
  expect(idsOf([answer('a', 0), answer('a', 40 * DAY)])).toEqual(['a@0'])
})

test('an answer without a scenario, or about one no longer in the bank, is not a first look', () => {
  expect(idsOf([answer(null, 1), answer('gone', 2), answer('a', 3)])).toEqual(['a@3'])
})

test('a twin is a first look only when its sibling was last seen more than 30 days ago', () => {
  expect(idsOf([answer('a', 0), answer('a-sound', 30 * DAY)])).toEqual(['a@0'])
  expect(idsOf([answer('a', 0), answer('a-sound', 30 * DAY + 1)])).toEqual(['a@0', `a-sound@${30 * DAY + 1}`])
  expect(idsOf([answer('a', 0), answer('a', 20 * DAY), answer('a-sound', 40 * DAY)])).toEqual(['a@0'])
})
