import { getOwnAccount, putOwnAccount } from '@think-twice/contract/accounts'
import { getSignIns } from '@think-twice/contract/sign-ins'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { signInAda } from '../../../test/ada.ts'
import { quietConsole } from '../../../test/quiet-console.ts'
import { render } from '../../../test/render.tsx'
import { serve } from '../../../test/serve.ts'
import { AccountScreen } from './account-screen.tsx'

quietConsole()

const ACCOUNT = {
  id: 7,
  username: 'ada',
  createdAt: 1,
  displayName: 'Ada King',
  recoveryCodeMadeAt: null,
  kept: { results: 0, answers: 12, favorites: 0 },
}
const name = page.getByLabelText('Display name')

test('a name typed before the account has loaded is kept, and can be saved', async () => {
  signInAda()
  const answer = Promise.withResolvers<Response>()
  const sent = serve(
    [getOwnAccount, () => answer.promise],
    [putOwnAccount, () => Response.json({ ...ACCOUNT, displayName: 'Maya' })],
    [getSignIns, () => Response.json([])],
  )
  render(<AccountScreen />, { at: '/account' })
  await name.fill('Maya')
  answer.resolve(Response.json(ACCOUNT))
  // The account has arrived once the page says what is kept about the person.
  await expect.element(page.getByText(/12 answers/)).toBeVisible()
  await expect.element(name).toHaveValue('Maya')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => sent).toContainEqual({ displayName: 'Maya' })
})

test('a name that was not touched is replaced by the account’s when it has loaded', async () => {
  signInAda()
  serve([getOwnAccount, () => Response.json(ACCOUNT)], [getSignIns, () => Response.json([])])
  render(<AccountScreen />, { at: '/account' })
  await expect.element(name).toHaveValue('Ada King')
})
