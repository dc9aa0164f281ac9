import { deleteAccount } from '@think-twice/contract/accounts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ADA, signInAda } from '../../../test/ada.ts'
import { quietConsole } from '../../../test/quiet-console.ts'
import { render, textsOf } from '../../../test/render.tsx'
import { serve } from '../../../test/serve.ts'
import { currentUser } from '../../browser/current-user.ts'
import { DeleteAccount } from './your-data.tsx'

quietConsole()

const username = page.getByLabelText('Type ada to confirm')
const password = page.getByLabelText('Your password')
const button = page.getByRole('button', { name: 'Delete my account' })

test('the dialog counts everything that will be deleted', () => {
  render(<DeleteAccount user={ADA} kept={{ results: 1, answers: 12, favorites: 2 }} />)
  expect(textsOf(page.getByRole('listitem'))).toEqual([
    '1 result and 12 answers',
    'your progress, streak and achievements',
    '2 favorites, your name and all sign-ins',
  ])
})

test('the delete button is enabled once the exact username has been typed', async () => {
  render(<DeleteAccount user={ADA} kept={null} />)
  await username.fill('ADA')
  await expect.element(button).toBeDisabled()
  await username.fill('ada')
  await expect.element(button).toBeEnabled()
})

test('a wrong password is reported at its field, and nothing is deleted', async () => {
  const issues = [{ field: 'password', message: 'That’s not your current password.' }]
  const body = { code: 'wrong-password', message: 'That’s not your current password.', requestId: 'r', issues }
  serve([deleteAccount, () => Response.json(body, { status: 403 })])
  signInAda()
  render(<DeleteAccount user={ADA} kept={null} />)
  await username.fill('ada')
  await password.fill('a guess')
  await button.click()
  await expect.element(password).toHaveAccessibleDescription('That’s not your current password.')
  expect(currentUser()).toEqual(ADA)
})
