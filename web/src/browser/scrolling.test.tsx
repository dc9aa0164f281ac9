import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useLocation } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { render } from '../../test/render.tsx'
import { useGoToHashTarget, useScrollToTop } from './scrolling.ts'

function TallPage() {
  const [path] = useLocation()
  useScrollToTop(path)
  return <div style={{ height: 5000 }}>{`At ${path}.`}</div>
}

async function openScrolled(): Promise<void> {
  render(<TallPage />, { at: '/' })
  scrollTo(0, 500)
  await expect.poll(() => scrollY).toBe(500)
}

test('a screen that is opened starts at its top', async () => {
  await openScrolled()
  navigate('/learn')
  await expect.poll(() => scrollY).toBe(0)
})

test.each([
  ['another address of the same screen', '/?tab=streaks'],
  ['an address that names a part of the screen', '/learn#main'],
])('navigating to %s leaves the scroll position alone', async (_, address) => {
  await openScrolled()
  navigate(address)
  await expect.poll(() => document.body.textContent).toContain(address.startsWith('/learn') ? 'At /learn.' : 'At /.')
  expect(scrollY).toBe(500)
})

test('the browser restores the scroll position of a screen that is returned to', async () => {
  await openScrolled()
  navigate('/learn')
  await expect.poll(() => scrollY).toBe(0)
  scrollTo(0, 300)
  dispatchEvent(new PopStateEvent('popstate'))
  navigate('/', { replace: true })
  await expect.poll(() => document.body.textContent).toContain('At /.')
  expect(scrollY).toBe(300)
})

function Page() {
  useGoToHashTarget()
  return (
    <>
      <h2 id="quizzes">Quizzes</h2>
      <h2 id="für alle">For all</h2>
    </>
  )
}

test('the element named in the address takes the focus', async () => {
  render(<Page />, { at: '/#quizzes' })
  await expect.element(page.getByRole('heading', { name: 'Quizzes' })).toHaveFocus()
})

test('a link to another part of the same page moves the focus there', async () => {
  render(<Page />, { at: '/' })
  navigate('/#quizzes')
  await expect.element(page.getByRole('heading', { name: 'Quizzes' })).toHaveFocus()
})

test('a name that is encoded in the address is found', async () => {
  render(<Page />, { at: '/#f%C3%BCr%20alle' })
  await expect.element(page.getByRole('heading', { name: 'For all' })).toHaveFocus()
})

test('an element that does not exist, or an address without one, leaves the focus alone', () => {
  render(<Page />, { at: '/#nowhere' })
  expect(document.activeElement).toBe(document.body)
})
