import { BIAS_NAMES, CONCEPT_NAMES, conceptId, kebabCase } from '@think-twice/core/concept-names'

export type CatalogueType = 'logical-fallacies' | 'cognitive-biases'

/** The id of the concept that `?focus=` names, by id or name; null when it names none. */
export function requestedConcept(search: URLSearchParams): string | null {
  const focus = search.get('focus')
  if (focus === null) return null
  const wanted = kebabCase(focus)
  return CONCEPT_NAMES.map(conceptId).find((id) => id === wanted) ?? null
}

/** The tab to open: the focused concept's own, else `?type=`, else the fallacies. */
export function requestedType(search: URLSearchParams): CatalogueType {
  const focus = requestedConcept(search)
  const isBias = focus === null ? search.get('type') === 'cognitive-biases' : BIAS_NAMES.map(conceptId).includes(focus)
  return isBias ? 'cognitive-biases' : 'logical-fallacies'
}
