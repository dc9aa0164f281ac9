import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render, textsOf } from '../test/render.tsx'
import { App, prepareScreen } from './app.tsx'
import { isFrame } from './browser/prerendered-page.ts'

/** Opens an address the way a page that is taken over does: its screen is prepared, then drawn once. */
async function takeOver(at: string): Promise<void> {
  const { pathname, searchParams } = new URL(at, location.origin)
  await prepareScreen(pathname, searchParams)
  render(<App />, { at })
}

// The code of a screen stays loaded, so each screen gets only one test in this file.
test.each([
  ['/?today', 'Today’s argument'],
  ['/progress', 'Progress'],
  ['/nowhere', 'Page Not Found'],
])('the screen at %s is drawn at once if it was prepared', async (at, name) => {
  await takeOver(at)
  expect(textsOf(page.getByRole('heading', { level: 1 }))).toEqual([name])
})

test('a quiz has already begun at its first question when it is drawn', async () => {
  const before = location.href
  onTestFinished(() => history.replaceState(null, '', before))
  await prepareScreen('/', new URLSearchParams('start=standard'))
  expect(location.search).toMatch(/^\?session=/)
  render(<App />)
  expect(textsOf(page.getByRole('heading', { level: 1 }))).toEqual(['Standard Quiz'])
  expect(page.getByText('Question 1 of 12').elements()).toHaveLength(1)
})

test('a quiz that could not begin leaves its page to the app, which says so', async () => {
  const before = location.href
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  onTestFinished(() => {
    vi.unstubAllGlobals()
    delete document.documentElement.dataset['frame']
  })
  await expect(prepareScreen('/', new URLSearchParams('start=advanced'))).rejects.toThrow('Failed to fetch')
  expect(isFrame()).toBe(true)
  expect(location.href).toBe(before)
})

test('the catalogue is prepared with its entries, and a study view with its text', async () => {
  await takeOver('/learn')
  expect(page.getByRole('article').elements()).toHaveLength(24)
  await takeOver('/learn?focus=straw-man&type=logical-fallacies')
  expect(textsOf(page.getByRole('heading', { level: 3 }))).toContain('Worked example')
})
