import { login } from '@think-twice/contract/sign-ins'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { quietConsole } from '../../test/quiet-console.ts'
import { render, startWithoutToasts, toast } from '../../test/render.tsx'
import { serve } from '../../test/serve.ts'
import { currentUser } from '../browser/current-user.ts'
import { Toasts } from '../ui/toasts.tsx'
import { LoginForm } from './sign-in-form.tsx'

quietConsole()
startWithoutToasts()

const password = page.getByLabelText('Password', { exact: true })

async function logIn(): Promise<void> {
  render(
    <>
      <LoginForm />
      <Toasts />
    </>,
    { at: '/learn' },
  )
  await page.getByLabelText('Username').fill('ada')
  await password.fill('analytical')
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test.each([
  [
    'cannot be reached',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Login FailedLogin failed. Please try again.',
  ],
  ['has no words', () => new Response('', { status: 500 }), 'Login FailedLogin failed'],
  ['answers nonsense', () => new Response('neither'), 'Login ErrorAn unexpected error occurred. Please try again.'],
])('a server that %s is reported in a toast, and what was typed stays', async (_, answer, words) => {
  serve([login, answer])
  await logIn()
  await expect.element(toast).toHaveTextContent(words)
  await expect.element(password).toHaveValue('analytical')
  expect(currentUser()).toBeNull()
})
