import { Suspense, startTransition, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../test/render.tsx'
import { lazyScreen } from './lazy-screen.tsx'

function Screen() {
  const [isChosen, setChosen] = useState(false)
  return (
    <button type="button" aria-pressed={isChosen} onClick={() => setChosen(true)}>
      An answer
    </button>
  )
}

test('a screen whose code arrived while React drew it keeps what was done on it when the page is drawn again', async () => {
  const code = Promise.withResolvers<typeof Screen>()
  const fetchCode = vi.fn(() => code.promise)
  const Lazy = lazyScreen(fetchCode)
  /** The first click asks for the screen; its code arrives as the second draws it; the third only redraws the page. */
  function App() {
    const [clicks, setClicks] = useState(0)
    if (clicks === 2) code.resolve(Screen)
    return (
      <Suspense>
        <button type="button" onClick={() => startTransition(() => setClicks((before) => before + 1))}>
          Drawn at click {clicks}
        </button>
        {clicks > 0 && <Lazy />}
      </Suspense>
    )
  }
  render(<App />)
  const draw = page.getByRole('button', { name: /^Drawn/ })
  await draw.click()
  await expect.poll(() => fetchCode).toHaveBeenCalled()
  // Nothing but the code may be missing by then, or React restarts the drawing.
  await import('./data/queries.tsx')
  await draw.click()
  const answer = page.getByRole('button', { name: 'An answer' })
  await answer.click()
  await draw.click()
  await expect.element(draw).toHaveTextContent('Drawn at click 3')
  await expect.element(answer).toHaveAttribute('aria-pressed', 'true')
})
