import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from '../../test/render.tsx'
import { elapsedNow, localTimeZone, timeNow, useNow } from './clock.ts'

const NOW = Date.UTC(2026, 10, 21, 12)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] })
})

afterEach(() => {
  vi.useRealTimers()
})

test('the time shown advances once a minute, and not before', async () => {
  const now = renderHook(useNow)
  expect(now.current).toBe(NOW)
  vi.advanceTimersToNextTimer()
  await expect.poll(() => now.current).toBe(NOW + 60_000)
})

test('a clock that is set back changes the time, but not measured durations', () => {
  const measured = elapsedNow()
  vi.setSystemTime(NOW - 3_600_000)
  expect(timeNow()).toBe(NOW - 3_600_000)
  expect(elapsedNow()).toBeGreaterThanOrEqual(measured)
})

test('the name of the local time zone can be used to format days', () => {
  expect(() => new Intl.DateTimeFormat('en-US', { timeZone: localTimeZone() })).not.toThrow()
})
