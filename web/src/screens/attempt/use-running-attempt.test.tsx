import { type CompleteAttempt, choose, moveForward, type RunningAttempt } from '@think-twice/core/quiz/quiz-attempt'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { someAttempt } from '../../../test/attempts.ts'
import { renderHook } from '../../../test/render.tsx'
import { NOON } from '../../../test/results.ts'
import { dropAttempt, findAttempt } from '../../browser/kept-attempts.ts'
import { useRunningAttempt } from './use-running-attempt.ts'

const answer = (attempt: RunningAttempt) => choose(attempt, 1)
const goOn = (attempt: RunningAttempt) => moveForward(attempt, NOON)

function open() {
  const completed: CompleteAttempt[] = []
  const initial = someAttempt('taken', ['Straw Man', 'Anchoring'])
  const complete = (each: CompleteAttempt) => void completed.push(each)
  const hook = renderHook(() => useRunningAttempt(initial, complete))
  return { completed, now: () => hook.current }
}

/** What the device has of it after the page is left. */
function leave(): string | null {
  dispatchEvent(new Event('pagehide'))
  return localStorage.getItem('session:taken')
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})

afterEach(() => {
  vi.useRealTimers()
  dropAttempt('taken')
})

test('every step of a running attempt is shown and stored', async () => {
  const { now } = open()
  now().take(answer)
  now().take(goOn)
  await expect.poll(() => now().attempt).toMatchObject({ position: 1, userAnswers: [1, -1] })
  expect(findAttempt('taken')).toMatchObject({ position: 1, userAnswers: [1, -1] })
})

test('elapsed time counts, even between steps, and is stored when the page is left', () => {
  const { now } = open()
  vi.advanceTimersByTime(2000)
  now().take(answer)
  vi.advanceTimersByTime(3000)
  expect(now().secondsNow()).toBe(5)
  expect(leave()).toContain('"elapsed":5000')
})

test('the last answer completes the attempt once, and leaving the page does not reopen it', () => {
  const { now, completed } = open()
  for (const step of [answer, goOn, answer, goOn, goOn]) now().take(step)
  expect(completed.map(({ userAnswers }) => userAnswers)).toEqual([[1, 1]])
  vi.advanceTimersByTime(1000)
  expect(leave()).toContain('"state":"complete"')
})
