import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { quietConsole } from '../../test/quiet-console.ts'
import { startOfflineWorker } from './offline-worker.ts'

quietConsole()

let registered: string[] = []

beforeEach(() => {
  registered = []
  vi.stubEnv('PROD', true)
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
  vi.spyOn(navigator.serviceWorker, 'register').mockImplementation((address) => {
    registered.push(String(address))
    // Nothing waits for the outcome.
    return new Promise(() => {})
  })
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test('the worker is registered once the page is loaded and idle, at an address that the policy allows', async () => {
  startOfflineWorker()
  expect(registered).toEqual([])
  await expect.poll(() => registered).toEqual(['/sw.js'])
})

test('the worker is not registered while the page is still loading', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  startOfflineWorker()
  await new Promise((settle) => setTimeout(settle, 100))
  expect(registered).toEqual([])
})

test('no worker is registered during development', async () => {
  vi.stubEnv('PROD', false)
  startOfflineWorker()
  await new Promise((settle) => setTimeout(settle, 100))
  expect(registered).toEqual([])
})
