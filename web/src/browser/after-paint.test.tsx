import { afterEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('the work waits for the next frame', async () => {
  const order: string[] = []
  requestAnimationFrame(() => order.push('frame'))
  afterPaint(() => order.push('run'))
  expect(order).toEqual([])
  await expect.poll(() => order).toEqual(['frame', 'run'])
})

test('the work runs at once in a hidden page, because nothing is painted there', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const run = vi.fn()
  afterPaint(run)
  expect(run).toHaveBeenCalledOnce()
})
