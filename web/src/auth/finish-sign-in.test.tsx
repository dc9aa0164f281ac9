import { beforeEach, expect, test } from 'vitest'
import { ADA } from '../../test/ada.ts'
import { render, startWithoutToasts, toast } from '../../test/render.tsx'
import { rereadStorage } from '../browser/storage.ts'
import { queryClient } from '../data/query-client.ts'
import { Toasts } from '../ui/toasts.tsx'
import { openAuth, returnAddress } from './auth-dialog-state.ts'
import { AuthDialogs } from './auth-dialogs.tsx'
import { finishSignIn, showCarriedToast } from './finish-sign-in.ts'

startWithoutToasts()

const TOAST = { title: 'Login Successful', description: 'Welcome back, ada!' }

/** Signing in on the home page reloads it, so these tests use another page. */
beforeEach(async () => {
  render(<Toasts />, { at: '/learn' })
  openAuth('login', '/learn')
  queryClient.setQueryData(['/api/users/1/streak'], { currentStreak: 4 })
  await finishSignIn(ADA, TOAST)
})

test('the dialog is closed, and forgets where signing in was to lead', () => {
  render(<AuthDialogs />)
  expect(document.querySelector('dialog')).toBeNull()
  expect(returnAddress()).toBeNull()
})

test('what was fetched for somebody else is forgotten', () => {
  expect(queryClient.getQueryData(['/api/users/1/streak'])).toBeUndefined()
})

test('a toast kept through a reload is shown once', async () => {
  const content = { title: 'Registration Successful', description: 'Welcome to Think Twice, Maya!' }
  sessionStorage.setItem('carried-toast', JSON.stringify(content))
  rereadStorage()
  showCarriedToast()
  await expect.element(toast.getByText(content.description)).toBeVisible()
  expect(sessionStorage.getItem('carried-toast')).toBeNull()
})
