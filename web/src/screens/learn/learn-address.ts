import { type CatalogueFilters, MARKS } from '@think-twice/core/concepts/catalogue-search'
import { categoryTypeOf } from '@think-twice/core/concepts/concept-lookup'
import { CONCEPT_NAMES, type ConceptName, conceptId, kebabCase } from '@think-twice/core/concepts/concept-names'
import { CATEGORIES, type CategoryType, SEVERITIES } from '@think-twice/core/vocabulary'

/** The concept that `?focus=` names, by id or name; null when it names none. */
export function requestedConcept(search: URLSearchParams): ConceptName | null {
  const focus = search.get('focus')
  if (focus === null) return null
  const wanted = kebabCase(focus)
  return CONCEPT_NAMES.find((name) => conceptId(name) === wanted) ?? null
}

/** The tab to open: the requested concept's own, else `?type=`, else the fallacies. */
export function requestedType(search: URLSearchParams): CategoryType {
  const concept = requestedConcept(search)
  if (concept !== null) return categoryTypeOf(concept)
  return search.get('type') === 'cognitive-biases' ? 'cognitive-biases' : 'logical-fallacies'
}

/** What the catalogue is narrowed to; a value nobody knows leaves its filter open. */
export function requestedFilters(search: URLSearchParams): CatalogueFilters {
  return {
    text: search.get('q') ?? '',
    category: knownValue(CATEGORIES, search.get('category')),
    severity: knownValue(SEVERITIES, search.get('severity')),
    mark: knownValue(MARKS, search.get('mark')),
  }
}

/** The value, if it is one of the list; null otherwise. */
export function knownValue<Value extends string>(values: readonly Value[], value: string | null): Value | null {
  return values.find((known) => known === value) ?? null
}
