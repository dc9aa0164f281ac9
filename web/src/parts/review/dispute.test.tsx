import { LONGEST_DISPUTE } from '@think-twice/contract/learning'
import { someQuestion } from '@think-twice/core/rules.fixture'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { ADA, signInAda } from '../../../test/ada.ts'
import { emptyOutbox, GRACE, unsentEntries, unsentIds } from '../../../test/outbox.ts'
import { quietConsole } from '../../../test/quiet-console.ts'
import { render } from '../../../test/render.tsx'
import { rememberUser } from '../../browser/current-user.ts'
import { rereadStorage } from '../../browser/storage.ts'
import { disputesInTab } from '../../browser/visit.ts'
import { Dispute } from './dispute.tsx'

const opener = page.getByRole('button', { name: 'I see it differently (question 3)' })
const field = page.getByRole('textbox', { name: 'What did we miss?' })

// There is no server, so sending fails.
quietConsole()

afterEach(emptyOutbox)

test('a scenario without an id cannot be disputed', () => {
  signInAda()
  render(<Dispute question={someQuestion()} number={3} />)
  expect(opener.elements()).toHaveLength(0)
})

test('the field says how long the text may be, and closes again', async () => {
  signInAda()
  render(<Dispute question={someQuestion({ scenarioId: 'one' })} number={3} />)
  await opener.click()
  await expect.element(field).toHaveAttribute('maxlength', String(LONGEST_DISPUTE))
  await opener.click()
  expect(field.elements()).toHaveLength(0)
})

test('empty text is not sent, and the field says why until something is written', async () => {
  signInAda()
  render(<Dispute question={someQuestion({ scenarioId: 'one' })} number={3} />)
  await opener.click()
  await field.fill('   ')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription(/Write a few words first\.$/)
  await expect.element(field).toHaveValue('   ')
  expect(await unsentEntries()).toEqual([])
  await field.fill('Both')
  await expect.element(field).not.toHaveAccessibleDescription(/Write a few words first/)
})

test('what was begun stays on the device until it is sent, and is shown to nobody else', async () => {
  signInAda()
  render(<Dispute question={someQuestion({ scenarioId: 'one' })} number={3} />)
  await opener.click()
  await field.fill('First line.\nSecond')
  await opener.click()
  rereadStorage()
  await opener.click()
  await expect.element(field).toHaveValue('First line.\nSecond')
  rememberUser({ ...ADA, id: GRACE })
  await expect.element(field).toHaveValue('')
  signInAda()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(unsentIds).toEqual([`dispute:${ADA.id}:one`])
  expect(localStorage.getItem(`dispute-drafts:${ADA.id}`)).toBeNull()
})

test('whoever signs in goes on with what they began before', async () => {
  render(<Dispute question={someQuestion({ scenarioId: 'one' })} number={3} />)
  await opener.click()
  await field.fill('Both')
  signInAda()
  await expect.element(field).toHaveValue('Both')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(unsentIds).toEqual([`dispute:${ADA.id}:one`])
  expect(localStorage.getItem('dispute-drafts:visitor')).toBeNull()
})

test('a visitor’s words stay in the tab, where they are said to be, until the work is kept', async () => {
  onTestFinished(() => disputesInTab.set({}))
  render(<Dispute question={someQuestion({ scenarioId: 'one' })} number={3} />)
  await opener.click()
  await expect.element(page.getByText(/It’s sent only if you sign up or log in here/)).toBeVisible()
  await field.fill('Both')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByRole('status')).toHaveFocus()
  await expect.element(page.getByRole('status')).toMatchTextContent(/^Kept in this tab\./)
  expect(disputesInTab.get()).toEqual({ one: 'Both' })
  expect(await unsentEntries()).toEqual([])
})
