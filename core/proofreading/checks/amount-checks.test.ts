import { expect, test } from 'vitest'
import type { Scenario } from '../../src/content/authoring.ts'
import { itemAt } from '../../src/item-at.ts'
import { FORMS } from '../../src/vocabulary.ts'
import { copies, decision, practiceScenario, sampleConcept, sampleStudy, soundTwin } from '../sample-scenarios.ts'
import { checkAmounts, checkPolitics, decideAmounts } from './amount-checks.ts'

/** A bias with everything: three forms, three walks of life in practice, two twins, half of it to decide. */
const complete: readonly Scenario[] = [
  ...FORMS.map((form) => ({ ...decision, id: `anchoring-${form}`, slot: 'bias2', form })),
  ...copies(practiceScenario, 3, (index) => ({ domain: itemAt(['work', 'money', 'news'] as const, index) })),
  { ...soundTwin, twinOf: 'straw-man-book-0' },
  { ...decision, id: 'anchoring-twin', twinOf: 'straw-man-book-1' },
]
const lacks = (scenarios: readonly Scenario[]) =>
  checkAmounts([
    { concept: { ...sampleConcept, id: 'anchoring', name: 'Anchoring' }, study: sampleStudy, scenarios },
  ]).notes.join('\n')

test('a concept with enough material is not reported', () => {
  expect(lacks(complete)).toBe('')
})

test.each<[string, (scenario: Scenario) => boolean, string]>([
  ['a form', ({ slot, form }) => slot === 'bias2' && form === 'C', 'bias2 in form C'],
  ['practice', ({ slot, twinOf }) => slot === undefined && twinOf === undefined, '3 practice scenarios'],
  ['sound twins', ({ twinOf }) => twinOf !== undefined, '2 sound twins'],
  ['choices', ({ kind }) => kind === 'decide', 'choices: 0 of'],
  ['walks of life', ({ slot, domain }) => slot === undefined && domain !== 'work', 'domains in practice'],
])('a concept that lacks %s is reported', (_, gone, note) => {
  expect(lacks(complete.filter((scenario) => !gone(scenario)))).toContain(note)
})

test('slots and twins of biases that are all of the same kind are reported', () => {
  const amounts = (scenarios: readonly Scenario[]) =>
    decideAmounts([
      { concept: { ...sampleConcept, id: 'anchoring', name: 'Anchoring' }, study: sampleStudy, scenarios },
    ])
  expect(amounts(complete).map(({ ok }) => ok)).toEqual([true, true])
  expect(amounts(complete.map((each) => ({ ...each, kind: 'decide' as const }))).map(({ ok }) => ok)).toEqual([
    true,
    false,
  ])
  expect(amounts(complete.map((each) => ({ ...each, kind: 'spot' as const }))).map(({ ok }) => ok)).toEqual([
    false,
    false,
  ])
})

test('a political story without its mirror is reported, and so are too many political ones', () => {
  const political = { ...practiceScenario, scenario: `${practiceScenario.scenario} The minister agrees.` }
  expect(checkPolitics([political]).notes).toEqual(['straw-man-book is political and has no mirror'])
  const club = `${practiceScenario.scenario} He is class president; she, president of the state association.`
  expect(checkPolitics([{ ...practiceScenario, scenario: club }]).notes).toEqual([])
  const mirrored = { ...political, mirrorOf: 'straw-man-b' }
  expect(checkPolitics([mirrored, ...copies(practiceScenario, 8)]).ok).toBe(false)
  expect(checkPolitics([mirrored, ...copies(practiceScenario, 9)]).ok).toBe(true)
})
