import { NO_FILTERS } from '@think-twice/core/concepts/catalog-search'
import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ADA } from '../../../test/ada.ts'
import { quietConsole } from '../../../test/quiet-console.ts'
import { render, textsOf } from '../../../test/render.tsx'
import { putPieces } from '../../data/content.ts'
import { Catalog } from './catalog.tsx'
import type { Marks } from './use-marks.ts'

quietConsole()

const PIECE = '/content/catalog.json'
const entries = page.getByRole('article')
const count = page.getByText(/ shown$/)

const NO_MARKS: Marks = {
  userId: ADA.id,
  favorites: new Set(),
  'needs-work': new Set(),
  areFavoritesKnown: true,
  isPending: false,
  hasFailed: false,
  tryAgain: () => {},
}

function show(given: Partial<ComponentProps<typeof Catalog>> = {}) {
  const [onFilter, onTab] = [vi.fn(), vi.fn()]
  const type = 'logical-fallacies'
  const props = { type, filters: NO_FILTERS, onFilter, onTab, marks: null, returnTo: null, ...given } as const
  render(<Catalog {...props} />)
  return { onFilter, onTab }
}

/** The catalog has loaded before the screen opens, as when pages are printed. */
async function open(given: Partial<ComponentProps<typeof Catalog>> = {}) {
  putPieces(new Map([['catalog', await (await fetch(PIECE)).json()]]))
  return show(given)
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a catalog that could not be loaded says so and can be requested again', async () => {
  const fetchBefore = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  show()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^The catalog couldn’t be loaded\./)
  expect(page.getByText('No entries match').elements()).toHaveLength(0)
  vi.stubGlobal('fetch', fetchBefore)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(count).toHaveTextContent('24 of 24 shown')
  expect(entries.elements()).toHaveLength(24)
  expect(page.getByRole('alert').elements()).toHaveLength(0)
})

test('the catalog does not claim that nothing matches while favorites are still loading', async () => {
  await open({ filters: { ...NO_FILTERS, mark: 'favorites' }, marks: { ...NO_MARKS, isPending: true } })
  await expect.element(page.getByText('Loading the catalog...')).toBeVisible()
  expect(page.getByText('No entries match').elements()).toHaveLength(0)
})

test.each([
  ['a category of the other half', { ...NO_FILTERS, category: 'formal' as const }],
  ['marks, which a visitor has none of', { ...NO_FILTERS, mark: 'favorites' as const }],
])('a filter by %s does not restrict the catalog', async (_, filters) => {
  await open({ type: 'cognitive-biases', filters })
  await expect.element(count).toHaveTextContent('24 of 24 shown')
})

test('the concepts flagged for improvement are counted in this half of the catalog only', async () => {
  await open({ marks: { ...NO_MARKS, 'needs-work': new Set(['straw-man', 'tu-quoque', 'anchoring']) } })
  await expect.element(page.getByText('2 flagged for improvement')).toBeVisible()
})

test.each([
  { marks: {}, notes: ['0 flagged for improvement'] },
  { marks: { isPending: true }, notes: [] },
  { marks: { hasFailed: true }, notes: [] },
])('nothing flagged is a count, too, unless the marks are missing: $marks', async ({ marks, notes }) => {
  await open({ marks: { ...NO_MARKS, ...marks } })
  await expect.element(count).toHaveTextContent('24 of 24 shown')
  expect(textsOf(page.getByText(/flagged for improvement/))).toEqual(notes)
})

test('somebody without flagged concepts reads what would be listed, and can clear the filters', async () => {
  const { onFilter } = await open({ filters: { ...NO_FILTERS, mark: 'needs-work' }, marks: NO_MARKS })
  await expect.element(page.getByText('Nothing needs work so far')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  expect(onFilter).toHaveBeenCalledExactlyOnceWith(NO_FILTERS)
  await expect.element(page.getByLabelText('Search')).toHaveFocus()
})

test('matches that are only in the other half of the catalog are offered there', async () => {
  const marks = { ...NO_MARKS, 'needs-work': new Set(['anchoring']) }
  const { onTab } = await open({ filters: { ...NO_FILTERS, mark: 'needs-work' }, marks })
  await expect.element(page.getByText('No entries match')).toBeVisible()
  await page.getByRole('button', { name: '1 among the biases' }).click()
  expect(onTab).toHaveBeenCalledExactlyOnceWith('cognitive-biases')
})

test('somebody who returns from a concept finds its entry focused and in view', async () => {
  await open({ type: 'cognitive-biases', returnTo: 'survivorship-bias' })
  const entry = page.getByRole('article', { name: 'Survivorship Bias' })
  await expect.element(entry).toHaveFocus()
  await expect.element(entry).toBeInViewport()
})
