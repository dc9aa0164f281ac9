import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

const wait = (milliseconds: number) => new Promise((settle) => setTimeout(settle, milliseconds))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('it runs by itself once nothing else is to do, and once', async () => {
  const run = vi.fn()
  whenIdle(run)
  expect(run).not.toHaveBeenCalled()
  await expect.poll(() => run.mock.calls.length).toBe(1)
})

test('what was called off does not run', async () => {
  const run = vi.fn()
  whenIdle(run)()
  await wait(100)
  expect(run).not.toHaveBeenCalled()
})

test('where the browser cannot tell, it waits a second, and can be called off as well', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const [run, forgotten] = [vi.fn(), vi.fn()]
  whenIdle(run)
  whenIdle(forgotten)()
  vi.advanceTimersByTime(999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
  expect(forgotten).not.toHaveBeenCalled()
})
