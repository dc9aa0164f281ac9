import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubDevice } from '../browser/device.fixture.ts'
import { signIn, signUp } from './account.ts'

const ACCOUNT = { id: 7, username: 'ada', createdAt: 1 }
const FREE = () => Response.json({ code: 'username-free', message: 'Free', requestId: 'r' }, { status: 404 })

/** Answers the check whether a name is taken, and the registration or sign-in after it. */
function serve(
  isTaken: () => Response,
  rest: () => Response = () => Response.json(ACCOUNT, { status: 201 }),
): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return path.startsWith('/api/users/username/') ? isTaken() : rest()
  })
  return asked
}

beforeEach(() => {
  stubDevice()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('somebody who signs up is called by the full name that they typed', async () => {
  const asked = serve(FREE)
  expect(await signUp('Ada Byron', { username: 'ada', password: 'analytical' })).toEqual({
    ok: true,
    user: { ...ACCOUNT, name: 'Ada Byron' },
  })
  expect(asked).toEqual(['/api/users/username/ada', '/api/users'])
})

test.each([
  ['  Ada Byron ', 'Ada Byron'],
  ['   ', 'ada'],
])('whoever types “%s” as full name is called %s', async (typed, name) => {
  serve(FREE)
  const { username } = ACCOUNT
  expect(await signUp(typed, { username, password: 'analytical' })).toMatchObject({ user: { name } })
})

test('blanks around a username are not part of it', async () => {
  const asked = serve(FREE)
  expect(await signUp('Ada', { username: ' ada ', password: 'analytical' })).toMatchObject({ ok: true })
  expect(asked).toEqual(['/api/users/username/ada', '/api/users'])

  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json({ ...ACCOUNT, user: ACCOUNT })
  })
  expect(await signIn({ username: 'ada ', password: ' a b ', rememberMe: false })).toMatchObject({ ok: true })
  expect(sent).toEqual([{ username: 'ada', password: ' a b ', rememberMe: false }])
})

test('a password that is too short is refused before anything is sent', async () => {
  const asked = serve(FREE)
  expect(await signUp('Ada', { username: 'ada', password: '1234567' })).toMatchObject({ ok: false, field: 'password' })
  expect(asked).toEqual([])
})

test('a name that is taken is refused without an attempt to register', async () => {
  const asked = serve(() => Response.json({ message: 'Taken' }))
  expect(await signUp('Ada', { username: 'ada', password: 'analytical' })).toMatchObject({
    ok: false,
    message: 'Username already exists',
    field: 'username',
  })
  expect(asked).toEqual(['/api/users/username/ada'])
})

test('when the server cannot say whether a name is taken, registration decides', async () => {
  const asked = serve(() => new Response('Bad gateway', { status: 502 }))
  expect((await signUp('Ada', { username: 'ada', password: 'analytical' })).ok).toBe(true)
  expect(asked).toHaveLength(2)
})

test('somebody who signs in is called by the username', async () => {
  serve(FREE, () => Response.json({ ...ACCOUNT, user: ACCOUNT }))
  const signedIn = await signIn({ username: 'ada', password: 'analytical', rememberMe: false })
  expect(signedIn).toEqual({ ok: true, user: { ...ACCOUNT, name: 'ada' } })
})
