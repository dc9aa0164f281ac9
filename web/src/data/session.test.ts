import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubDevice } from '../browser/device.fixture.ts'
import { settleLogout } from './pending-logout.ts'
import { isSessionOver, signOut } from './session.ts'

const serve = (reply: () => Response | Promise<Response>) => vi.stubGlobal('fetch', async () => reply())
const refused = (status: number) => Response.json({ code: 'not-signed-in', message: 'No.', requestId: 'r' }, { status })

let device: Storage

beforeEach(() => {
  device = stubDevice().local
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  settleLogout()
  vi.unstubAllGlobals()
})

test('a session is over only when the server says that there is none', async () => {
  serve(() => refused(401))
  expect(await isSessionOver()).toBe(true)
  serve(() => Response.json({ id: 7, username: 'ada', createdAt: 1 }))
  expect(await isSessionOver()).toBe(false)
})

test('a server that cannot answer does not end the session', async () => {
  serve(() => refused(503))
  await expect(isSessionOver()).rejects.toThrow()
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(isSessionOver()).rejects.toThrow()
})

test('signing out without a connection succeeds, and the logout stays pending', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  await signOut()
  expect(device.getItem('logout-owed')).toBe('true')
})
