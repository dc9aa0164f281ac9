import { afterEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('it waits for the next frame', async () => {
  const order: string[] = []
  requestAnimationFrame(() => order.push('frame'))
  afterPaint(() => order.push('run'))
  expect(order).toEqual([])
  await expect.poll(() => order).toEqual(['frame', 'run'])
})

test('when nobody is looking it runs at once, as nothing is painted', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const run = vi.fn()
  afterPaint(run)
  expect(run).toHaveBeenCalledOnce()
})
