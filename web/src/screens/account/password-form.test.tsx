import { postPassword } from '@think-twice/contract/sign-ins'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ADA } from '../../../test/ada.ts'
import { quietConsole } from '../../../test/quiet-console.ts'
import { render } from '../../../test/render.tsx'
import { refusal, serve } from '../../../test/serve.ts'
import { PasswordForm } from './password-form.tsx'

quietConsole()

const current = page.getByLabelText('Current password')
const wanted = page.getByLabelText('New password')
const button = page.getByRole('button', { name: 'Change password' })

async function change(): Promise<void> {
  await current.fill('analytical')
  await wanted.fill('battery staple')
  await button.click()
}

test('a changed password empties the form, and the form says that other devices are signed out', async () => {
  const sent = serve([postPassword, () => new Response(null, { status: 204 })])
  render(<PasswordForm user={ADA} />)
  await change()
  await expect.element(page.getByText('Password changed. Your other devices are signed out.')).toBeVisible()
  await expect.element(current).toHaveValue('')
  await expect.element(wanted).toHaveValue('')
  expect(sent).toEqual([{ currentPassword: 'analytical', newPassword: 'battery staple' }])
})

test('a refusal appears at the field to blame, and what was typed stays', async () => {
  const issues = [{ field: 'currentPassword', message: 'That’s not your current password.' }]
  const body = { code: 'wrong-password', message: 'That’s not your current password.', requestId: 'r', issues }
  serve([postPassword, () => Response.json(body, { status: 403 })])
  render(<PasswordForm user={ADA} />)
  await change()
  await expect.element(current).toHaveAccessibleDescription('That’s not your current password.')
  await expect.element(wanted).toHaveValue('battery staple')
})

test.each([
  ['that blames no field', () => refusal(429, 'too-many-attempts', 'Too many attempts.'), 'Too many attempts.'],
  [
    'of the connection',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Your password couldn’t be changed. Please try again.',
  ],
])('a problem %s appears below the form', async (_, reply, words) => {
  serve([postPassword, reply])
  render(<PasswordForm user={ADA} />)
  await change()
  await expect.element(page.getByRole('alert')).toHaveTextContent(words)
})

test('the form cannot be sent again while it is being sent', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const sent = serve([postPassword, () => promise])
  render(<PasswordForm user={ADA} />)
  await change()
  await expect.element(button).toBeDisabled()
  resolve(new Response(null, { status: 204 }))
  await expect.element(button).toBeEnabled()
  expect(sent).toHaveLength(1)
})
