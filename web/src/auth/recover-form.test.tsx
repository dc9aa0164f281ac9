import { recover } from '@think-twice/contract/sign-ins'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { quietConsole } from '../../test/quiet-console.ts'
import { render } from '../../test/render.tsx'
import { serve } from '../../test/serve.ts'
import { currentUser } from '../browser/current-user.ts'
import { RecoverForm } from './recover-form.tsx'

quietConsole()

async function fillIn(): Promise<void> {
  await page.getByLabelText('Username').fill('ada')
  await page.getByLabelText('Recovery code').fill('aaaa bbbb')
  await page.getByLabelText('New password').fill('analytical')
  await page.getByRole('button', { name: 'Set new password' }).click()
}

test('a wrong code is reported at its field, and nobody is signed in', async () => {
  const issues = [{ field: 'code', message: 'They don’t match.' }]
  const body = { code: 'wrong-recovery-code', message: 'They don’t match.', requestId: 'r', issues }
  const sent = serve([recover, () => Response.json(body, { status: 401 })])
  render(<RecoverForm />, { at: '/learn' })
  await fillIn()
  await expect
    .element(page.getByLabelText('Recovery code'))
    .toHaveAccessibleDescription('16 letters and digits. Spaces and capitalization don’t matter. They don’t match.')
  expect(sent).toEqual([{ username: 'ada', code: 'aaaa bbbb', newPassword: 'analytical' }])
  expect(currentUser()).toBeNull()
})

test('somebody with the right code is signed in with the new password', async () => {
  serve([recover, () => Response.json({ id: 7, username: 'ada', createdAt: 1 })])
  render(<RecoverForm />, { at: '/learn' })
  await fillIn()
  await expect.poll(() => currentUser()?.username).toBe('ada')
})
