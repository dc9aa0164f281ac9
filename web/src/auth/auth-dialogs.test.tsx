import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { closeAuth, openAuth } from './auth-dialog-state.ts'
import { AuthDialogs } from './auth-dialogs.tsx'

const login = page.getByRole('dialog', { name: 'Welcome back' })
const register = page.getByRole('dialog', { name: 'Create an account' })
const recover = page.getByRole('dialog', { name: 'Set a new password' })

function open() {
  render(
    <>
      <button type="button" onClick={() => openAuth('login')}>
        Login
      </button>
      <AuthDialogs />
    </>,
  )
}

afterEach(() => {
  closeAuth()
  vi.restoreAllMocks()
})

test('the forms replace one another, and each puts the focus on its first field', async () => {
  open()
  await page.getByRole('button', { name: 'Login' }).click()
  await expect.element(login.getByLabelText('Username')).toHaveFocus()
  await login.getByRole('button', { name: 'Sign up' }).click()
  await expect.element(register.getByLabelText('Full Name')).toHaveFocus()
  expect(page.getByRole('dialog').elements()).toHaveLength(1)
  await register.getByRole('button', { name: 'Sign in' }).click()
  await login.getByRole('button', { name: 'Use your recovery code' }).click()
  await expect.element(recover.getByLabelText('Username')).toHaveFocus()
})

test('closing the dialog by its button or with Escape returns the focus to what opened it', async () => {
  open()
  const opener = page.getByRole('button', { name: 'Login' })
  await opener.click()
  await login.getByRole('button', { name: 'Close' }).click()
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await expect.element(login).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
})

test('a form says that it needs a connection when there is none', async () => {
  open()
  openAuth('register')
  await expect.element(register).toBeVisible()
  const note = register.getByText('You’re offline. Signing up needs a connection.')
  expect(note.elements()).toHaveLength(0)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await expect.element(note).toBeVisible()
})
