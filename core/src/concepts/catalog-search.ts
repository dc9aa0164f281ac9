import { compareText } from '../text.ts'
import type { Category, ConceptId, Severity } from '../vocabulary.ts'

/** A person's own lists: concepts with a heart, and concepts flagged as weak. */
export const MARKS = ['favorites', 'needs-work'] as const
export type Mark = (typeof MARKS)[number]

type SearchableConcept = {
  id: ConceptId
  name: string
  aliases: readonly string[]
  category: Category
  severity: Severity
  definition: string
  keywords: readonly string[]
}

/** The filters of the catalog; null lets everything through. */
export type CatalogFilters = {
  /** Every word must occur in the name, an alias, the definition or a keyword. */
  text: string
  category: Category | null
  severity: Severity | null
  mark: Mark | null
}

/** The filters of a catalog that shows everything. */
export const NO_FILTERS: CatalogFilters = { text: '', category: null, severity: null, mark: null }

type MarkedConcepts = Readonly<Record<Mark, ReadonlySet<string>>>

/** The entries that pass every filter, sorted by name, with matches on the name or an alias first. */
export function filterCatalog<Entry extends SearchableConcept>(
  entries: readonly Entry[],
  filters: CatalogFilters,
  marked: MarkedConcepts,
): Entry[] {
  const words = searchWords(filters.text)
  const passes = (entry: Entry) =>
    (filters.category === null || entry.category === filters.category) &&
    (filters.severity === null || entry.severity === filters.severity) &&
    (filters.mark === null || marked[filters.mark].has(entry.id)) &&
    hasWords(textOf(entry), words)
  const isNamed = (entry: Entry) => hasWords(namesOf(entry), words)
  return entries
    .filter(passes)
    .sort((one, other) => Number(isNamed(other)) - Number(isNamed(one)) || compareText(one.name, other.name))
}

function namesOf({ name, aliases }: SearchableConcept): string {
  return searchable([name, ...aliases])
}

function textOf({ name, aliases, definition, keywords }: SearchableConcept): string {
  return searchable([name, ...aliases, definition, ...keywords])
}

function hasWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}

function searchWords(text: string): string[] {
  return searchable([text]).split(' ')
}

function searchable(texts: readonly string[]): string {
  return texts
    .join(' ')
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, ' ')
}
