import { login } from '@think-twice/contract/sign-ins'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { refusal, serve } from '../../test/serve.ts'
import { currentUser } from '../browser/current-user.ts'
import { LoginForm } from './login-form.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
})

async function fillIn(): Promise<void> {
  await page.getByLabelText('Username').fill('ada')
  await page.getByLabelText('Password').fill('analytical')
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('a refusal appears at the password in the server’s words, and what was typed stays', async () => {
  const sent = serve([login, () => refusal(401, 'wrong-credentials', 'Invalid username or password')])
  render(<LoginForm />)
  await fillIn()
  const password = page.getByLabelText('Password')
  await expect.element(password).toHaveAccessibleDescription('Invalid username or password')
  await expect.element(password).toHaveValue('analytical')
  await expect.element(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  expect(sent).toEqual([{ username: 'ada', password: 'analytical', rememberMe: false }])
  expect(currentUser()).toBeNull()
})

test('the form cannot be sent again while it is being sent', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<Response>()
  const sent = serve([login, () => promise])
  render(<LoginForm />)
  await fillIn()
  const button = page.getByRole('button', { name: 'Signing in...' })
  await expect.element(button).toBeDisabled()
  answer(refusal(429, 'too-many-attempts', 'Too many attempts. Please try again later.'))
  await expect.element(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  expect(sent).toHaveLength(1)
})

test('the characters of the password are shown on request', async () => {
  render(<LoginForm />)
  const password = page.getByLabelText('Password')
  await expect.element(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show characters' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
})
