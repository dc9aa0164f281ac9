import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { quietConsole } from '../../test/quiet-console.ts'
import { startOfflineWorker } from './offline-worker.ts'

quietConsole()

let registered: string[] = []
/** The work that waits for the page to be idle. */
let idle: (() => void)[] = []

beforeEach(() => {
  registered = []
  vi.stubEnv('PROD', true)
  idle = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
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

test('the worker is registered once the page is loaded and idle, at an address that the policy allows', () => {
  startOfflineWorker()
  expect(registered).toEqual([])
  for (const run of idle) run()
  expect(registered).toEqual(['/sw.js'])
})

test('the worker is not registered while the page is still loading', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  startOfflineWorker()
  expect([registered, idle]).toEqual([[], []])
})

test('no worker is registered during development', () => {
  vi.stubEnv('PROD', false)
  startOfflineWorker()
  expect([registered, idle]).toEqual([[], []])
})
