import { login, recover } from '@think-twice/contract/sign-ins'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { quietConsole } from '../../test/quiet-console.ts'
import { render } from '../../test/render.tsx'
import { serve } from '../../test/serve.ts'
import { startWithoutToasts, toast } from '../../test/toasts.ts'
import { currentUser } from '../browser/current-user.ts'
import { Toasts } from '../ui/toasts.tsx'
import { LoginForm, RecoverForm } from './sign-in-form.tsx'

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

async function recoverAccount(): Promise<void> {
  render(<RecoverForm />, { at: '/learn' })
  await page.getByLabelText('Username').fill('ada')
  await page.getByLabelText('Recovery code').fill('aaaa bbbb')
  await page.getByLabelText('New password').fill('analytical')
  await page.getByRole('button', { name: 'Set new password' }).click()
}

test('a wrong recovery code is reported at its field, and nobody is signed in', async () => {
  const issues = [{ field: 'code', message: 'They don’t match.' }]
  const body = { code: 'wrong-recovery-code', message: 'They don’t match.', requestId: 'r', issues }
  const sent = serve([recover, () => Response.json(body, { status: 401 })])
  await recoverAccount()
  await expect
    .element(page.getByLabelText('Recovery code'))
    .toHaveAccessibleDescription('16 letters and digits. Spaces and capitalization don’t matter. They don’t match.')
  expect(sent).toEqual([{ username: 'ada', code: 'aaaa bbbb', newPassword: 'analytical' }])
  expect(currentUser()).toBeNull()
})
