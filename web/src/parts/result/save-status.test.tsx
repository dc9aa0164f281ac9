import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ADA, signInAda } from '../../../test/ada.ts'
import { render } from '../../../test/render.tsx'
import { closeAuth } from '../../auth/auth-dialog-state.ts'
import { AuthDialogs } from '../../auth/auth-dialogs.tsx'
import { endUserSession } from '../../browser/current-user.ts'
import { dropAttempt, keepAttempt, noteSaved } from '../../browser/kept-attempts.ts'
import { setEntryState } from '../../saving/save-state.ts'
import { finishedAttempt } from '../../saving/saving.fixture.ts'
import { RoundSaveStatus, SaveStatus } from './save-status.tsx'

const status = page.getByRole('status')

test.each([
  ['saving', 'Saving...'],
  ['saved', 'Saved'],
  ['waiting', 'Saved on this device. It will be sent when the connection is back.'],
  ['refused', 'The server didn’t accept this. It’s kept on this device.'],
] as const)('a result that is %s says so', async (state, words) => {
  signInAda()
  setEntryState(`result ${state}`, state)
  render(<SaveStatus id={`result ${state}`} />)
  await expect.element(status).toHaveTextContent(words)
})

test('a result saved before a reload still counts as saved', async () => {
  keepAttempt(finishedAttempt('saved-before', 1))
  noteSaved('saved-before')
  signInAda()
  render(<SaveStatus id="saved-before" />)
  await expect.element(status).toHaveTextContent('Saved')
  dropAttempt('saved-before')
})

test('a visitor’s result is not saved, and offers both forms', async () => {
  render(
    <>
      <SaveStatus id="of-a-visitor" />
      <AuthDialogs />
    </>,
  )
  await page.getByRole('button', { name: 'sign up' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Create an account' })).toBeVisible()
  closeAuth()
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  closeAuth()
})

test('the result of somebody whose session has ended is not saved yet, and offers to log in', async () => {
  signInAda()
  keepAttempt(finishedAttempt('of-ada', 1))
  endUserSession(ADA.id)
  render(<SaveStatus id="of-ada" />)
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('This result isn’t saved yet. Log in to keep it.')
  dropAttempt('of-ada')
})

test('a round shows the state of the answer that is furthest from being saved', async () => {
  signInAda()
  setEntryState('r:0', 'saved')
  setEntryState('r:1', 'waiting')
  render(<RoundSaveStatus ids={['r:0', 'r:1']} />)
  await expect.element(status).toHaveTextContent('Saved on this device. It will be sent when the connection is back.')
  setEntryState('r:1', 'saved')
  await expect.element(status).toHaveTextContent('Saved')
})

test('a visitor’s round is not saved, and says how to keep it', async () => {
  render(<RoundSaveStatus ids={['r:9']} />)
  await expect.element(page.getByText(/^This round isn’t saved\./)).toBeVisible()
})
