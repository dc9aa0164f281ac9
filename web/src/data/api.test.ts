import { QueryClient } from '@tanstack/react-query'
import { deleteFavorite, getStreak, putStreak } from '@think-twice/contract/learning'
import { getQuizResults } from '@think-twice/contract/quiz-results'
import { getSession, login, logout } from '@think-twice/contract/sign-ins'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rememberUser } from '../browser/current-user.ts'
import { stubDevice } from '../browser/device.fixture.ts'
import { call, endpointQuery, fillPath, pathOf, read, readUnlessSignedOut, whenSessionEnds } from './api.ts'
import { clearPendingLogout, noteLogoutPending } from './pending-logout.ts'

const STREAK = { currentStreak: 1, longestStreak: 1, lastActivityDate: 1 }

type Sent = { path: string; init: RequestInit }
let sent: Sent[] = []

/** Answers every request with the result of `reply`. */
function serve(reply: (request: Sent) => Response): void {
  sent = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    sent.push({ path, init })
    return reply({ path, init })
  })
}

const refused = (status: number, code: string) => Response.json({ code, message: 'No.', requestId: 'r' }, { status })

beforeEach(() => {
  stubDevice()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  clearPendingLogout()
  whenSessionEnds(() => {})
  vi.unstubAllGlobals()
})

test('the parameters of a path are filled in and encoded', () => {
  expect(pathOf(deleteFavorite, { id: 7, itemId: 'a/b', itemType: 'bias' })).toBe('/api/users/7/favorites/a%2Fb/bias')
  expect(pathOf(logout)).toBe('/api/logout')
})

test('a missing path parameter does not compile, and is an error where the compiler cannot check', async () => {
  expect(() => fillPath('/api/users/:id/streak', { user: 7 })).toThrow('/api/users/:id/streak needs id')
  // @ts-expect-error: id is missing.
  expect(() => pathOf(getStreak)).toThrow('needs id')
  // @ts-expect-error: it is called id.
  expect(() => pathOf(getStreak, { user: 7 })).toThrow('needs id')
  // @ts-expect-error: it has no parameters.
  expect(pathOf(logout, { id: 7 })).toBe('/api/logout')
  // @ts-expect-error: id is missing.
  await expect(call(putStreak, { body: { lastActivityDate: 1 } })).rejects.toThrow('needs id')
})

test('a call sends JSON with cookies and its key, and returns the reply', async () => {
  serve(() => Response.json(STREAK))
  const reply = await call(putStreak, { params: { id: 7 }, body: { lastActivityDate: 1 }, idempotencyKey: 'k' })
  expect(reply).toEqual(STREAK)
  expect(sent).toMatchObject([
    {
      path: '/api/users/7/streak',
      init: {
        method: 'PUT',
        credentials: 'include',
        body: '{"lastActivityDate":1}',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
      },
    },
  ])
})

describe('a session that has ended', () => {
  const ends: string[] = []
  beforeEach(() => {
    ends.length = 0
    whenSessionEnds((how) => ends.push(how))
  })

  test('is reported when a call or a query learns of it', async () => {
    serve(() => refused(401, 'not-signed-in'))
    await expect(call(putStreak, { params: { id: 7 } })).rejects.toThrow()
    await expect(read(getStreak, '/api/users/7/streak')).rejects.toThrow('401: ')
    expect(ends).toEqual(['signed out', 'signed out'])
  })

  test('is told apart from an account that was deleted', async () => {
    serve(() => refused(410, 'account-deleted'))
    await expect(call(putStreak, { params: { id: 7 } })).rejects.toThrow()
    expect(ends).toEqual(['account deleted'])
  })

  test('is not what a wrong password means at sign-in', async () => {
    serve(() => refused(401, 'wrong-credentials'))
    await expect(call(login, { body: { username: 'ada', password: 'x' }, isSignIn: true })).rejects.toThrow()
    expect(ends).toEqual([])
  })

  test('is not what a late reply to a request from before the latest sign-in means', async () => {
    serve(() => {
      // In this tab or another.
      rememberUser({ id: 7, name: 'Ada', username: 'ada', createdAt: 1 })
      return refused(401, 'not-signed-in')
    })
    await expect(call(putStreak, { params: { id: 7 } })).rejects.toThrow('401: ')
    await expect(read(getStreak, '/api/users/7/streak')).rejects.toThrow('401: ')
    await expect(readUnlessSignedOut(getSession, '/api/session')).rejects.toThrow('401: ')
    expect(ends).toEqual([])
  })

  test('is believed by unsent entries only from our own server', async () => {
    serve(() => new Response('<h1>Log in to the network</h1>', { status: 401 }))
    await expect(call(putStreak, { params: { id: 7 }, idempotencyKey: 'k' })).rejects.toThrow()
    expect(ends).toEqual([])
  })

  test('gives null to a caller that asks who is signed in', async () => {
    serve(() => refused(401, 'not-signed-in'))
    expect(await readUnlessSignedOut(getSession, '/api/session')).toBeNull()
    expect(ends).toEqual([])
    serve(() => refused(410, 'account-deleted'))
    await expect(readUnlessSignedOut(getSession, '/api/session')).rejects.toThrow('410: ')
    expect(ends).toEqual(['account deleted'])
  })
})

describe('a session with a logout that is still pending', () => {
  /** A server on which sessions can be ended, or cannot. */
  const serveLogout = (canEnd: boolean) =>
    serve(({ path, init }) => {
      if (path !== logout.path) return Response.json(STREAK)
      const key = new Headers(init.headers).get('idempotency-key') ?? ''
      return canEnd
        ? new Response(null, { status: 204, headers: { 'idempotency-key': key } })
        : refused(503, 'unavailable')
    })

  test('is ended before anything else is sent', async () => {
    serveLogout(true)
    noteLogoutPending()
    await call(putStreak, { params: { id: 7 } })
    await call(putStreak, { params: { id: 7 } })
    expect(sent.map(({ path }) => path)).toEqual([logout.path, '/api/users/7/streak', '/api/users/7/streak'])
    expect(sent.at(1)?.init.credentials).toBe('include')
  })

  test('is not used as long as it cannot be ended', async () => {
    serveLogout(false)
    noteLogoutPending()
    await call(putStreak, { params: { id: 7 } })
    expect(sent.at(-1)?.init.credentials).toBe('omit')
  })
})

test('the key of a query is its path, so that a change can find the queries it affects', () => {
  expect(endpointQuery(getStreak, { id: 7 }).queryKey).toEqual(['/api/users/7/streak'])
  expect(endpointQuery(getQuizResults, { id: 7 }, { summary: 'true' }).queryKey).toEqual([
    '/api/quiz-results/user/7?summary=true',
  ])
})

test('a reply is checked against the contract, and anything else is an error', async () => {
  serve(() => Response.json({ currentStreak: 'four' }))
  await expect(new QueryClient().fetchQuery(endpointQuery(getStreak, { id: 7 }))).rejects.toThrow(
    'GET /api/users/:id/streak replied something else than the contract has.',
  )
})
