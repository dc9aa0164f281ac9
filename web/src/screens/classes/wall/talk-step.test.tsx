import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../../test/render.tsx'
import { TalkStep } from './talk-step.tsx'

const NOON = Date.UTC(2026, 10, 21, 12)
const timer = page.getByRole('timer')

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date', 'setInterval', 'clearInterval'] })
})

afterEach(() => {
  vi.useRealTimers()
})

test('the clock counts down from what the server last said, and asks to be stopped', async () => {
  const turned: boolean[] = []
  render(
    <TalkStep
      clock={{ left: 90_000, isStopped: false }}
      readAt={NOON}
      onTurn={(isStopped) => turned.push(isStopped)}
    />,
  )
  await expect.element(timer).toHaveTextContent('1:30')
  await expect.poll(() => document.querySelectorAll('[data-gone]').length).toBe(2)
  vi.advanceTimersByTime(10_000)
  await expect.element(timer).toHaveTextContent('1:20')
  await page.getByRole('button', { name: 'Stop the clock' }).click({ force: true })
  expect(turned).toEqual([true])
})

test('a stopped clock stands still while another runs', async () => {
  render(
    [false, true].map((isStopped) => (
      <TalkStep key={`${isStopped}`} clock={{ left: 80_000, isStopped }} readAt={NOON} onTurn={() => {}} />
    )),
  )
  await expect.element(timer.first()).toHaveTextContent('1:20')
  vi.advanceTimersByTime(30_000)
  await expect.element(timer.first()).toHaveTextContent('0:50')
  await expect.element(timer.last()).toHaveTextContent('1:20')
})
