import { getSignIns } from '@think-twice/contract/sign-ins'
import { required } from '@think-twice/core/required'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, cookieOf, NOON, PASSWORD, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' }

describe.each(DATABASES)('sign-ins on %s', (database) => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp(database)
  })
  afterAll(() => server.stop())

  const signIn = async (username: string, headers = {}) =>
    server.caller(cookieOf(await server.nobody.post('/api/login', { username, password: PASSWORD }, headers)))
  const list = async (caller: Caller, id: number) => bodyOf(getSignIns, await caller.get(`/api/users/${id}/sessions`))
  const isIn = async (caller: Caller) => (await caller.get('/api/session')).status === 200

  test('are listed with device and last use, most recent first, without any token', async () => {
    const person = await server.person()
    server.clock.time = NOON + 60_000
    const firefox = await signIn(person.username, FIREFOX)
    server.clock.time = NOON + 10 * 60_000
    await person.get('/api/session')
    // The use is noted alongside the call, not before its reply.
    await expect.poll(async () => (await list(person, person.id))[0]?.lastUsedAt).toBe(NOON + 600_000)

    const listed = await list(person, person.id)

    expect(listed).toEqual([
      { id: expect.any(String), device: null, isCurrent: true, signedInAt: NOON, lastUsedAt: NOON + 600_000 },
      {
        id: expect.any(String),
        device: 'Firefox on Windows',
        isCurrent: false,
        signedInAt: NOON + 60_000,
        lastUsedAt: NOON + 60_000,
      },
    ])
    expect((await list(firefox, person.id)).find(({ isCurrent }) => isCurrent)?.device).toBe('Firefox on Windows')
    const { storage } = server.services
    const kept = await storage.read(({ signIns }) => signIns.list(person.id, NOON))
    for (const { tokenHash } of kept) expect(JSON.stringify(listed)).not.toContain(tokenHash)
    server.clock.time = NOON
  })

  test('can be ended one by one, and not by another person', async () => {
    const [ada, bob] = [await server.person(), await server.person()]
    const [phone, laptop] = [await signIn(ada.username, FIREFOX), await signIn(ada.username)]
    const ended = required(
      (await list(ada, ada.id)).find(({ device }) => device !== null),
      'another sign-in',
    )

    expect((await bob.delete(`/api/users/${bob.id}/sessions/${ended.id}`)).status).toBe(204)
    expect(await isIn(phone)).toBe(true)
    expect((await ada.delete(`/api/users/${ada.id}/sessions/${ended.id}`)).status).toBe(204)

    expect([await isIn(phone), await isIn(laptop), await isIn(ada)]).toEqual([false, true, true])
    expect((await ada.delete(`/api/users/${ada.id}/sessions/${ended.id}`)).status).toBe(204)
  })

  test('can all be ended at once except the current one', async () => {
    const person = await server.person()
    const others = [await signIn(person.username), await signIn(person.username, FIREFOX)]
    expect((await person.delete(`/api/users/${person.id}/sessions`)).status).toBe(204)
    expect(await Promise.all([person, ...others].map(isIn))).toEqual([true, false, false])
  })
})
