import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { Dialog } from './dialog.tsx'

function Page({ opener, children }: { opener?: (open: () => void) => ReactNode; children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  return (
    <>
      {opener ? (
        opener(open)
      ) : (
        <button type="button" onClick={open}>
          Open
        </button>
      )}
      <a href="#below">Behind it</a>
      {isOpen && (
        <Dialog title="Delete it?" lead="It cannot be undone." onClose={() => setOpen(false)}>
          {children}
          <button type="button" onClick={() => setOpen(false)}>
            Delete
          </button>
        </Dialog>
      )}
    </>
  )
}

const opener = page.getByRole('button', { name: 'Open' })
const dialog = page.getByRole('dialog', { name: 'Delete it?' })

test('a dialog blocks everything behind it, and is named by its title', async () => {
  render(<Page />)
  await opener.click()
  await expect.element(dialog.getByText('It cannot be undone.')).toBeVisible()
  expect(document.querySelector('dialog')?.matches(':modal')).toBe(true)
  for (let presses = 0; presses < 4; presses++) {
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).not.toBe(document.querySelector('a'))
  }
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its cross', () => dialog.getByRole('button', { name: 'Close' }).click()],
  ['what was chosen in it', () => dialog.getByRole('button', { name: 'Delete' }).click()],
])('%s closes the dialog, and returns the focus to what opened it', async (_, close) => {
  render(<Page />)
  await opener.click()
  await expect.element(dialog).toBeVisible()
  await close()
  await expect.element(opener).toHaveFocus()
  expect(dialog.elements()).toHaveLength(0)
})

test('when the opener is gone, the focus goes to the button of the menu that contained it', async () => {
  function Menu({ onOpen }: { onOpen: () => void }) {
    const [isShown, setShown] = useState(true)
    const choose = () => {
      onOpen()
      setTimeout(() => setShown(false))
    }
    return (
      <div data-menu>
        <button type="button">Menu</button>
        {isShown && (
          <button type="button" onClick={choose}>
            Choose
          </button>
        )}
      </div>
    )
  }
  render(<Page opener={(open) => <Menu onOpen={open} />} />)
  await page.getByRole('button', { name: 'Choose' }).click()
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => page.getByText('Choose').elements().length).toBe(0)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Menu' })).toHaveFocus()
})

test('when the opener is gone and was in no menu, the focus goes to the main part of the page', async () => {
  function Once({ onOpen }: { onOpen: () => void }) {
    const [isShown, setShown] = useState(true)
    const choose = () => {
      onOpen()
      setTimeout(() => setShown(false))
    }
    return (
      <main tabIndex={-1}>
        {isShown && (
          <button type="button" onClick={choose}>
            Choose
          </button>
        )}
      </main>
    )
  }
  render(<Page opener={(open) => <Once onOpen={open} />} />)
  await page.getByRole('button', { name: 'Choose' }).click()
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => page.getByText('Choose').elements().length).toBe(0)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('main')).toHaveFocus()
})
