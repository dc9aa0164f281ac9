import { expect, test } from 'vitest'
import type { Scenario } from '../src/content/authoring.ts'
import { optionProblems } from './option-checks.ts'
import { asOptions, practiceScenario, sampleConcept, slotScenario, soundTwin } from './sample-scenarios.ts'

const problemsOf = (scenario: Scenario) => optionProblems(scenario, sampleConcept)
const withLast = (scenario: Scenario, text: string): Scenario => {
  const [first, second, third, last] = scenario.options
  return { ...scenario, options: [first, second, third, { ...last, text }] }
}

test('well-made options cause no complaints in a slot, in practice, or on a sound argument', () => {
  for (const scenario of [slotScenario, practiceScenario, soundTwin]) expect(problemsOf(scenario)).toEqual([])
})

test('the option “No fallacy here” is required in practice and refused in a slot', () => {
  expect(problemsOf(withLast(slotScenario, 'No fallacy here'))).toEqual(['“No fallacy here” has no place in a slot'])
  expect(problemsOf(withLast(practiceScenario, 'Bandwagon'))).toEqual(['does not offer “No fallacy here”'])
})

test('a sound argument must offer the name of the flaw that it resembles', () => {
  const [first, ...rest] = soundTwin.options
  const other = { ...soundTwin, options: asOptions([{ ...first, text: 'Bandwagon' }, ...rest]) }
  expect(problemsOf(other)).toEqual(['does not offer Straw Man'])
})
