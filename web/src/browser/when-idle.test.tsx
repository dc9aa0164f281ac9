import { afterEach, expect, test, vi } from 'vitest'
import { afterPaint, whenIdle } from './when-idle.ts'

/** A browser that is idle when the test says so. */
function stubIdleCallbacks() {
  const waiting = new Map<number, () => void>()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    waiting.set(waiting.size + 1, run)
    return waiting.size
  })
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.delete(handle))
  return {
    becomeIdle: () => {
      for (const run of waiting.values()) run()
      waiting.clear()
    },
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the work runs once, as soon as the page has nothing else to do', () => {
  const { becomeIdle } = stubIdleCallbacks()
  const run = vi.fn()
  whenIdle(run)
  expect(run).not.toHaveBeenCalled()
  becomeIdle()
  becomeIdle()
  expect(run).toHaveBeenCalledOnce()
})

test('work that was canceled does not run', () => {
  const { becomeIdle } = stubIdleCallbacks()
  const run = vi.fn()
  whenIdle(run)()
  becomeIdle()
  expect(run).not.toHaveBeenCalled()
})

test('the work waits a second when the browser cannot tell, and can be canceled too', () => {
  vi.stubGlobal('requestIdleCallback', undefined)
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

test('work for after the next paint waits for the next frame', async () => {
  const order: string[] = []
  requestAnimationFrame(() => order.push('frame'))
  afterPaint(() => order.push('run'))
  expect(order).toEqual([])
  await expect.poll(() => order).toEqual(['frame', 'run'])
})

test('work for after the next paint runs at once in a hidden page, because nothing is painted there', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const run = vi.fn()
  afterPaint(run)
  expect(run).toHaveBeenCalledOnce()
})
