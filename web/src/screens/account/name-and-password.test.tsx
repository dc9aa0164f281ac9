import { getOwnAccount, putOwnAccount } from '@think-twice/contract/accounts'
import { getSignIns, postPassword } from '@think-twice/contract/sign-ins'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ADA, signInAda } from '../../../test/ada.ts'
import { quietConsole } from '../../../test/quiet-console.ts'
import { render } from '../../../test/render.tsx'
import { refusal, serve } from '../../../test/serve.ts'
import { AccountScreen } from './account-screen.tsx'
import { NameForm, PasswordForm } from './name-and-password.tsx'

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
const save = page.getByRole('button', { name: 'Save' })
const note = page.getByRole('status')

test('the field shows the name from sign-in until the account has loaded', async () => {
  render(<NameForm user={ADA} account={null} />)
  await expect.element(name).toHaveValue('Ada Byron')
})

test('a name that was saved says so, until it is changed again', async () => {
  const sent = serve([putOwnAccount, () => Response.json({ ...ACCOUNT, displayName: 'Maya' })])
  render(<NameForm user={ADA} account={ACCOUNT} />)
  await name.fill('Maya')
  await save.click()
  await expect.element(note).toHaveTextContent('Saved')
  expect(sent).toEqual([{ displayName: 'Maya' }])
  await name.fill('Maya O')
  await expect.element(note).toHaveTextContent('')
})

test('a name that could not be saved gives the reason at the field', async () => {
  serve([putOwnAccount, () => refusal(400, 'invalid', 'That name is too long.')])
  render(<NameForm user={ADA} account={ACCOUNT} />)
  await save.click()
  await expect.element(name).toHaveAccessibleDescription('That name is too long.')
})

test('a name is measured as the server counts it, in whole characters', async () => {
  const sent = serve([putOwnAccount, () => Response.json({ ...ACCOUNT, displayName: 'Maya' })])
  render(<NameForm user={ADA} account={ACCOUNT} />)
  await name.fill('🙂'.repeat(81))
  await save.click()
  await expect.element(name).toHaveAccessibleDescription('80 characters at most, please.')
  expect(sent).toEqual([])
  await name.fill('🙂'.repeat(80))
  await save.click()
  await expect.element(note).toHaveTextContent('Saved')
})

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

const current = page.getByLabelText('Current password')
const wanted = page.getByLabelText('New password')
const button = page.getByRole('button', { name: 'Change password' })

async function change(): Promise<void> {
  await current.fill('analytical')
  await wanted.fill('battery staple')
  await button.click()
}

test.each([
  ['that blames no field', () => refusal(429, 'too-many-attempts', 'Too many attempts.'), 'Too many attempts.'],
  [
    'of the connection',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Your password couldn’t be changed. Please try again.',
  ],
])('a problem %s appears below the form, and what was typed stays', async (_, reply, words) => {
  serve([postPassword, reply])
  render(<PasswordForm user={ADA} />)
  await change()
  await expect.element(page.getByRole('alert')).toHaveTextContent(words)
  await expect.element(wanted).toHaveValue('battery staple')
})
