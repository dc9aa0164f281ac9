import { deleteFavorite, getFavorites, getProgress } from '@think-twice/contract/learning'
import { getQuizResults } from '@think-twice/contract/quiz-results'
import { NO_FILTERS } from '@think-twice/core/concepts/catalog-search'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signInAda } from '../../../test/ada.ts'
import { someRecord } from '../../../test/learner.ts'
import { quietConsole } from '../../../test/quiet-console.ts'
import { render, textsOf } from '../../../test/render.tsx'
import { someSummary } from '../../../test/results.ts'
import { refusal, serve } from '../../../test/serve.ts'
import { LearnScreen } from './learn-screen.tsx'
import { StudyView } from './study-view.tsx'

quietConsole()

const entries = page.getByRole('tabpanel').getByRole('article')
const search = page.getByLabelText('Search')
const show = page.getByLabelText('Show', { exact: true })
const names = () => entries.elements().map((entry) => entry.querySelector('h3')?.textContent)
const tab = (name: string) => page.getByRole('tab', { name })
const shown = (count: number) => expect.poll(() => entries.elements().length).toBe(count)

async function openAsVisitor(at = '/learn') {
  render(<LearnScreen />, { at })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function openAsAda(isDown = () => false) {
  const hearts = [
    { itemId: 'tu-quoque', itemType: 'fallacy' },
    { itemId: 'halo-effect', itemType: 'bias' },
  ]
  const weak = [someRecord(), someRecord({ itemId: 'anchoring', categoryType: 'cognitive-biases' })]
  serve(
    [getFavorites, () => (isDown() ? refusal(503, 'unavailable', 'Not now.') : Response.json(hearts))],
    [deleteFavorite, () => new Response(null, { status: 204 })],
    [getProgress, () => Response.json(weak)],
    [getQuizResults, () => Response.json([])],
  )
  signInAda()
  await openAsVisitor()
}

test('each half of the catalog has 24 entries, and arrow keys switch between the halves', async () => {
  await openAsVisitor()
  await shown(24)
  await expect.element(page.getByText('24 of 24 shown')).toBeVisible()
  tab('Logical Fallacies (24)').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Cognitive Biases (24)')).toHaveFocus()
  await expect.element(page.getByRole('article', { name: 'Anchoring' })).toBeVisible()
  await shown(24)
  expect(location.search).toBe('?type=cognitive-biases')
})

test('typing narrows the catalog at once, and reaches the address a moment later', async () => {
  await openAsVisitor()
  await shown(24)
  await search.fill('scotsman')
  await shown(1)
  expect(location.search).toBe('')
  await expect.poll(() => location.search).toBe('?type=logical-fallacies&q=scotsman')
})

test('filters come from the address, and a chosen one is added to it', async () => {
  await openAsVisitor('/learn?type=logical-fallacies&severity=high')
  await expect.element(show).toHaveValue('high')
  await expect.poll(() => entries.elements().length).toBeLessThan(24)
  await show.selectOptions('All')
  await shown(24)
  await show.selectOptions('Formal')
  await expect.poll(() => location.search).toContain('category=formal')
})

test('text still being typed is applied with a chosen filter, adds no step to the history, and spaces alone are no text', async () => {
  await openAsVisitor('/learn?type=cognitive-biases')
  await shown(24)
  const steps = history.length
  await search.fill('halo')
  await show.selectOptions('Medium severity')
  await expect.poll(() => location.search).toBe('?type=cognitive-biases&q=halo&severity=medium')
  await search.fill('  ')
  await expect.poll(() => location.search).toBe('?type=cognitive-biases&severity=medium')
  await expect.element(search).toHaveValue('  ')
  expect(history.length).toBe(steps)
})

test('a learner filters each half by favorites and by what needs work', async () => {
  await openAsAda()
  await expect.element(page.getByText('1 flagged for improvement')).toBeVisible()
  await show.selectOptions('Favorites')
  await expect.poll(names).toEqual(['Tu Quoque'])
  await tab('Cognitive Biases (24)').click()
  await expect.poll(names).toEqual(['Halo Effect'])
  await show.selectOptions('Needs Work')
  await expect.poll(names).toEqual(['Anchoring'])
  await expect.element(entries.getByText('Needs Work')).toBeVisible()
})

test('removing a heart from the filtered list moves the focus above the list, not nowhere', async () => {
  await openAsAda()
  await show.selectOptions('Favorites')
  await expect.poll(names).toEqual(['Tu Quoque'])
  await page.getByRole('button', { name: 'Remove Tu Quoque from favorites' }).click()
  await expect.poll(() => document.activeElement?.textContent).toBe('0 of 24 shown')
})

test('hearts that could not be loaded cannot be pressed, and can be requested again', async () => {
  let isDown = true
  await openAsAda(() => isDown)
  await expect.element(page.getByText(/^Favorites or flags couldn’t be loaded\./)).toBeVisible()
  const heart = page.getByRole('button', { name: 'Add Straw Man to favorites' })
  await expect.element(heart).toBeDisabled()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(heart).toBeEnabled()
})

test('the study view opens at its heading, teaches, and leads back to the entry it was opened from', async () => {
  await openAsVisitor('/learn?focus=halo-effect')
  const heading = page.getByRole('heading', { level: 2, name: 'Halo Effect' })
  await expect.element(heading).toHaveFocus()
  expect(document.title).toMatch(/^Halo Effect/)
  await expect
    .poll(() => textsOf(page.getByRole('heading', { level: 3 })))
    .toEqual(['Worked example', 'When it is sound', 'What to do instead', 'Easily mistaken for', 'Sources'])
  await page.getByRole('link', { name: 'All cognitive biases' }).click()
  await expect.element(page.getByRole('article', { name: 'Halo Effect' })).toHaveFocus()
})

test.each([
  ['Strawman', 'Straw Man', 'straw-man'],
  ['false-dilemma', 'Black-or-White', 'black-or-white'],
])('the address with the alias %s leads to the study view of %s, under its own address', async (alias, name, id) => {
  await openAsVisitor(`/learn?focus=${alias}`)
  await expect.element(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  expect(new URLSearchParams(location.search).get('focus')).toBe(id)
})

test('the address with a name that nothing has shows the catalog', async () => {
  await openAsVisitor('/learn?focus=galaxy-brain')
  await shown(24)
})

test('only the tab that is open already leads back from a study view', async () => {
  await openAsVisitor('/learn?focus=halo-effect')
  await tab('Cognitive Biases (24)').click()
  await expect.poll(() => location.search).toBe('?type=cognitive-biases')
  await shown(24)
})

test('a weakness is flagged under whatever name it was met', async () => {
  const assessed = {
    ...someSummary({ mode: 'bias-assessment' }),
    biasProfiles: [
      { name: 'Social Influence', strength: 'high' },
      { name: 'Galaxy Brain', strength: 'high' },
    ],
  }
  serve(
    [getFavorites, () => Response.json([])],
    [getProgress, () => Response.json([someRecord({ itemId: 'False Dilemma' })])],
    [getQuizResults, () => Response.json([assessed])],
  )
  signInAda()
  await openAsVisitor()
  await show.selectOptions('Needs Work')
  await expect.poll(names).toEqual(['Black-or-White'])
  await tab('Cognitive Biases (24)').click()
  await expect.poll(names).toEqual(['Social Proof'])
})

test('a lesson that could not be loaded can be requested again', async () => {
  const fetchBefore = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  render(<StudyView id="texas-sharpshooter" filters={NO_FILTERS} marks={null} />, { at: '/learn' })
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This page couldn’t be loaded. Check your connection, then try again.')
  vi.stubGlobal('fetch', fetchBefore)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: 'Worked example' })).toBeVisible()
  vi.unstubAllGlobals()
})
