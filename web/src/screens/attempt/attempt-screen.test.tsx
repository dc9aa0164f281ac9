import type { CompleteAttempt } from '@think-twice/core/quiz/quiz-attempt'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ADA, signInAda } from '../../../test/ada.ts'
import { someAttempt } from '../../../test/attempts.ts'
import { emptyOutbox, unsentEntries, unsentIds } from '../../../test/outbox.ts'
import { quietConsole } from '../../../test/quiet-console.ts'
import { render } from '../../../test/render.tsx'
import { startWithoutToasts, toast } from '../../../test/toasts.ts'
import { endUserSession } from '../../browser/current-user.ts'
import { quizzesInTab } from '../../browser/done-in-tab.ts'
import { dropAttempt, findAttempt, ownerOf, writeKept } from '../../browser/kept-attempts.ts'
import { writeSettings } from '../../browser/settings.ts'
import { Toasts } from '../../ui/toasts.tsx'
import { AttemptScreen } from './attempt-screen.tsx'

quietConsole()
startWithoutToasts()

const form = page.getByRole('form')
const options = page.getByRole('radio')
const next = page.getByRole('button', { name: 'Next' })
const previous = page.getByRole('button', { name: 'Previous' })
const finish = page.getByRole('button', { name: 'Finish' })
const question = (number: number) => page.getByText(`Question ${number} of 3`)

function open() {
  const completed: CompleteAttempt[] = []
  const attempt = someAttempt('taken', ['Straw Man', 'Anchoring', 'Bandwagon'])
  render(
    <>
      <AttemptScreen initial={attempt} onComplete={(each) => completed.push(each)} />
      <Toasts />
    </>,
  )
  return completed
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})

afterEach(async () => {
  vi.unstubAllGlobals()
  writeSettings({ sureness: { quiz: false, round: true } })
  dropAttempt('taken')
  quizzesInTab.forget()
  await emptyOutbox()
})

test('a question shows the learner’s place in the quiz, and needs an answer before the next one', async () => {
  open()
  await expect.element(question(1)).toBeVisible()
  await expect.element(page.getByRole('timer')).toMatchTextContent(/^0:0\d$/)
  await expect.element(previous).toBeDisabled()
  await expect.element(next).toBeDisabled()
  await options.nth(1).click({ force: true })
  await options.nth(3).click({ force: true })
  await expect.element(options.nth(3)).toBeChecked()
  await expect.element(page.getByText('1 answered')).toBeVisible()
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1')
  await next.click()
  await expect.element(question(2)).toBeVisible()
  await expect.element(next).toBeDisabled()
  await previous.click()
  await expect.element(options.nth(3)).toBeChecked()
})

test('digits and letters choose an option, in either case, and Enter moves on', async () => {
  open()
  await expect.element(form).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question(1)).toBeVisible()
  for (const [key, option] of [
    ['3', 2],
    ['b', 1],
    ['D', 3],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(options.nth(option)).toBeChecked()
    await expect.element(options.nth(option)).toHaveFocus()
  }
  await userEvent.keyboard('{Enter}')
  await expect.element(question(2)).toBeVisible()
})

test('the browser’s own keyboard shortcuts still work', async () => {
  open()
  await expect.element(form).toHaveFocus()
  await userEvent.keyboard('{Alt>}b{/Alt}')
  expect(page.getByRole('radio', { checked: true }).elements()).toHaveLength(0)
})

test('the next question appears in the same form, which takes the focus again so that it is read out', async () => {
  open()
  await expect.element(form).toHaveFocus()
  const element = form.element()
  const taken: (string | undefined)[] = []
  element.addEventListener('focus', () => taken.push(document.getElementById('question-number')?.textContent))
  await userEvent.keyboard('1{Enter}')
  await expect.poll(() => taken).toEqual(['Question 2 of 3'])
  await previous.click()
  await expect.poll(() => taken.slice(1)).toEqual(['Question 1 of 3'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => taken.slice(2)).toEqual(['Question 2 of 3'])
  expect(element.isConnected).toBe(true)
})

test('every step is stored on the device, also when the page is hidden', async () => {
  open()
  await expect.element(form).toHaveFocus()
  await userEvent.keyboard('2{Enter}')
  await expect.element(question(2)).toBeVisible()
  expect(findAttempt('taken')).toMatchObject({ position: 1, userAnswers: [1, -1, -1] })
  dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem('session:taken')).toContain('"position":1')
})

test('a visitor’s quiz ends once, with a toast, and is offered to whoever signs in in this tab', async () => {
  const completed = open()
  await expect.element(form).toHaveFocus()
  await userEvent.keyboard('1{Enter}1{Enter}1')
  await expect.element(finish).toBeEnabled()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.poll(() => completed.length).toBe(1)
  await expect.element(toast).toMatchTextContent(/^Quiz Complete!/)
  expect(quizzesInTab.read()).toEqual(['taken'])
  expect(await unsentEntries()).toEqual([])
  writeKept()
})

test('a learner’s quiz belongs to them, and is stored on the device before it is reported as finished', async () => {
  signInAda()
  const completed = open()
  await expect.element(form).toHaveFocus()
  await userEvent.keyboard('1{Enter}1{Enter}1{Enter}')
  await expect.poll(() => completed.length).toBe(1)
  expect(await unsentIds()).toEqual(['taken'])
  expect(ownerOf('taken')).toBe(ADA.id)
})

test('a quiz that somebody finishes after their session has ended waits on the device for them', async () => {
  signInAda()
  const completed = open()
  await expect.element(form).toHaveFocus()
  await userEvent.keyboard('1{Enter}')
  endUserSession(ADA.id)
  await userEvent.keyboard('1{Enter}1{Enter}')
  await expect.poll(() => completed.length).toBe(1)
  expect(await unsentEntries()).toMatchObject([{ id: 'taken', userId: ADA.id }])
  expect(quizzesInTab.read()).toEqual([])
})

test('sureness can be given after each answer when the setting is on, or skipped', async () => {
  writeSettings({ sureness: { quiz: true, round: true } })
  const completed = open()
  const sureness = page.getByRole('group', { name: 'How sure are you?' })
  await expect.element(sureness.getByRole('radio').first()).toBeDisabled()
  await expect.element(form).toHaveFocus()
  await userEvent.keyboard('1')
  await sureness.getByRole('radio', { name: /^Fairly sure/ }).click({ force: true })
  await expect.element(sureness.getByRole('radio', { name: /^Fairly sure/ })).toBeChecked()
  await next.click()
  await userEvent.keyboard('1{Enter}1{Enter}')
  await expect.poll(() => completed[0]?.sureness).toEqual(['fairly', null, null])
})
