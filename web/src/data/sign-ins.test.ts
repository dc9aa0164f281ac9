import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubDevice } from '../browser/device.fixture.ts'
import { clearPendingLogout } from './pending-logout.ts'
import { isSessionOver, isSignInKept, recoverAccount, signIn, signOut } from './sign-ins.ts'

const ACCOUNT = { id: 7, username: 'ada', createdAt: 1 }
const sent: unknown[] = []

function serve(reply: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    sent.push(body && JSON.parse(String(body)))
    return reply()
  })
}
const refused = (status: number) => Response.json({ code: 'not-signed-in', message: 'No.', requestId: 'r' }, { status })
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))

let device: Storage

beforeEach(() => {
  sent.length = 0
  device = stubDevice().local
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  clearPendingLogout()
  vi.unstubAllGlobals()
})

test('somebody who signs in is called by the username', async () => {
  serve(() => Response.json({ ...ACCOUNT, user: ACCOUNT }))
  expect(await signIn({ username: 'ada', password: ' a b ', rememberMe: false })).toEqual({
    ok: true,
    user: { ...ACCOUNT, name: 'ada' },
  })
  expect(sent).toEqual([{ username: 'ada', password: ' a b ', rememberMe: false }])
})

const RECOVERY = { username: 'ada', code: 'AAAA BBBB CCCC DDDD', newPassword: 'analytical' }

test('somebody with the right recovery code is signed in, and called by the username', async () => {
  serve(() => Response.json(ACCOUNT))
  expect(await recoverAccount(RECOVERY)).toEqual({ ok: true, user: { ...ACCOUNT, name: 'ada' } })
  expect(sent).toEqual([RECOVERY])
})

test('when the server cannot be reached, the message says what failed and to try again', async () => {
  serve(unreachable)
  expect(await recoverAccount(RECOVERY)).toEqual({
    ok: false,
    message: 'Your password couldn’t be changed. Please try again.',
    field: null,
  })
})

test('a session is over only when the server says that there is none', async () => {
  serve(() => refused(401))
  expect(await isSessionOver()).toBe(true)
  serve(() => Response.json(ACCOUNT))
  expect(await isSessionOver()).toBe(false)
  serve(() => refused(503))
  await expect(isSessionOver()).rejects.toThrow()
  serve(unreachable)
  await expect(isSessionOver()).rejects.toThrow()
})

test('a sign-in counts as kept unless the server sees nobody, or somebody else', async () => {
  for (const [reply, isKept] of [
    [() => Response.json(ACCOUNT), true],
    [() => refused(401), false],
    [() => Response.json({ ...ACCOUNT, id: 8 }), false],
    [() => refused(503), true],
    [unreachable, true],
  ] as const) {
    serve(reply)
    expect(await isSignInKept(ACCOUNT)).toBe(isKept)
  }
})

test('signing out without a connection succeeds, and the logout stays pending', async () => {
  serve(unreachable)
  await signOut()
  expect(device.getItem('logout-owed')).toBe('true')
})
