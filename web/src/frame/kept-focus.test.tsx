import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { render } from '../../test/render.tsx'
import { useKeptFocus } from './kept-focus.ts'

/** A page whose second drawing has new elements, some with other attributes, and one link less. */
function Frame({ isWaiting }: { isWaiting: boolean }) {
  useKeptFocus()
  return (
    <>
      <nav>
        <a href="/learn" aria-current={isWaiting ? undefined : 'page'}>
          Learn
        </a>
        <button type="button" aria-label="Log out" />
      </nav>
      <aside>
        <a href="/learn">Learn</a>
        {isWaiting && <a href="/old">Only while waiting</a>}
      </aside>
      <main tabIndex={-1}>
        {isWaiting ? 'Loading...' : 'The screen'} <a href="/learn">Learn</a>
      </main>
    </>
  )
}

const find = (place: string) => document.querySelector<HTMLElement>(place)

/** Focuses an element of a waiting page, and has the page drawn anew; returns what has the focus then. */
function redraw(focused: string, meanwhile?: () => void): Element | null {
  let show = (_page: ReactNode) => {}
  function Screen() {
    const [page, setPage] = useState<ReactNode>(<Frame key="waiting" isWaiting />)
    show = setPage
    return page
  }
  render(<Screen />, { at: '/dashboard' })
  find(focused)?.focus()
  meanwhile?.()
  flushSync(() => show(<Frame key="drawn" isWaiting={false} />))
  return document.activeElement
}

test.each(['nav a', 'nav button', 'aside a', 'main'])(
  'the focus on %s stays there when the page is drawn anew',
  (place) => {
    expect(redraw(place)).toBe(find(place))
  },
)

test.each(['[href="/old"]', 'main a'])(
  'the focus on %s, which has no counterpart in the frame, goes nowhere',
  (place) => {
    expect(redraw(place)).toBe(document.body)
  },
)

test('at another address the page starts at its top, as any new page does', () => {
  expect(redraw('nav a', () => history.replaceState(null, '', '/learn'))).toBe(document.body)
})

test('what had the focus earlier does not get it back', () => {
  expect(redraw('nav a', () => find('main a')?.focus())).toBe(document.body)
})
