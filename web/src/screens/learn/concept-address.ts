import type { CatalogueFilters } from '@think-twice/core/concepts/catalogue-search'
import { categoryTypeOf } from '@think-twice/core/concepts/concept-lookup'
import { type ConceptName, conceptId } from '@think-twice/core/concepts/concept-names'
import type { CategoryType } from '@think-twice/core/vocabulary'

/** The study view of a concept. Filters go along, so that the way back leads to the catalogue as it was. */
export function conceptAddress(name: ConceptName, filters?: CatalogueFilters): string {
  return addressOf({ focus: conceptId(name), type: categoryTypeOf(name) }, filters)
}

/** One half of the catalogue. */
export function catalogueAddress(type: CategoryType, filters?: CatalogueFilters): string {
  return addressOf({ type }, filters)
}

function addressOf(place: { focus?: string; type: CategoryType }, filters?: CatalogueFilters): string {
  const search = new URLSearchParams(place)
  if (filters?.text.trim()) search.set('q', filters.text)
  for (const filter of ['category', 'severity', 'mark'] as const) {
    const value = filters?.[filter]
    if (value) search.set(filter, value)
  }
  return `/learn?${search}`
}
