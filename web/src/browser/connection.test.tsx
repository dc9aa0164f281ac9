import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from '../../test/render.tsx'
import { useIsOnline } from './connection.ts'

/** What a browser does when the network goes down or comes back. */
function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('the page notices when the network goes away and when it comes back', async () => {
  const isOnline = renderHook(useIsOnline)
  expect(isOnline.current).toBe(true)
  setOnline(false)
  await expect.poll(() => isOnline.current).toBe(false)
  setOnline(true)
  await expect.poll(() => isOnline.current).toBe(true)
})
