import type { CompleteAttempt } from '@think-twice/core/quiz/quiz-attempt'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ADA, signInAda } from '../../../test/ada.ts'
import { someAttempt } from '../../../test/attempts.ts'
import { emptyOutbox, unsentEntries } from '../../../test/outbox.ts'
import { quietConsole } from '../../../test/quiet-console.ts'
import { render } from '../../../test/render.tsx'
import { dropAttempt } from '../../browser/attempts.ts'
import { endUserSession } from '../../browser/current-user.ts'
import { writeSettings } from '../../browser/settings.ts'
import { quizzesInTab } from '../../browser/visit.ts'
import { AttemptScreen } from './attempt-screen.tsx'

quietConsole()

const form = page.getByRole('form')
const previous = page.getByRole('button', { name: 'Previous' })
const question = (number: number) => page.getByText(`Question ${number} of 3`)

/** An attempt of three questions; returns what it becomes when it is finished. */
async function open() {
  const completed: CompleteAttempt[] = []
  const attempt = someAttempt('taken', ['Straw Man', 'Anchoring', 'Bandwagon'])
  render(<AttemptScreen initial={attempt} onComplete={(each) => completed.push(each)} />)
  await expect.element(form).toHaveFocus()
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

test('the browser’s own keyboard shortcuts still work', async () => {
  await open()
  await userEvent.keyboard('{Alt>}b{/Alt}')
  expect(page.getByRole('radio', { checked: true }).elements()).toHaveLength(0)
})

test('each question is written into the same form, which takes the focus again so that it is read out', async () => {
  await open()
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

test('a learner who moves the focus before the next question is painted keeps it', async () => {
  const spacer = document.body.appendChild(document.createElement('div'))
  const outside = document.body.appendChild(document.createElement('button'))
  Object.assign(spacer.style, { height: '4000px' })
  onTestFinished(() => {
    spacer.remove()
    outside.remove()
  })
  await open()
  await userEvent.keyboard('1')
  scrollTo(0, 500)
  // The page scrolls to its top, and fires the event, after the question is written and before it is painted.
  await expect.poll(() => scrollY).toBe(500)
  const leave = () => scrollY === 0 && outside.focus({ preventScroll: true })
  addEventListener('scroll', leave)
  onTestFinished(() => removeEventListener('scroll', leave))
  await userEvent.keyboard('{Enter}')
  await expect.element(question(2)).toBeVisible()
  await expect.poll(() => scrollY).toBe(0)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(document.activeElement).toBe(outside)
})

test('a visitor’s quiz ends once, and is offered to whoever signs in in this tab', async () => {
  const completed = await open()
  await userEvent.keyboard('1{Enter}1{Enter}1')
  await expect.element(page.getByRole('button', { name: 'Finish' })).toBeEnabled()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.poll(() => completed.length).toBe(1)
  expect(quizzesInTab.read()).toEqual(['taken'])
  expect(await unsentEntries()).toEqual([])
})

test('a quiz that somebody finishes after their session has ended waits on the device for them', async () => {
  signInAda()
  const completed = await open()
  await userEvent.keyboard('1{Enter}')
  endUserSession(ADA.id)
  await userEvent.keyboard('1{Enter}1{Enter}')
  await expect.poll(() => completed.length).toBe(1)
  expect(await unsentEntries()).toMatchObject([{ id: 'taken', userId: ADA.id }])
  expect(quizzesInTab.read()).toEqual([])
})

test('sureness can be given after each answer when the setting is on, or skipped', async () => {
  writeSettings({ sureness: { quiz: true, round: true } })
  const completed = await open()
  const sureness = page.getByRole('group', { name: 'How sure are you?', includeHidden: true })
  await expect.element(sureness).not.toBeVisible()
  await userEvent.keyboard('1')
  const fairly = sureness.getByRole('button', { name: /^Fairly sure/ })
  await fairly.click()
  await expect.element(fairly).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Next' }).click()
  await userEvent.keyboard('1{Enter}1{Enter}')
  await expect.poll(() => completed[0]?.sureness).toEqual(['fairly', null, null])
})
