import { addDays, dayOf, MINUTE } from '@think-twice/core/activity/days'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { quietConsole } from '../../../../test/quiet-console.ts'
import { render } from '../../../../test/render.tsx'
import { localTimeZone } from '../../../browser/clock.ts'
import { TodayScreen } from './today-screen.tsx'

quietConsole()

/** Half a minute before the learner's own midnight. */
const LATE = new Date(2026, 10, 21, 23, 59, 30)
const DAY = dayOf(LATE.getTime(), localTimeZone())

const title = page.getByRole('heading', { level: 1 })

beforeEach(() => {
  vi.useFakeTimers({ now: LATE, toFake: ['Date', 'setInterval', 'clearInterval'] })
})

afterEach(() => {
  vi.useRealTimers()
})

test('an argument that is being answered stays past midnight, and is then called a past one', async () => {
  render(<TodayScreen asked="" />, { at: '/?today' })
  await expect.element(title).toHaveTextContent('Today’s argument')
  const option = page.getByRole('radio').first()
  await option.click({ force: true })
  vi.advanceTimersByTime(MINUTE)
  await expect.element(title).toHaveTextContent('A past argument')
  await expect.element(page.getByText(/^No\. 21, Saturday, November 21/)).toBeVisible()
  await expect.element(option).toBeChecked()
})

test('somebody who opens the screen after midnight gets the new argument', async () => {
  vi.advanceTimersByTime(MINUTE)
  render(<TodayScreen asked="" />, { at: '/?today' })
  await expect.element(page.getByText(/^No\. 22, Sunday, November 22/)).toBeVisible()
})

test('an address with tomorrow’s date opens when that day has come', async () => {
  render(<TodayScreen asked={addDays(DAY, 1)} />)
  await expect.element(page.getByText(/^This one isn’t out yet\./)).toBeVisible()
  vi.advanceTimersByTime(MINUTE)
  await expect.element(title).toHaveTextContent('Today’s argument')
})
