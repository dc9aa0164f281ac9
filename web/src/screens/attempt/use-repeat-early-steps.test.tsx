import type { ReactNode } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { someAttempt } from '../../../test/attempts.ts'
import { render } from '../../../test/render.tsx'
import { dropAttempt, findAttempt } from '../../browser/kept-attempts.ts'
import type { EarlyStep } from '../../browser/shown-question.ts'
import { AttemptScreen } from './attempt-screen.tsx'

afterEach(() => dropAttempt('a'))

/** Opens an attempt of three questions, with these steps already taken on the page at the first one. */
function openAfter(steps: readonly EarlyStep[], beside: ReactNode = null) {
  window.shownQuestion = {
    mode: 'standard',
    scenarioId: 'scenario-1',
    optionOrder: [0, 1, 2, 3],
    shownAt: 0,
    steps,
    stop: () => {},
    attemptId: 'a',
  }
  const initial = someAttempt('a', ['Straw Man', 'Anchoring', 'Tu Quoque'])
  render(
    <>
      <AttemptScreen initial={initial} onComplete={() => {}} />
      {beside}
    </>,
  )
}

test.each<[string, EarlyStep[], number, (number | null)[]]>([
  ['nothing', [], 1, [-1, -1, -1]],
  ['an answer that was changed', [1, 2], 1, [2, -1, -1]],
  ['an answer, moving on, and another answer', [0, 'on', 'on', 3], 2, [0, 3, -1]],
  ['more than there is, which leaves the last question to be finished', Array(9).fill([0, 'on']).flat(), 3, [0, 0, 0]],
])('an attempt takes over %s from before its code had arrived', async (_, steps, number, userAnswers) => {
  openAfter(steps)
  await expect.element(page.getByText(`Question ${number} of 3`)).toBeVisible()
  await expect.poll(() => findAttempt('a')).toMatchObject({ state: 'in progress', userAnswers })
  expect(findAttempt('a')?.elapsed).toBeGreaterThan(0)
})

test('the time until the code had arrived, and the time it takes to be drawn, count once each', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  /** Drawn after the attempt, on a slow machine. */
  function Slow() {
    vi.advanceTimersByTime(2000)
    return null
  }
  vi.advanceTimersByTime(5000)
  openAfter([1], <Slow />)
  expect(findAttempt('a')?.elapsed).toBe(performance.now())
})
