import { expect, test } from 'vitest'
import { CONCEPTS } from '../../src/vocabulary.ts'
import { areParentAndChild, PARENT_AND_CHILD } from './parent-concepts.ts'

test('only the listed pairs are parent and child, in either order', () => {
  const found = CONCEPTS.flatMap((one) => {
    const kin = CONCEPTS.filter((other) => areParentAndChild(one, other))
    return kin.length > 0 ? [[one, ...kin].join(': ')] : []
  })
  expect(found.toSorted()).toEqual([
    'ad-hominem: tu-quoque: genetic-fallacy',
    'availability-heuristic: recency-bias',
    'bandwagon-effect: social-proof',
    'base-rate-neglect: representativeness-heuristic',
    'dunning-kruger-effect: overconfidence-effect',
    'endowment-effect: loss-aversion',
    'genetic-fallacy: ad-hominem: tu-quoque',
    'loss-aversion: endowment-effect',
    'optimism-bias: planning-fallacy',
    'overconfidence-effect: dunning-kruger-effect',
    'planning-fallacy: optimism-bias',
    'recency-bias: availability-heuristic',
    'representativeness-heuristic: base-rate-neglect',
    'social-proof: bandwagon-effect',
    'tu-quoque: ad-hominem: genetic-fallacy',
  ])
})

test('the child, which is the narrower concept, is named second', () => {
  expect(PARENT_AND_CHILD).toContainEqual(['genetic-fallacy', 'tu-quoque'])
  expect(PARENT_AND_CHILD).toContainEqual(['social-proof', 'bandwagon-effect'])
})
