import { LONGEST_DISPUTE, postDispute } from '@think-twice/contract/disputes'
import { someQuestion } from '@think-twice/core/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ADA, signInAda } from '../../../test/ada.ts'
import { quietConsole } from '../../../test/quiet-console.ts'
import { render } from '../../../test/render.tsx'
import { forgetAcknowledged } from '../../saving/acknowledged-store.ts'
import { afterSaving } from '../../saving/after-saving.ts'
import { startOutbox } from '../../saving/outbox.ts'
import { outboxStore } from '../../saving/outbox-store.ts'
import { Dispute } from './dispute.tsx'

quietConsole()

const opener = page.getByRole('button', { name: /^I see it differently/ })
const field = page.getByRole('textbox', { name: 'What did we miss?' })
const status = page.getByRole('status')

/** Our server, which keeps the first text sent about a scenario. */
function serve(reply: (sent: { scenario: string; text: string }) => Response): void {
  vi.stubGlobal('fetch', async (path: string, { body, headers }: RequestInit = {}) => {
    if (path !== postDispute.path.replace(':id', String(ADA.id))) return new Response('', { status: 503 })
    const answer = reply(JSON.parse(String(body)))
    const key = new Headers(headers).get('idempotency-key')
    if (key) answer.headers.set('idempotency-key', key)
    return answer
  })
}

async function say(scenario: string, text: string): Promise<void> {
  signInAda()
  startOutbox(afterSaving)
  render(<Dispute question={someQuestion({ scenarioId: scenario })} number={3} />)
  await opener.click()
  await field.fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
}

afterEach(async () => {
  vi.unstubAllGlobals()
  await forgetAcknowledged(ADA.id)
  for (const { id } of await outboxStore.all()) await outboxStore.delete(id)
})

test('the dispute form is hidden from visitors, and for scenarios without an id', () => {
  render(<Dispute question={someQuestion({ scenarioId: 'one' })} number={1} />)
  expect(opener.elements()).toHaveLength(0)
  signInAda()
  render(<Dispute question={someQuestion()} number={1} />)
  expect(page.getByRole('button', { name: '(question 1)' }).elements().length).toBeLessThanOrEqual(1)
})

test('the field takes the focus, says how long the text may be, and closes again', async () => {
  signInAda()
  render(<Dispute question={someQuestion({ scenarioId: 'one' })} number={3} />)
  await expect.element(opener).toHaveAccessibleName('I see it differently (question 3)')
  await opener.click()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAttribute('maxlength', String(LONGEST_DISPUTE))
  await opener.click()
  expect(field.elements()).toHaveLength(0)
})

test('empty text is not sent, with an alert until something is written', async () => {
  signInAda()
  render(<Dispute question={someQuestion({ scenarioId: 'one' })} number={3} />)
  await opener.click()
  await field.fill('   ')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Write a few words first.')
  await expect.element(field).toHaveValue('   ')
  expect(await outboxStore.all()).toEqual([])
  await field.fill('Both')
  expect(page.getByRole('alert').elements()).toHaveLength(0)
})

test('a dispute that is saved says so, and the message takes the focus', async () => {
  serve(({ scenario, text }) => Response.json({ scenario, text, at: 1 }, { status: 201 }))
  await say('kept', 'The data do not show it.')
  await expect.element(status).toHaveTextContent('Thanks. Your note is saved with this scenario.')
  await expect.element(status).toHaveFocus()
})

test('the first dispute about a scenario stays, and somebody who writes a second one is told so', async () => {
  serve(({ scenario }) => Response.json({ scenario, text: 'What I wrote first.', at: 1 }))
  await say('second', 'Something new.')
  await expect
    .element(status)
    .toHaveTextContent('You wrote about this scenario before, and that stays: “What I wrote first.”')
})

test('without a connection a dispute waits on the device, and says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await say('waits', 'Later.')
  await expect.element(status).toHaveTextContent('Kept on this device. It will be sent when the connection is back.')
  await userEvent.keyboard('{Escape}')
  expect((await outboxStore.all()).map(({ id }) => id)).toEqual(['dispute:7:waits'])
})
