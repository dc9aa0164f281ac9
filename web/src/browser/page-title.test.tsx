import { useEffect, useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render, renderHook } from '../../test/render.tsx'
import { useAnnouncedTitle, usePageTitle } from './page-title.ts'
import { afterPaint } from './when-idle.ts'

test('a page title consists of the page’s name and the product’s', async () => {
  renderHook(() => usePageTitle('Learn') ?? null)
  await expect.poll(() => document.title).toBe('Learn · Think Twice')
})

test('the title of home is the name of the product', async () => {
  renderHook(() => usePageTitle() ?? null)
  await expect.poll(() => document.title).toBe('Think Twice')
})

function Screen({ title, takesFocus }: { title: string; takesFocus: boolean }) {
  usePageTitle(title)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  )
}

function Announcement() {
  return <p data-testid="announced">{useAnnouncedTitle()}</p>
}

/** Two screens, one after the other; the button that leads to the second goes away, as a page's links do. */
function Pages({ second, takesFocus = false }: { second: string; takesFocus?: boolean }) {
  const [isSecond, setSecond] = useState(false)
  return (
    <>
      {isSecond ? (
        <Screen title={second} takesFocus={takesFocus} />
      ) : (
        <>
          <Screen title="First screen" takesFocus={false} />
          <button type="button" onClick={() => setSecond(true)}>
            Go on
          </button>
        </>
      )}
      <Announcement />
    </>
  )
}

const announced = page.getByTestId('announced')

async function openSecond(pages: Parameters<typeof Pages>[0]): Promise<void> {
  render(<Pages {...pages} />)
  await expect.poll(() => document.title).toContain('First screen')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect.poll(() => document.title).toContain(pages.second)
}

test('a screen that opens without a page being loaded is announced by its title', async () => {
  await openSecond({ second: 'Catalog' })
  await expect.element(announced).toHaveTextContent('Catalog')
})

test('a screen that gives the focus to its heading is announced by that alone', async () => {
  await openSecond({ second: 'Results', takesFocus: true })
  await expect.element(page.getByRole('heading', { name: 'Results' })).toHaveFocus()
  await new Promise<void>((done) => void afterPaint(done))
  expect(announced.element().textContent).toBe('')
})
