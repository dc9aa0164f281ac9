import { getSession } from '@think-twice/contract/sign-ins'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ADA, signInAda } from '../test/ada.ts'
import { renderHook } from '../test/render.tsx'
import { serve } from '../test/serve.ts'
import { startWithoutToasts } from '../test/toasts.ts'
import { closeAuth, openAuth } from './auth/auth-dialog-state.ts'
import { showToast } from './ui/show-toast.ts'
import { useOverlays } from './use-overlays.ts'

startWithoutToasts()

/** What runs once the page is idle, which is when a test says so. */
const waiting: (() => void)[] = []

beforeEach(() => {
  waiting.length = 0
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run))
  vi.stubGlobal('cancelIdleCallback', () => {})
  onTestFinished(() => void vi.unstubAllGlobals())
  serve([getSession, () => Response.json({ id: ADA.id, username: ADA.username, createdAt: ADA.createdAt })])
})

/** The overlays as a screen has them; anything that would fetch them at once has done so by now. */
async function openScreen() {
  const overlays = renderHook(useOverlays)
  await import('./overlays.tsx')
  return overlays
}

test('a visitor’s overlays wait until the page has nothing else to do', async () => {
  const overlays = await openScreen()
  expect(overlays.current).toBeNull()
  for (const run of waiting) run()
  await expect.poll(() => overlays.current).toBeTypeOf('function')
})

test.each(['pointerdown', 'keydown', 'online'])('the event %s fetches the overlays at once', async (occasion) => {
  const overlays = await openScreen()
  expect(overlays.current).toBeNull()
  dispatchEvent(new Event(occasion))
  await expect.poll(() => overlays.current).toBeTypeOf('function')
})

test('a form that was opened needs the overlays at once', async () => {
  openAuth('login')
  onTestFinished(closeAuth)
  const overlays = await openScreen()
  await expect.poll(() => overlays.current).toBeTypeOf('function')
})

test('a toast that is to be shown needs the overlays at once', async () => {
  showToast({ title: 'The dashboard needs an account', description: 'Log in or sign up to see yours.' })
  const overlays = await openScreen()
  await expect.poll(() => overlays.current).toBeTypeOf('function')
})

test('whoever is signed in gets the overlays at once, because results may wait for them', async () => {
  signInAda()
  const overlays = await openScreen()
  await expect.poll(() => overlays.current).toBeTypeOf('function')
})
