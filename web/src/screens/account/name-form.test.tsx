import { putOwnAccount } from '@think-twice/contract/accounts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ADA } from '../../../test/ada.ts'
import { quietConsole } from '../../../test/quiet-console.ts'
import { render } from '../../../test/render.tsx'
import { refusal, serve } from '../../../test/serve.ts'
import { NameForm } from './name-form.tsx'

quietConsole()

const ACCOUNT = {
  id: 7,
  username: 'ada',
  createdAt: 1,
  displayName: 'Ada King',
  recoveryCodeMadeAt: null,
  kept: { results: 0, answers: 0, favorites: 0 },
}
const name = page.getByLabelText('Display name')
const save = page.getByRole('button', { name: 'Save' })
const note = page.getByRole('status')

test('the field shows the display name that was chosen', async () => {
  render(<NameForm user={ADA} account={ACCOUNT} />)
  await expect.element(name).toHaveValue('Ada King')
  await expect.element(page.getByText(/^Your username is ada\. It can’t be changed\./)).toBeVisible()
})

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
