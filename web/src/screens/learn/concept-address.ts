import { type ConceptName, conceptId, isBias } from '@think-twice/core/concept-names'

/** Where a concept is shown: the catalogue, opened at its entry. */
export function conceptAddress(name: ConceptName): string {
  const type = isBias(name) ? 'cognitive-biases' : 'logical-fallacies'
  return `/learn?${new URLSearchParams({ focus: conceptId(name), type })}`
}
