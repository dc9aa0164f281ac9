import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { ElapsedTimer } from './elapsed-timer.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval'] }))
afterEach(() => void vi.useRealTimers())

test('the time an attempt was opened with shows until the clock is read, even if drawing took minutes', async () => {
  render(<ElapsedTimer openedWith={65_000} secondsNow={() => 700} />)
  const timer = page.getByRole('timer', { name: 'Elapsed time' })
  await expect.element(timer).toHaveTextContent('1:05')
  vi.advanceTimersToNextTimer()
  await expect.element(timer).toHaveTextContent('11:40')
})
