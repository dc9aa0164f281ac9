import { type CatalogFilters, filterCatalog } from '@think-twice/core/concepts/catalog-search'
import { categoriesOf, categoryTypeOf } from '@think-twice/core/concepts/concepts'
import type { CategoryType } from '@think-twice/core/vocabulary'
import { useCatalog } from '../../data/content.ts'
import { CATALOG_HALVES } from '../../parts/catalog.ts'
import type { Marks } from './use-marks.ts'

const NO_MARKS = { favorites: new Set<string>(), 'needs-work': new Set<string>() }

/** One half of the catalog: its entries, those that match the filters, and how many would match in the other half. */
export function useCatalogHalf(type: CategoryType, filters: CatalogFilters, marks: Marks | null) {
  const { data: concepts, isError, refetch } = useCatalog()
  const narrowed = narrowedTo(type, filters, marks)
  const isWaiting = !concepts || (narrowed.mark !== null && (marks?.isPending ?? false))
  const entriesOf = (half: CategoryType) => (concepts ?? []).filter(({ id }) => categoryTypeOf(id) === half)
  const matches = (half: CategoryType) =>
    filterCatalog(entriesOf(half), narrowedTo(half, filters, marks), marks ?? NO_MARKS)
  const { other } = CATALOG_HALVES[type]
  return {
    narrowed,
    isWaiting,
    isError,
    refetch,
    entries: entriesOf(type),
    shown: isWaiting ? [] : matches(type),
    other,
    countElsewhere: () => matches(other).length,
    /** True if the filter is 'Needs Work' and no concept in either half is flagged. */
    needsNothing: narrowed.mark === 'needs-work' && marks?.['needs-work'].size === 0,
  }
}

export type CatalogHalf = ReturnType<typeof useCatalogHalf>

/** The filters that apply to this half: not a category of the other half, and no marks for a visitor. */
function narrowedTo(type: CategoryType, filters: CatalogFilters, marks: Marks | null): CatalogFilters {
  const category = categoriesOf(type).find((each) => each === filters.category) ?? null
  return { ...filters, category, mark: marks && filters.mark }
}
