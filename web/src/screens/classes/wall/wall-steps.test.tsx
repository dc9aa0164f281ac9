import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render, textsOf } from '../../../../test/render.tsx'
import { SplitStep, TalkStep } from './wall-steps.tsx'

const votes = (...counts: number[]) => ({
  count: counts.reduce((sum, count) => sum + count, 0),
  byOption: counts.map((count, option) => ({ options: [option], count })),
})

test('bars have no names and the longest comes first, so that nothing tells which option is which', async () => {
  render(<SplitStep kind="named" votes={votes(3, 0, 9, 5)} />)
  await expect.element(page.getByRole('heading')).toHaveTextContent('You don’t agree.')
  expect(textsOf(page.getByRole('listitem'))).toEqual(['9', '5', '3', '0'])
})

test('four in five for one option are no disagreement', async () => {
  render(<SplitStep kind="named" votes={votes(0, 16, 4, 0)} />)
  await expect.element(page.getByRole('heading')).toHaveTextContent('Nearly all of you agree.')
})

test('without names a split takes ten answers, and then no bar has fewer than five', async () => {
  render(<SplitStep kind="anonymous" votes={{ count: 9 }} />)
  await expect.element(page.getByText('It takes 10 answers.')).toBeVisible()
  render(<SplitStep kind="anonymous" votes={{ count: 12 }} />)
  await expect.element(page.getByText(/no bar stands for fewer than 5 answers\.$/)).toBeVisible()
})

describe('the talk', () => {
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
})
