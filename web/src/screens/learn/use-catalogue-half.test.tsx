import { type CatalogueFilters, NO_FILTERS } from '@think-twice/core/concepts/catalogue-search'
import type { CategoryType } from '@think-twice/core/vocabulary'
import { expect, test } from 'vitest'
import { ADA } from '../../../test/ada.ts'
import { renderHook } from '../../../test/render.tsx'
import { putPieces } from '../../data/content.ts'
import { useCatalogueHalf } from './use-catalogue-half.ts'
import type { Marks } from './use-marks.ts'

const MARKS: Marks = {
  userId: ADA.id,
  favorites: new Set(),
  'needs-work': new Set(),
  areFavoritesKnown: true,
  isPending: false,
  hasFailed: false,
  tryAgain: () => {},
}

type Given = { type?: CategoryType; filters?: Partial<CatalogueFilters>; marks?: Partial<Marks> | null }

/** The half once the catalogue has loaded. */
async function halfOf({ type = 'logical-fallacies', filters = {}, marks = null }: Given) {
  putPieces(new Map([['catalogue', await (await fetch('/content/catalogue.json')).json()]]))
  const given = { ...NO_FILTERS, ...filters }
  return renderHook(() => useCatalogueHalf(type, given, marks && { ...MARKS, ...marks })).current
}

test('each half of the catalogue has its own 24 entries, and counts the matches in the other', async () => {
  const half = await halfOf({ filters: { text: 'halo effect' } })
  expect(half.entries).toHaveLength(24)
  expect(half.shown).toEqual([])
  expect(half.other).toBe('cognitive-biases')
  expect(half.countElsewhere()).toBe(1)
})

test('a category narrows the half it belongs to, and is ignored in the other', async () => {
  const filters = { category: 'formal' } as const
  expect((await halfOf({ filters })).shown.every(({ category }) => category === 'formal')).toBe(true)
  const biases = await halfOf({ type: 'cognitive-biases', filters })
  expect(biases.narrowed.category).toBeNull()
  expect(biases.shown).toHaveLength(24)
})

test('marks do not narrow the catalogue for a visitor', async () => {
  const half = await halfOf({ filters: { mark: 'favorites' } })
  expect(half.narrowed.mark).toBeNull()
  expect(half.shown).toHaveLength(24)
})

test('a filter by marks shows nothing until the marks have loaded', async () => {
  const pending = { isPending: true, favorites: new Set(['straw-man']) }
  const half = await halfOf({ filters: { mark: 'favorites' }, marks: pending })
  expect(half.isWaiting).toBe(true)
  expect(half.shown).toEqual([])
  expect((await halfOf({ marks: pending })).isWaiting).toBe(false)
})

test('nothing needs work only when no concept of either half is flagged', async () => {
  const filters = { mark: 'needs-work' } as const
  expect((await halfOf({ filters, marks: {} })).needsNothing).toBe(true)
  const flagged = await halfOf({ filters, marks: { 'needs-work': new Set(['anchoring']) } })
  expect(flagged.needsNothing).toBe(false)
  expect(flagged.shown).toEqual([])
  expect(flagged.countElsewhere()).toBe(1)
  expect((await halfOf({ marks: {} })).needsNothing).toBe(false)
})
