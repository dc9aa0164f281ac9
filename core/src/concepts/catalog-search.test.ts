import { describe, expect, test } from 'vitest'
import { BANK } from '../content/bank.ts'
import { catalogEntry } from '../publishing/publish.ts'
import { type CatalogFilters, filterCatalog, NO_FILTERS } from './catalog-search.ts'

const CATALOG = BANK.map(({ concept }) => catalogEntry(concept))
const MARKED = { favorites: new Set(['straw-man', 'anchoring']), 'needs-work': new Set(['straw-man', 'tu-quoque']) }

const found = (filters: Partial<CatalogFilters>) =>
  filterCatalog(CATALOG, { ...NO_FILTERS, ...filters }, MARKED).map(({ name }) => name)

describe('a search of the catalog', () => {
  test('returns everything in the order of names when there are no filters', () => {
    const names = found({})
    expect(names).toHaveLength(48)
    expect(names.slice(0, 3)).toEqual(['Ad Hominem', 'Ambiguity', 'Anchoring'])
  })

  test.each([
    ['a name', 'straw man', 'Straw Man'],
    ['an alias', 'false dilemma', 'Black-or-White'],
    ['a keyword', 'caricature', 'Straw Man'],
    ['the definition', 'good looks spread', 'Halo Effect'],
    ['words in another order', 'EFFECT  dunning', 'Dunning-Kruger Effect'],
    ['a name without its apostrophe', 'gamblers', "Gambler's Fallacy"],
    ['a name with a curly apostrophe', 'gambler’s', "Gambler's Fallacy"],
    ['a name without its hyphens', 'black or white', 'Black-or-White'],
    ['a name with a hyphen of its own', 'composition-division', 'Composition/Division'],
    ['an accent too many', 'strâw', 'Straw Man'],
  ])('finds entries by %s', (_, text, name) => {
    expect(found({ text })[0]).toBe(name)
  })

  test('lists entries first whose name was searched for', () => {
    const names = found({ text: 'bandwagon' })
    expect(names.slice(0, 2)).toEqual(['Bandwagon', 'Bandwagon Effect'])
  })

  test('applies all filters at once', () => {
    expect(found({ category: 'formal' })).toEqual(['Composition/Division', 'Fallacy Fallacy'])
    expect(found({ category: 'formal', text: 'whole' })).toEqual(['Composition/Division'])
    expect(found({ category: 'cognitive-bias', severity: 'low' })).toContain('Halo Effect')
    expect(found({ category: 'cognitive-bias', severity: 'high' })).not.toContain('Halo Effect')
    expect(found({ mark: 'favorites' })).toEqual(['Anchoring', 'Straw Man'])
    expect(found({ mark: 'needs-work', text: 'straw' })).toEqual(['Straw Man'])
    expect(found({ mark: 'needs-work', category: 'cognitive-bias' })).toEqual([])
  })
})

describe('of two entries found by a search', () => {
  const entry = { id: 'straw-man', category: 'informal', severity: 'low', aliases: [], keywords: [] } as const
  const search = (text: string, ...entries: Parameters<typeof filterCatalog>[0]) =>
    filterCatalog(entries, { ...NO_FILTERS, text }, MARKED).map(({ name }) => name)

  test('the one with the word in its name comes before one with the word in its explanation', () => {
    const explains = { ...entry, name: 'Ad Hominem', definition: 'Not a straw man.' } as const
    const isNamed = { ...entry, name: 'Straw Man', definition: 'Another claim.' } as const
    expect(search('straw man', explains, isNamed)).toEqual(['Straw Man', 'Ad Hominem'])
  })

  test('the one with the word in another of its names comes before one with the word in its explanation', () => {
    const explains = { ...entry, name: 'Ad Hominem', definition: 'Not a false dilemma.' } as const
    const isNamed = { ...entry, name: 'Black-or-White', aliases: ['False Dilemma'], definition: 'Two ways.' } as const
    expect(search('false dilemma', explains, isNamed)).toEqual(['Black-or-White', 'Ad Hominem'])
  })

  test('neither is found by a word that spans the end of one text and the beginning of the next', () => {
    const one = { ...entry, name: 'Straw Man', definition: 'date of birth', keywords: ['claim', 'ant'] } as const
    expect(search('mandate', one)).toEqual([])
    expect(search('claimant', one)).toEqual([])
    expect(search('2026', { ...one, definition: 'In 2026 — or later.' })).toEqual(['Straw Man'])
    expect(search('2026', { ...one, definition: 'In 1926 — or later.' })).toEqual([])
    expect(search('2026 or', { ...one, definition: 'In 2026 — or later.' })).toEqual(['Straw Man'])
  })
})
