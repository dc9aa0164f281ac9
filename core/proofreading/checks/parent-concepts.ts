import type { ConceptId, OptionMeaning } from '../../src/vocabulary.ts'

/** Parent and child: every case of the child is one of the parent, so they share a question only if both are wrong. */
const PARENT_AND_CHILD: readonly (readonly [ConceptId, ConceptId])[] = [
  ['ad-hominem', 'tu-quoque'],
  ['genetic-fallacy', 'ad-hominem'],
  ['genetic-fallacy', 'tu-quoque'],
  ['loss-aversion', 'endowment-effect'],
  ['overconfidence-effect', 'dunning-kruger-effect'],
  ['optimism-bias', 'planning-fallacy'],
  ['social-proof', 'bandwagon-effect'],
  ['availability-heuristic', 'recency-bias'],
  ['representativeness-heuristic', 'base-rate-neglect'],
]

/** Is every case of one also a case of the other? Their order doesn't matter. */
export function areParentAndChild(one: OptionMeaning, other: OptionMeaning): boolean {
  return PARENT_AND_CHILD.some(
    ([parent, child]) => (parent === one && child === other) || (parent === other && child === one),
  )
}
