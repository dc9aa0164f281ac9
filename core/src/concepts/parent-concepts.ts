import type { ConceptName } from './concept-names.ts'

/** Parent and child: every case of the child is one of the parent, so they share a question only if both are wrong. */
export const PARENT_AND_CHILD: readonly (readonly [ConceptName, ConceptName])[] = [
  ['Ad Hominem', 'Tu Quoque'],
  ['Genetic Fallacy', 'Ad Hominem'],
  ['Genetic Fallacy', 'Tu Quoque'],
  ['Loss Aversion', 'Endowment Effect'],
  ['Overconfidence Effect', 'Dunning-Kruger Effect'],
  ['Optimism Bias', 'Planning Fallacy'],
  ['Social Proof', 'Bandwagon Effect'],
  ['Availability Heuristic', 'Recency Bias'],
  ['Representativeness Heuristic', 'Base Rate Neglect'],
]

/** Is every case of one also a case of the other? Their order doesn't matter. */
export function areParentAndChild(one: string, other: string): boolean {
  return PARENT_AND_CHILD.some(
    ([parent, child]) => (parent === one && child === other) || (parent === other && child === one),
  )
}
