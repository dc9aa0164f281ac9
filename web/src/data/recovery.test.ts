import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubDevice } from '../browser/device.fixture.ts'
import { recoverAccount } from './recovery.ts'

const TYPED = { username: 'ada', code: 'AAAA BBBB CCCC DDDD', newPassword: 'analytical' }
const sent: unknown[] = []

function serve(reply: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return reply()
  })
}

beforeEach(() => {
  sent.length = 0
  stubDevice()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('somebody with the right code is signed in, and called by the username', async () => {
  serve(() => Response.json({ id: 7, username: 'ada', createdAt: 1 }))
  expect(await recoverAccount(TYPED)).toEqual({
    ok: true,
    user: { id: 7, username: 'ada', createdAt: 1, name: 'ada' },
  })
  expect(sent).toEqual([TYPED])
})

test('a wrong code is reported at the field that the server blames', async () => {
  const issues = [{ field: 'code', message: 'They don’t match.' }]
  const body = { code: 'wrong-recovery-code', message: 'They don’t match.', requestId: 'r', issues }
  serve(() => Response.json(body, { status: 401 }))
  expect(await recoverAccount(TYPED)).toEqual({ ok: false, message: 'They don’t match.', field: 'code' })
})

test('when the server cannot be reached, the message says what failed and to try again', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await recoverAccount(TYPED)).toEqual({
    ok: false,
    message: 'Your password couldn’t be changed. Please try again.',
    field: null,
  })
})
