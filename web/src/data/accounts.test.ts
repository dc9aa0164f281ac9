import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubDevice } from '../browser/device.fixture.ts'
import { signUp } from './accounts.ts'

const ACCOUNT = { id: 7, username: 'ada', createdAt: 1 }
const ADA = { username: 'ada', password: 'analytical' }
const FREE = () => Response.json({ code: 'username-free', message: 'Free', requestId: 'r' }, { status: 404 })

/** Answers the check whether a name is taken, and the registration after it. */
function serve(isTaken: () => Response): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return path.startsWith('/api/users/username/') ? isTaken() : Response.json(ACCOUNT, { status: 201 })
  })
  return asked
}

beforeEach(() => {
  stubDevice()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['Ada Byron', 'Ada Byron'],
  ['  Ada\u00A0Byron\u200B ', 'Ada Byron'],
  ['علی‌رضا', 'علی‌رضا'],
  ['   ', 'ada'],
])('somebody who types “%s” as full name is called %s', async (typed, name) => {
  const asked = serve(FREE)
  expect(await signUp(typed, { ...ADA, username: '\u200Bada ' })).toEqual({ ok: true, user: { ...ACCOUNT, name } })
  expect(asked).toEqual(['/api/users/username/ada', '/api/users'])
})

test('a password that is too short is refused before anything is sent', async () => {
  const asked = serve(FREE)
  expect(await signUp('Ada', { ...ADA, password: '1234567' })).toMatchObject({ ok: false, field: 'password' })
  expect(asked).toEqual([])
})

test('a name that is taken is refused without an attempt to register', async () => {
  const asked = serve(() => Response.json({ taken: true }))
  expect(await signUp('Ada', ADA)).toMatchObject({ ok: false, message: 'Username already exists', field: 'username' })
  expect(asked).toEqual(['/api/users/username/ada'])
})

test('a portal that answers 200 to everything does not make a name taken', async () => {
  serve(() => new Response('<h1>Welcome to the hotel</h1>'))
  await expect(signUp('Ada', ADA)).rejects.toThrow(SyntaxError)
})

test('when the server cannot say whether a name is taken, registration decides', async () => {
  const asked = serve(() => new Response('Bad gateway', { status: 502 }))
  expect((await signUp('Ada', ADA)).ok).toBe(true)
  expect(asked).toHaveLength(2)
})
