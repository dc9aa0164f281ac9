import { postToday } from '@think-twice/contract/today'
import { someRoundItem } from '@think-twice/core/rules.fixture'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emptyOutbox } from '../../../../test/outbox.ts'
import { quietConsole } from '../../../../test/quiet-console.ts'
import { render } from '../../../../test/render.tsx'
import { serve } from '../../../../test/serve.ts'
import { answeredDays } from '../../../browser/answered-days.ts'
import { TodayPlay } from './today-play.tsx'

quietConsole()

/** Its first option, False Cause, is right, and the second sentence breaks. */
const { question } = someRoundItem()
/** Each test has its own day, so that none finds another's answer. */
let day = 2

const form = page.getByRole('form')
const option = (name: string | RegExp) => page.getByRole('radio', { name })
const goOn = page.getByRole('button', { name: /mark the sentence|That’s my answer/ })
const verdict = page.getByRole('region', { name: /^(Correct|Incorrect)\./ })

function open() {
  serve([postToday, () => Response.json({ others: null }, { status: 201 })])
  day += 1
  const played = `2026-11-${String(day).padStart(2, '0')}`
  render(<TodayPlay day={played} isToday={false} question={question} user={null} />)
  return played
}

afterEach(async () => {
  await emptyOutbox()
})

test.each(['a', '1'])('the key %s names a flaw and Enter goes on to its sentence', async (key) => {
  open()
  await expect.element(form).toHaveFocus()
  await userEvent.keyboard(key)
  await expect.element(option('False Cause')).toBeChecked()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Where does it break?' })).toHaveFocus()
})

test('Enter does nothing before a choice', async () => {
  const played = open()
  await expect.element(form).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(goOn).toBeDisabled()
  expect(answeredDays(null)[played]).toBeUndefined()
})

test('the name can be changed until the sentence is tapped', async () => {
  open()
  await option('Anecdotal').click({ force: true })
  await goOn.click()
  await expect.element(page.getByText('You picked Anecdotal.')).toBeVisible()
  await page.getByRole('button', { name: 'Change my answer' }).click()
  await expect.element(option('Anecdotal')).toBeChecked()
  await option('False Cause').click({ force: true })
  await expect.element(option('False Cause')).toBeChecked()
})

test('somebody who finds nothing wrong has no sentence to mark', async () => {
  const played = open()
  await option(/^No/).click({ force: true })
  await expect.element(goOn).toHaveTextContent('That’s my answer')
  await goOn.click()
  await expect.element(verdict).toMatchTextContent(/^Incorrect\./)
  expect(answeredDays(null)[played]).toMatchObject({ sentence: null, squares: { name: false } })
})

test('letter keys choose an option, except together with Alt', async () => {
  open()
  await expect.element(form).toHaveFocus()
  await userEvent.keyboard('b')
  await expect.element(page.getByRole('radio').nth(1)).toBeChecked()
  await userEvent.keyboard('{Alt>}c{/Alt}')
  await expect.element(page.getByRole('radio').nth(1)).toBeChecked()
})
