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
    // What comes of it is not waited for.
    return new Promise(() => {})
  })
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test('the worker comes once the page is there and idle, at an address that the policy lets through', async () => {
  startOfflineWorker()
  expect(registered).toEqual([])
  await expect.poll(() => registered).toEqual(['/sw.js'])
})

test('a page that is still loading is let load first', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  startOfflineWorker()
  await new Promise((settle) => setTimeout(settle, 100))
  expect(registered).toEqual([])
})

test('under development there is none', async () => {
  vi.stubEnv('PROD', false)
  startOfflineWorker()
  await new Promise((settle) => setTimeout(settle, 100))
  expect(registered).toEqual([])
})
