import { expect, test } from 'vitest'
import { CONCEPT_NAMES } from './concept-names.ts'
import { areParentAndChild, PARENT_AND_CHILD } from './parent-concepts.ts'

test('only the listed pairs are parent and child, in either order', () => {
  const found = CONCEPT_NAMES.flatMap((one) => {
    const kin = CONCEPT_NAMES.filter((other) => areParentAndChild(one, other))
    return kin.length > 0 ? [[one, ...kin].join(': ')] : []
  })
  expect(found.toSorted()).toEqual([
    'Ad Hominem: Tu Quoque: Genetic Fallacy',
    'Availability Heuristic: Recency Bias',
    'Bandwagon Effect: Social Proof',
    'Base Rate Neglect: Representativeness Heuristic',
    'Dunning-Kruger Effect: Overconfidence Effect',
    'Endowment Effect: Loss Aversion',
    'Genetic Fallacy: Ad Hominem: Tu Quoque',
    'Loss Aversion: Endowment Effect',
    'Optimism Bias: Planning Fallacy',
    'Overconfidence Effect: Dunning-Kruger Effect',
    'Planning Fallacy: Optimism Bias',
    'Recency Bias: Availability Heuristic',
    'Representativeness Heuristic: Base Rate Neglect',
    'Social Proof: Bandwagon Effect',
    'Tu Quoque: Ad Hominem: Genetic Fallacy',
  ])
})

test('the child, which is the narrower concept, is named second', () => {
  expect(PARENT_AND_CHILD).toContainEqual(['Genetic Fallacy', 'Tu Quoque'])
  expect(PARENT_AND_CHILD).toContainEqual(['Social Proof', 'Bandwagon Effect'])
})
