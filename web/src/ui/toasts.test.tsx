import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { startWithoutToasts, toast } from '../../test/toasts.ts'
import { Dialog } from './dialog.tsx'
import { showToast, showToastAfterPaint, showToastNext } from './show-toast.ts'
import { Toasts } from './toasts.tsx'

startWithoutToasts()

const FIRST = { title: 'Quiz Complete!', description: 'You scored 75%' }
const SECOND = { title: 'Achievement unlocked', description: 'First Steps' }
const said = () => toast.elements().map((each) => each.querySelector('strong')?.textContent)
const close = () => toast.getByRole('button', { name: 'Close' }).click()
const gone = () => expect.poll(said).toEqual([])

function open() {
  render(
    <>
      <button type="button">Here</button>
      <Toasts />
    </>,
  )
}

test('a toast has its title, its words and its look, and closes by its button', async () => {
  open()
  showToast({ ...FIRST, style: 'destructive' })
  await expect.element(toast).toHaveTextContent('Quiz Complete!You scored 75%')
  await expect.element(toast).toHaveAttribute('data-style', 'destructive')
  await close()
  await gone()
})

test('a new toast takes the place of the one that is showing', async () => {
  open()
  showToast(FIRST)
  await expect.poll(said).toEqual(['Quiz Complete!'])
  showToast(SECOND)
  await expect.poll(said).toEqual(['Achievement unlocked'])
})

test('one that is to come next waits until the first has gone, and comes at once where there is none', async () => {
  open()
  showToast(FIRST)
  await expect.poll(said).toEqual(['Quiz Complete!'])
  showToastNext(SECOND)
  expect(said()).toEqual(['Quiz Complete!'])
  await close()
  await expect.poll(said).toEqual(['Achievement unlocked'])
  await close()
  await gone()
  showToastNext(FIRST)
  await expect.poll(said).toEqual(['Quiz Complete!'])
})

test('one for a page that is still to be painted takes the place of that of the page before', async () => {
  open()
  showToast(FIRST)
  await expect.poll(said).toEqual(['Quiz Complete!'])
  showToastAfterPaint(SECOND)
  await expect.poll(said).toEqual(['Achievement unlocked'])
})

/** Lets time pass without waiting for it. */
function holdTime(): (milliseconds: number) => void {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  return (milliseconds) => vi.advanceTimersByTime(milliseconds)
}

test('a toast goes by itself after five seconds, also the one after one that was closed', async () => {
  const pass = holdTime()
  open()
  showToast(FIRST)
  await close()
  await gone()
  showToast(SECOND)
  await expect.poll(said).toEqual(['Achievement unlocked'])
  pass(4900)
  await new Promise((settle) => requestAnimationFrame(settle))
  expect(said()).toEqual(['Achievement unlocked'])
  pass(200)
  await gone()
})

test('F8 leads to the notifications, and closing one gives the focus back to where it came from', async () => {
  open()
  const here = page.getByRole('button', { name: 'Here' })
  here.element().focus()
  showToast(FIRST)
  await expect.element(toast).toBeVisible()
  await userEvent.keyboard('{F8}')
  await expect.element(page.getByRole('region', { name: /^Notifications/ }).getByRole('list')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(toast.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await gone()
  await expect.element(here).toHaveFocus()
})

test('Escape dismisses it, and the next one goes by itself too', async () => {
  const pass = holdTime()
  open()
  showToast(FIRST)
  await toast.hover()
  await userEvent.keyboard('{Escape}')
  await gone()
  await page.getByRole('button', { name: 'Here' }).hover()
  showToast(SECOND)
  await expect.poll(said).toEqual(['Achievement unlocked'])
  pass(5100)
  await gone()
})

test('what was done can be taken back from it', async () => {
  open()
  const undone: string[] = []
  showToast({ ...FIRST, action: { label: 'Undo', onAction: () => undone.push('yes') } })
  await toast.getByRole('button', { name: 'Undo' }).click()
  expect(undone).toEqual(['yes'])
  await gone()
})

test('while a dialog is open it stands in the dialog, where it can be reached', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <Toasts />
        {isOpen && (
          <Dialog title="Log in" onClose={() => setOpen(false)}>
            <input aria-label="Name" />
          </Dialog>
        )}
      </>
    )
  }
  render(<Page />)
  showToast(FIRST)
  await expect.element(toast).toBeVisible()
  expect(toast.element().closest('dialog')).not.toBeNull()
  await close()
  await gone()
})

test('it stands at the bottom right of a wide screen and at the top of a phone', async () => {
  await page.viewport(1280, 720)
  open()
  showToast(FIRST)
  await toast.hover()
  const wide = toast.element().getBoundingClientRect()
  expect(wide.right).toBeGreaterThan(1280 - 48)
  expect(wide.bottom).toBeGreaterThan(720 - 48)
  expect(wide.width).toBeLessThanOrEqual(420)
  await page.viewport(390, 844)
  await expect.poll(() => toast.element().getBoundingClientRect().top).toBeLessThan(48)
  const narrow = toast.element().getBoundingClientRect()
  expect(narrow.left).toBeGreaterThanOrEqual(0)
  expect(narrow.right).toBeLessThanOrEqual(390)
})
