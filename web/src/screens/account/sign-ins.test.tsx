import { deleteSignIn, getSignIns } from '@think-twice/contract/sign-ins'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ADA, signInAda } from '../../../test/ada.ts'
import { quietConsole } from '../../../test/quiet-console.ts'
import { render, startWithoutToasts, textsOf, toast } from '../../../test/render.tsx'
import { NOON } from '../../../test/results.ts'
import { refusal, serve } from '../../../test/serve.ts'
import { Toasts } from '../../ui/toasts.tsx'
import { SignIns } from './sign-ins.tsx'

quietConsole()
startWithoutToasts()

const HERE = { id: 'a', device: 'Firefox on Linux', isCurrent: true, signedInAt: NOON, lastUsedAt: NOON }
const PHONE = { id: 'b', device: 'Safari on iPhone', isCurrent: false, signedInAt: 1, lastUsedAt: NOON - 2 * 3_600_000 }
const UNKNOWN = { ...PHONE, id: 'c', device: null }

function open() {
  signInAda()
  render(
    <>
      <main>
        <SignIns user={ADA} />
      </main>
      <Toasts />
    </>,
  )
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

test('each device shows when it was last used, and the current one is marked', async () => {
  serve([getSignIns, () => Response.json([HERE, PHONE, UNKNOWN])])
  open()
  await expect
    .poll(() => textsOf(page.getByRole('main').getByRole('listitem')))
    .toEqual([
      'Firefox on LinuxSigned in Nov 21, 2026This device',
      'Safari on iPhoneLast used 2 hours agoSign out',
      'An unknown deviceLast used 2 hours agoSign out',
    ])
})

test('a session that could not be ended stays in the list, and a toast says why', async () => {
  serve([getSignIns, () => Response.json([HERE, PHONE])], [deleteSignIn, () => refusal(503, 'unavailable', 'Not now.')])
  open()
  await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click()
  await expect.element(toast).toHaveTextContent('Still signed inNot now.')
})

test('a list that did not load can be requested again', async () => {
  let isDown = true
  serve([getSignIns, () => (isDown ? refusal(503, 'unavailable', 'Not now.') : Response.json([HERE]))])
  open()
  await expect.element(page.getByText('Your sign-ins couldn’t be loaded.')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('This device')).toBeVisible()
})
