import { describe, expect, test } from 'vitest'
import type { Scenario } from '../../src/content/authoring.ts'
import {
  asOptions,
  copies,
  practiceScenario,
  sampleConcept,
  samplePlan,
  sampleStudy,
  slotScenario,
  soundTwin,
} from '../sample-scenarios.ts'
import { checkBank } from './bank-checks.ts'

/** The names of the checks that a bank of these scenarios fails. */
function failedBy(scenarios: readonly Scenario[]): string[] {
  return checkBank([{ concept: sampleConcept, study: sampleStudy, scenarios }], samplePlan)
    .filter(({ ok }) => !ok)
    .map(({ name }) => name)
}

describe('the checks of the whole bank', () => {
  test('report a near-duplicate, an id used twice, a rationale used twice, and a missing slot', () => {
    expect(failedBy([slotScenario, { ...slotScenario, form: 'B' }])).toEqual(
      expect.arrayContaining([
        'concepts',
        'slots with a form A',
        'ids used twice',
        'rationales used twice',
        'near-duplicate scenarios',
        'place of the right option',
      ]),
    )
  })

  test('report two stories that are nearly the same, unless they are twins', () => {
    const near = (other: Scenario) =>
      checkBank(
        [{ concept: sampleConcept, study: sampleStudy, scenarios: [practiceScenario, other] }],
        samplePlan,
      ).find(({ name }) => name.startsWith('near'))?.notes
    const { twinOf: _, ...stranger } = soundTwin
    expect(near(soundTwin)).toEqual([])
    expect(near(stranger)).toEqual(['straw-man-book and straw-man-book-sound'])
  })

  test('report scenarios that all begin alike', () => {
    expect(failedBy([slotScenario, { ...slotScenario, form: 'B' }])).toContain('most frequent opening')
  })

  test('report absolute words that appear only in flawed scenarios', () => {
    const story = `${practiceScenario.scenario} Everyone must always agree, and nobody never.`
    const sound = { ...soundTwin, scenario: `${practiceScenario.scenario} All agree.` }
    expect(failedBy([...copies(practiceScenario, 300, () => ({ scenario: story })), sound])).toContain(
      'absolute words, flawed to sound',
    )
  })

  test('report right options that are usually the longest', () => {
    const [right, ...wrong] = slotScenario.options
    const options = asOptions([{ ...right, text: 'Straw Man, the long one' }, ...wrong])
    expect(failedBy(copies(slotScenario, 300, () => ({ options })))).toContain('right option strictly the longest')
  })
})

test('statistics of the bank count as failures only once the bank is large', () => {
  const statistic = 'deciding words in the last 30% of the text'
  const scenario = `${slotScenario.scenario.replace('sit in the dark', 'sit there')} We sit in the dark.`
  expect(failedBy(copies(slotScenario, 299, () => ({ scenario })))).not.toContain(statistic)
  expect(failedBy(copies(slotScenario, 300, () => ({ scenario })))).toContain(statistic)
})
