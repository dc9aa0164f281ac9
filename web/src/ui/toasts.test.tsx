import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render, startWithoutToasts, toast } from '../../test/render.tsx'
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

test('a toast has a title, a text, and a look, and closes with its button', async () => {
  open()
  showToast({ ...FIRST, style: 'destructive' })
  await expect.element(toast).toHaveTextContent('Quiz Complete!You scored 75%')
  await expect.element(toast).toHaveAttribute('data-style', 'destructive')
  await close()
  await gone()
})

test('a new toast replaces the one on display', async () => {
  open()
  showToast(FIRST)
  await expect.poll(said).toEqual(['Quiz Complete!'])
  showToast(SECOND)
  await expect.poll(said).toEqual(['Achievement unlocked'])
})

test('a toast shown next waits until the current one has gone, and comes at once if there is none', async () => {
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

test('a toast for a page about to be painted replaces the one of the page before', async () => {
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

test('a toast disappears after five seconds, even if the one before was closed by hand', async () => {
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

test('the F8 key leads to the notifications, and closing one returns the focus', async () => {
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

test('pressing Escape dismisses a toast, and the next one still disappears by itself', async () => {
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

test('an action can be undone from its toast', async () => {
  open()
  const undone: string[] = []
  showToast({ ...FIRST, action: { label: 'Undo', onAction: () => undone.push('yes') } })
  await toast.getByRole('button', { name: 'Undo' }).click()
  expect(undone).toEqual(['yes'])
  await gone()
})

function PageWithDialog() {
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

test('Escape closes a toast that has the focus, and leaves the dialog around it open', async () => {
  render(<PageWithDialog />)
  showToast(FIRST)
  await expect.element(toast).toBeVisible()
  toast.getByRole('button', { name: 'Close' }).element().focus()
  await userEvent.keyboard('{Escape}')
  await gone()
  await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Log in' })).not.toBeInTheDocument()
})

test('a toast appears inside an open dialog, where it can be reached', async () => {
  render(<PageWithDialog />)
  showToast(FIRST)
  await expect.element(toast).toBeVisible()
  expect(toast.element().closest('dialog')).not.toBeNull()
  await close()
  await gone()
})

test('a toast appears at the bottom right of a wide screen and at the top of a phone', async () => {
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
