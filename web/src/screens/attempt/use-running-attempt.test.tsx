import {
  type CompleteAttempt,
  choose,
  moveForward,
  type QuizAttempt,
  type RunningAttempt,
} from '@think-twice/core/quiz/quiz-attempt'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { someAttempt } from '../../../test/attempts.ts'
import { renderHook } from '../../../test/render.tsx'
import { NOON } from '../../../test/results.ts'
import { dropAttempt, findAttempt } from '../../browser/attempts.ts'
import { type Step, useRunningAttempt } from './use-running-attempt.ts'

const answer = (attempt: RunningAttempt) => choose(attempt, 1)
const goOn = (attempt: RunningAttempt) => moveForward(attempt, NOON)

function open() {
  const completed: CompleteAttempt[] = []
  const completedElsewhere: CompleteAttempt[] = []
  const initial = someAttempt('taken', ['Straw Man', 'Anchoring'])
  const ends = {
    onComplete: (each: CompleteAttempt) => void completed.push(each),
    onCompletedElsewhere: (each: CompleteAttempt) => void completedElsewhere.push(each),
  }
  const hook = renderHook(() => useRunningAttempt(initial, ends))
  return { completed, completedElsewhere, now: () => hook.current }
}

/** The attempt as the device keeps it after the page is left. */
function leave(): string | null {
  dispatchEvent(new Event('pagehide'))
  return localStorage.getItem('attempt:taken')
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

/** Keeps the attempt as another tab would after its own steps; the browser notifies this page. */
function stepElsewhere(steps: readonly Step[], place = 1_000_000): void {
  const attempt = steps.reduce<QuizAttempt>(
    (before, step) => (before.state === 'in progress' ? step(before) : before),
    someAttempt('taken', ['Straw Man', 'Anchoring']),
  )
  const newValue = JSON.stringify({ version: 3, savedAt: NOON, place, ownerId: null, attempt })
  localStorage.setItem('attempt:taken', newValue)
  dispatchEvent(new StorageEvent('storage', { key: 'attempt:taken', newValue }))
}

test('steps taken in another tab show here, and leaving this one does not undo them', async () => {
  const { now } = open()
  stepElsewhere([answer, goOn])
  await expect.poll(() => now().attempt).toMatchObject({ position: 1, userAnswers: [1, -1] })
  vi.advanceTimersByTime(3000)
  expect(leave()).toContain('"userAnswers":[1,-1]')
})

test('an attempt that another tab has completed is over here too, with no result of its own', () => {
  const { completed, completedElsewhere, now } = open()
  stepElsewhere([answer, goOn, answer, goOn])
  now().take(answer)
  expect(completedElsewhere.map(({ userAnswers }) => userAnswers)).toEqual([[1, 1]])
  expect(completed).toEqual([])
  expect(leave()).toContain('"state":"complete"')
})

test('what another tab kept earlier than this one changes nothing', async () => {
  const { now } = open()
  now().take(answer)
  stepElsewhere([(attempt) => choose(attempt, 2)], 0)
  expect(leave()).toContain('"userAnswers":[1,-1]')
})
