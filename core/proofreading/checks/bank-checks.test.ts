import { describe, expect, test } from 'vitest'
import type { BankEntry, Scenario } from '../../src/content/authoring.ts'
import { itemAt } from '../../src/required.ts'
import { FORMS } from '../../src/vocabulary.ts'
import {
  asOptions,
  copies,
  decision,
  practiceScenario,
  sampleConcept,
  sampleEntry,
  samplePlan,
  sampleStudy,
  slotScenario,
  soundTwin,
} from '../sample-scenarios.ts'
import { checkAmounts, checkBank, checkPolitics, decideAmounts } from './bank-checks.ts'

/** The names of the checks that a bank of these scenarios fails. */
function failedBy(scenarios: readonly Scenario[]): string[] {
  return checkBank([sampleEntry(...scenarios)], samplePlan)
    .filter(({ ok }) => !ok)
    .map(({ name }) => name)
}

describe('the checks of the whole bank', () => {
  test('report what two copies of one scenario have in common, and what is missing', () => {
    expect(failedBy([slotScenario, { ...slotScenario, form: 'B' }])).toEqual(
      expect.arrayContaining([
        'concepts',
        'slots with a form A',
        'ids used twice',
        'rationales used twice',
        'near-duplicate scenarios',
        'place of the right option',
        'most frequent opening',
      ]),
    )
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

/** A bias with everything: three forms, six flawed and three sound ones in practice, three walks of life, enough to decide. */
const complete: readonly Scenario[] = [
  ...FORMS.map((form) => ({ ...decision, id: `anchoring-${form}`, slot: 'bias2', form })),
  ...copies(practiceScenario, 4, (index) => ({ domain: itemAt(['work', 'money', 'news'] as const, index % 3) })),
  ...copies(decision, 2),
  { ...soundTwin, twinOf: 'straw-man-book-0' },
  (({ twinOf: _, ...alone }) => alone)(soundTwin),
  { ...decision, id: 'anchoring-twin', twinOf: 'straw-man-book-1' },
]
const anchoring = (scenarios: readonly Scenario[]): BankEntry => ({
  concept: { ...sampleConcept, id: 'anchoring', name: 'Anchoring' },
  study: sampleStudy,
  scenarios,
})
const lacks = (scenarios: readonly Scenario[]) => checkAmounts([anchoring(scenarios)]).notes.join('\n')

test('a concept with enough material is not reported', () => {
  expect(lacks(complete)).toBe('')
})

test.each<[string, (scenario: Scenario) => boolean, string]>([
  ['a form', ({ slot, form }) => slot === 'bias2' && form === 'C', 'bias2 in form C'],
  ['flawed ones', ({ kind, twinOf }) => kind === 'spot' && twinOf === undefined, '4 flawed practice scenarios'],
  ['sound ones', ({ kind }) => kind === 'sound', '2 sound practice scenarios'],
  ['choices', ({ kind }) => kind === 'decide', 'choices: 0 of'],
  ['walks of life', ({ slot, domain }) => slot === undefined && domain !== 'work', 'domains in practice'],
])('a concept that lacks %s is reported', (_, gone, note) => {
  expect(lacks(complete.filter((scenario) => !gone(scenario)))).toContain(note)
})

test('slots and twins of biases that are all of the same kind are reported', () => {
  const amounts = (scenarios: readonly Scenario[]) => decideAmounts([anchoring(scenarios)]).map(({ ok }) => ok)
  const allOf = (kind: 'decide' | 'spot') => complete.map((each) => ({ ...each, kind }))
  expect([complete, allOf('decide'), allOf('spot')].map(amounts)).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ])
})

test('a political story without its mirror is reported, and so are too many political ones', () => {
  const political = { ...practiceScenario, scenario: `${practiceScenario.scenario} The minister agrees.` }
  expect(checkPolitics([political]).notes).toEqual(['straw-man-book is political and has no mirror'])
  const club = `${practiceScenario.scenario} He is class president; she, president of the state association.`
  expect(checkPolitics([{ ...practiceScenario, scenario: club }]).notes).toEqual([])
  const mirrored = { ...political, mirrorOf: 'straw-man-b' }
  expect(checkPolitics([mirrored, ...copies(practiceScenario, 7)]).ok).toBe(false)
  expect(checkPolitics([mirrored, ...copies(practiceScenario, 8)]).ok).toBe(true)
})
