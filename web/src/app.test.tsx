import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { navigate } from 'wouter/use-browser-location'
import { signInAda } from '../test/ada.ts'
import { quietConsole } from '../test/quiet-console.ts'
import { render } from '../test/render.tsx'
import { refusal } from '../test/serve.ts'
import { App } from './app.tsx'

quietConsole()

const HOME = 'Can you find the step that doesn’t follow?'

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** The server is down, but content still loads. */
function withoutServer() {
  const fetchContent = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) =>
    address.startsWith('/api/') ? refusal(503, 'unavailable', 'Not now.') : fetchContent(address, init),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
}

test.each([
  ['/', HOME],
  ['/?today', 'Today’s argument'],
  ['/?today=1999-01-01', 'No argument here'],
  ['/?round=about&focus=straw-man', 'Practice: Straw Man'],
  ['/?round=with&of=nothing', 'This round can’t be played'],
  ['/?start=standard', 'Standard Quiz'],
  ['/learn', 'Learn'],
  ['/progress', 'Progress'],
  ['/nowhere', 'Page Not Found'],
  // Addresses are compared exactly, as the server compares them.
  ['/learn/', 'Page Not Found'],
])('a visitor who opens %s finds %s', async (at, name) => {
  render(<App />, { at })
  await expect.element(heading(name)).toBeVisible()
  expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1)
})

test.each([
  ['/', 'Hello, Ada Byron'],
  ['/dashboard', 'Dashboard'],
  ['/dashboard?account', 'Account'],
])('a learner who opens %s finds %s, even while the server is down', async (at, name) => {
  withoutServer()
  signInAda()
  render(<App />, { at })
  await expect.element(heading(name)).toBeVisible()
})

test.each([
  ['today’s argument', '/?today', 'Today’s argument'],
  ['a round', '/?round=with&of=nothing', 'This round can’t be played'],
  ['a quiz', '/?start=standard', 'Standard Quiz'],
])('the screen for %s opens at its top, although it shares its address with home', async (_, address, name) => {
  // So tall that neither a screen nor its loading state moves the page.
  document.body.style.minHeight = '5000px'
  onTestFinished(() => document.body.removeAttribute('style'))
  render(<App />, { at: '/' })
  await expect.element(heading(HOME)).toBeVisible()
  scrollTo(0, 500)
  await expect.poll(() => scrollY).toBe(500)
  navigate(address)
  await expect.element(heading(name)).toBeVisible()
  expect(scrollY).toBe(0)
})
