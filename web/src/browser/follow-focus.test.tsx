import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { render } from '../../test/render.tsx'
import { followFocus } from './follow-focus.ts'

/** A page whose second drawing has new elements, some of them with other attributes, and one link less. */
function Page({ isPrinted }: { isPrinted: boolean }) {
  return (
    <div key={String(isPrinted)}>
      <a href="#main">Skip to content</a>
      <nav>
        <a href="/learn" aria-current={isPrinted ? undefined : 'page'}>
          Learn
        </a>
        <button type="button" aria-label="Log out" />
      </nav>
      <aside>
        <a href="/learn">Learn</a>
        {isPrinted && <a href="/old">Only printed</a>}
      </aside>
    </div>
  )
}

/** Draws the page, focuses an element, and draws the page anew; then gives the focus back. */
function redraw(focused: string, meanwhile?: string): Element | null {
  let draw = (_isPrinted: boolean) => {}
  function Twice() {
    const [isPrinted, setPrinted] = useState(true)
    draw = setPrinted
    return <Page isPrinted={isPrinted} />
  }
  render(<Twice />)
  const giveBack = followFocus()
  document.querySelector<HTMLElement>(focused)?.focus()
  flushSync(() => draw(false))
  if (meanwhile) document.querySelector<HTMLElement>(meanwhile)?.focus()
  giveBack()
  return document.activeElement
}

test.each(['[href="#main"]', 'nav a', 'nav button', 'aside a'])(
  'the focus on %s stays there when the page is drawn anew',
  (place) => {
    expect(redraw(place)).toBe(document.querySelector(place))
  },
)

test('without a counterpart, or without a focus before, nothing gets the focus', () => {
  expect(redraw('[href="/old"]')).toBe(document.body)
  expect(redraw('main')).toBe(document.body)
})

test('a focus that has gone elsewhere meanwhile is left there', () => {
  expect(redraw('nav a', 'nav button')).toBe(document.querySelector('nav button'))
})

test('a focus from before it was followed counts, too', () => {
  render(<a href="/before">Before</a>)
  const link = document.querySelector<HTMLElement>('[href="/before"]')
  link?.focus()
  const giveBack = followFocus()
  link?.blur()
  giveBack()
  expect(document.activeElement).toBe(link)
})
