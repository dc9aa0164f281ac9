import { expect, test } from 'vitest'
import { useLocation } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { render } from '../../test/render.tsx'
import { useScrollToTop } from './top-of-screen.ts'

function TallPage() {
  const [path] = useLocation()
  useScrollToTop(path)
  return <div style={{ height: 5000 }}>At {path}.</div>
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
