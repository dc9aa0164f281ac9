import { NO_FILTERS } from '@think-twice/core/concepts/catalogue-search'
import { concept as strawMan } from '@think-twice/core/content/fallacies/straw-man'
import type { ConceptId } from '@think-twice/core/vocabulary'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { quietConsole } from '../../../test/quiet-console.ts'
import { render } from '../../../test/render.tsx'
import { StudyView } from './study-view.tsx'

quietConsole()

function open(id: ConceptId, filters = NO_FILTERS) {
  render(<StudyView id={id} filters={filters} marks={null} />, { at: '/learn' })
}

test('a concept opens at its heading, with its names, its meaning, and a link that opens its source', async () => {
  open('straw-man')
  await expect.element(page.getByRole('heading', { level: 2, name: 'Straw Man' })).toHaveFocus()
  await expect.element(page.getByText(strawMan.definition, { exact: true })).toBeVisible()
  const source = page.getByRole('link', { name: /Learn More/ })
  await expect.element(source).toHaveAttribute('href', strawMan.link)
  await expect.element(source).toHaveAttribute('target', '_blank')
  await expect
    .element(page.getByRole('link', { name: 'Practice this' }))
    .toHaveAttribute('href', '/?round=about&focus=straw-man')
  await expect.element(page.getByRole('heading', { name: 'Worked example' })).toBeVisible()
})

test('the link back leads to the concept’s half of the catalogue, with the same filters', async () => {
  open('halo-effect', { ...NO_FILTERS, text: 'halo' })
  await expect
    .element(page.getByRole('link', { name: 'All cognitive biases' }))
    .toHaveAttribute('href', '/learn?type=cognitive-biases&q=halo')
})

test('a visitor has no heart to press', async () => {
  open('straw-man')
  await expect.element(page.getByRole('heading', { name: 'Worked example' })).toBeVisible()
  expect(page.getByRole('button', { name: /favorites$/ }).elements()).toHaveLength(0)
})

test('a text that cannot be loaded is reported as missing, and can be requested again', async () => {
  const fetchBefore = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  open('texas-sharpshooter')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This page couldn’t be loaded. Check your connection, then try again.')
  vi.stubGlobal('fetch', fetchBefore)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: 'Worked example' })).toBeVisible()
  vi.unstubAllGlobals()
})
