import { getOwnAccount } from '@think-twice/contract/accounts'
import { getSignIns, postRecoveryCode } from '@think-twice/contract/sign-ins'
import { itemAt, required } from '@think-twice/core/required'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Caller,
  cookieOf,
  NOON,
  outcomeOf,
  PASSWORD,
  type Person,
  type Reply,
  startTestApp,
  type TestApp,
} from '../../test/app.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'
import { DATABASES } from '../../test/storage.fixture.ts'
import { StorageFault } from '../storage/engine/faults.ts'

const DAY = 24 * 3600 * 1000
const FIVE_MINUTES = 5 * 60 * 1000
/** A millisecond, in days. */
const MOMENT = 1 / DAY
const NEW = 'battery staple'
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' }

describe.each(DATABASES)('on %s', (database) => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp(database, { trustProxy: ['127.0.0.0/8'] })
  })
  afterAll(() => server.stop())

  const login = (username: string, password = PASSWORD, rememberMe = false, headers = {}) =>
    server.nobody.post('/api/login', { username, password, rememberMe }, headers)
  const signIn = async (username: string, headers = {}) =>
    server.caller(cookieOf(await login(username, PASSWORD, false, headers)))
  const session = async (caller: Caller) => outcomeOf(await caller.get('/api/session'))

  describe('signing in', () => {
    test('answers with the account, both at the top level and under user', async () => {
      const { id, username } = await server.person()
      const reply = await login(username.toUpperCase())
      const account = { id, username, createdAt: NOON }
      expect([reply.status, reply.body]).toEqual([200, { ...account, user: account }])
    })

    test('says the same to a wrong password, an unknown or impossible name, and the demo user', async () => {
      const { username } = await server.person()
      const names = [username, 'nobody.at.all', 'not a name\0', '', 'demo']
      for (const reply of await Promise.all(names.map((name) => login(name, 'wrong one')))) {
        expect(outcomeOf(reply)).toBe('wrong-credentials')
        expect(reply.body).toMatchObject({ message: 'Invalid username or password' })
        expect(reply.headers).not.toHaveProperty('set-cookie')
      }
    })

    test.each([
      [{}],
      [{ username: 'x' }],
      [{ username: 1, password: true }],
      [['a']],
      [{ username: 'a', password: 'b', c: 1 }],
      [{ username: 'a', password: 'b', rememberMe: 'yes' }],
    ])('with %j is malformed', async (body) => {
      const reply = await server.nobody.post('/api/login', body)
      expect([reply.status, reply.body]).toMatchObject([400, { code: 'login-malformed', message: 'Login failed' }])
    })

    test('takes a password exactly as it was chosen, up to its last of 128 characters', async () => {
      const password = `  ${'pÄss wörd '.repeat(12)}Zz🙂 🙂🙂`
      expect([...password]).toHaveLength(128)
      expect((await server.nobody.post('/api/users', { username: 'as.typed', password })).status).toBe(201)
      const others = [password.trim(), password.toLowerCase(), password.slice(0, -2)]
      for (const other of others) expect(outcomeOf(await login('as.typed', other))).toBe('wrong-credentials')
      expect((await login('as.typed', password)).status).toBe(200)
    })

    test('takes a password in any form of its letters, and an older hash of any of them as it was typed', async () => {
      const composed = 'pÄss wörd'.normalize('NFC')
      const decomposed = composed.normalize('NFD')
      await server.nobody.post('/api/users', { username: 'two.forms', password: `${decomposed}\u200B` })
      for (const form of [composed, decomposed, `\uFEFF${composed}\n`]) {
        expect((await login('\u200B Two.Forms\u00A0', form)).status).toBe(200)
      }
      const { id, username } = await server.person()
      await server.services.storage.transaction(async ({ accounts }) => {
        const { passwordHash } = (await accounts.credentials(username))!
        await accounts.replacePassword(id, passwordHash!, await server.services.passwords.hash(decomposed))
      })
      expect((await login(username, decomposed)).status).toBe(200)
      expect(outcomeOf(await login(username, composed))).toBe('wrong-credentials')
    })

    test('replaces a hash that was made with weaker parameters', async () => {
      const strong = await startTestApp(server.settings, { isStrong: true })
      const { id, username } = await strong.person()
      const { hash } = await import('@node-rs/argon2')
      const weak = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
      await strong.services.storage.transaction(async ({ accounts }) => {
        const { passwordHash } = (await accounts.credentials(username))!
        await accounts.replacePassword(id, passwordHash!, weak)
      })
      const again = () => strong.nobody.post('/api/login', { username, password: PASSWORD })

      expect((await again()).status).toBe(200)

      const found = await strong.services.storage.read(({ accounts }) => accounts.credentials(username))
      expect(found?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
      expect((await again()).status).toBe(200)
      await strong.stop()
    })
  })

  describe('a session', () => {
    /** The outcomes of asking who is signed in after so many days each; every use is noted before the next. */
    const usedAfter = async (caller: Caller, id: number, days: readonly number[]) => {
      const outcomes = []
      for (const day of days) {
        server.clock.time = NOON + day * DAY
        outcomes.push(await session(caller))
        if (outcomes.at(-1) === 200)
          await expect.poll(() => latestUse(id)).toBeGreaterThan(server.clock.time - FIVE_MINUTES)
      }
      server.clock.time = NOON
      return outcomes
    }
    const latestUse = async (id: number) =>
      (await server.services.storage.read(({ signIns }) => signIns.list(id, NOON)))[0]?.lastSeenAt

    test('that is not remembered ends with the browser, or after a day, however much it is used', async () => {
      const { username, id } = await server.person()
      const reply = await login(username)
      expect(setCookies(reply)[0]).toMatch(/^sid=\d+\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
      const outcomes = await usedAfter(server.caller(cookieOf(reply)), id, [0.5, 1 - MOMENT, 1])
      expect(outcomes).toEqual([200, 200, 'not-signed-in'])
    })

    test('that is remembered lasts 30 days from its last use', async () => {
      const { username, id } = await server.person()
      const reply = await login(username, PASSWORD, true)
      expect(setCookies(reply)[0]).toMatch(/^sid=\d+\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/)
      const outcomes = await usedAfter(server.caller(cookieOf(reply)), id, [20, 50 - MOMENT, 80])
      expect(outcomes).toEqual([200, 200, 'not-signed-in'])
    })

    test('that is remembered and always in use ends after 180 days', async () => {
      const { username, id } = await server.person()
      const caller = server.caller(cookieOf(await login(username, PASSWORD, true)))
      const outcomes = await usedAfter(caller, id, [29, 58, 87, 116, 145, 174, 180 - MOMENT, 180])
      expect(outcomes).toEqual([...Array(7).fill(200), 'not-signed-in'])
    })

    test('can be remembered later, which answers with the account and sets its cookie anew', async () => {
      const { username, id } = await server.person()
      const signedIn = await login(username)
      const caller = server.caller(cookieOf(signedIn))
      server.clock.time = NOON + DAY / 2
      const reply = await caller.put('/api/session', { rememberMe: true })
      expect([reply.status, reply.body]).toEqual([200, { id, username, createdAt: NOON }])
      expect(setCookies(reply)).toEqual([setCookies(signedIn)[0]?.replace('; ', '; Max-Age=15552000; ')])
      expect(await usedAfter(caller, id, [30.5 - MOMENT, 60, 90])).toEqual([200, 200, 'not-signed-in'])
      expect(outcomeOf(await server.nobody.put('/api/session', { rememberMe: true }))).toBe('not-signed-in')
      expect(outcomeOf(await caller.put('/api/session', { rememberMe: false }))).toBe('bad-request')
    })

    test('over https is bound to the host, and the cookie set over http is not accepted', async () => {
      const { username, cookie } = await server.person()
      const https = { 'x-forwarded-proto': 'https' }
      const reply = await login(username, PASSWORD, false, https)
      expect(setCookies(reply)[0]).toMatch(/^__Host-sid=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
      expect((await server.caller(cookieOf(reply)).get('/api/session', https)).status).toBe(200)
      expect(outcomeOf(await server.caller(cookie).get('/api/session', https))).toBe('not-signed-in')
    })

    test('is found among several cookies, and not by a similar name', async () => {
      const { cookie } = await server.person()
      expect(await session(server.caller(`theme=dark; ${cookie}; other=1`))).toBe(200)
      expect(await session(server.caller(`x${cookie}`))).toBe('not-signed-in')
    })

    test('ends when its cookie is presented at a new sign-in, and no other does', async () => {
      const person = await server.person()
      const elsewhere = await signIn(person.username)
      const again = await person.post('/api/login', { username: person.username, password: PASSWORD })
      const here = server.caller(cookieOf(again))
      expect([await session(person), await session(elsewhere), await session(here)]).toEqual([
        'not-signed-in',
        200,
        200,
      ])
    })

    test('ends when twenty newer ones of the person have begun', async () => {
      const { username, ...person } = await server.person()
      const callers: Caller[] = [person]
      for (let device = 2; device <= 22; device++) {
        server.clock.time += 1000
        callers.push(await signIn(username))
      }
      const outcomes = []
      for (const caller of callers) outcomes.push(await session(caller))
      expect(outcomes).toEqual(['not-signed-in', 'not-signed-in', ...Array(20).fill(200)])
      server.clock.time = NOON
    })

    test('is taken from the browser by every reply to signing out, also when the server cannot end it', async () => {
      const { storage } = server.services
      const { transaction } = storage
      const person = await server.person()
      const cleared = ['sid=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict']
      storage.transaction = () => Promise.reject(new StorageFault('unavailable', new Error('database is locked')))
      const refused = await person.post('/api/logout')
      storage.transaction = transaction
      expect([outcomeOf(refused), setCookies(refused)]).toEqual(['unavailable', cleared])
      expect(setCookies(await person.post('/api/logout', { other: 1 }))).toEqual(cleared)
      // Another site may not sign anybody out.
      const elsewhere = await person.post('/api/logout', undefined, { 'sec-fetch-site': 'cross-site' })
      expect([outcomeOf(elsewhere), elsewhere.headers['set-cookie']]).toEqual(['cross-site', undefined])
    })

    test('ends at once with signing out, which gives 204 without a session too', async () => {
      const person = await server.person()
      const reply = await person.post('/api/logout')
      expect([reply.status, reply.headers['clear-site-data']]).toEqual([204, '"cache"'])
      expect(setCookies(reply)).toEqual(['sid=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict'])
      expect(await session(person)).toBe('not-signed-in')
      expect((await server.nobody.post('/api/logout')).status).toBe(204)
      expect((await server.nobody.post('/api/logout', '', { 'content-type': 'application/json' })).status).toBe(204)
    })

    test.each([
      'sid=',
      'sid=1',
      'sid=1.short',
      `sid=2147483648.${'a'.repeat(43)}`,
      `sid=02.${'a'.repeat(43)}`,
      `sid=2.${'a'.repeat(43)}`,
    ])('is not found for the made-up cookie %s, which is not adopted either', async (cookie) => {
      expect(await session(server.caller(cookie))).toBe('not-signed-in')
      const { username } = await server.person()
      const reply = await server.caller(cookie).post('/api/login', { username, password: PASSWORD })
      expect(cookieOf(reply).split('; ')).not.toContain(cookie)
    })
  })

  describe('the list of sign-ins', () => {
    const list = async (caller: Caller, id: number) => bodyOf(getSignIns, await caller.get(`/api/users/${id}/sessions`))

    test('has device and last use, most recent first, and no token', async () => {
      const person = await server.person()
      server.clock.time = NOON + 60_000
      const firefox = await signIn(person.username, FIREFOX)
      server.clock.time = NOON + 10 * 60_000
      await person.get('/api/session')
      // The use is noted alongside the call, not before its reply.
      await expect.poll(async () => (await list(person, person.id))[0]?.lastUsedAt).toBe(NOON + 600_000)

      const listed = await list(person, person.id)

      expect(listed).toMatchObject([
        { device: null, isCurrent: true, signedInAt: NOON, lastUsedAt: NOON + 600_000 },
        { device: 'Firefox on Windows', isCurrent: false, signedInAt: NOON + 60_000, lastUsedAt: NOON + 60_000 },
      ])
      expect((await list(firefox, person.id)).find(({ isCurrent }) => isCurrent)?.device).toBe('Firefox on Windows')
      const kept = await server.services.storage.read(({ signIns }) => signIns.list(person.id, NOON))
      for (const { tokenHash } of kept) expect(JSON.stringify(listed)).not.toContain(tokenHash)
      server.clock.time = NOON
    })

    test('lets its owner end one of them, and nobody else', async () => {
      const [ada, bob] = [await server.person(), await server.person()]
      const [phone, laptop] = [await signIn(ada.username, FIREFOX), await signIn(ada.username)]
      const ended = required(
        (await list(ada, ada.id)).find(({ device }) => device !== null),
        'another sign-in',
      )
      expect((await bob.delete(`/api/users/${bob.id}/sessions/${ended.id}`)).status).toBe(204)
      expect(await session(phone)).toBe(200)
      for (const time of [1, 2])
        expect((await ada.delete(`/api/users/${ada.id}/sessions/${ended.id}`)).status, `time ${time}`).toBe(204)
      expect([await session(phone), await session(laptop), await session(ada)]).toEqual(['not-signed-in', 200, 200])
    })

    test('lets its owner end all but the current one', async () => {
      const person = await server.person()
      const others = [await signIn(person.username), await signIn(person.username, FIREFOX)]
      expect((await person.delete(`/api/users/${person.id}/sessions`)).status).toBe(204)
      const outcomes = await Promise.all([person, ...others].map(session))
      expect(outcomes).toEqual([200, 'not-signed-in', 'not-signed-in'])
    })
  })

  describe('changing the password', () => {
    test.each([
      [true, /Max-Age=15552000;/],
      [false, /^sid=[^;]+; Path=\/; HttpOnly; SameSite=Strict$/],
    ])('ends all other sessions and continues this one, remembered or not: %s', async (rememberMe, cookie) => {
      const { id, username } = await server.person()
      const here = server.caller(cookieOf(await login(username, PASSWORD, rememberMe)))
      const elsewhere = await signIn(username)

      const reply = await here.post(`/api/users/${id}/password`, { currentPassword: PASSWORD, newPassword: NEW })

      expect([reply.status, setCookies(reply)]).toEqual([204, [expect.stringMatching(cookie)]])
      expect([await session(elsewhere), await session(here)]).toEqual(['not-signed-in', 'not-signed-in'])
      expect(await session(server.caller(cookieOf(reply)))).toBe(200)
      expect(outcomeOf(await login(username))).toBe('wrong-credentials')
      expect((await login(username, NEW)).status).toBe(200)
    })

    test('fails without the current password, and then changes nothing', async () => {
      const person = await server.person()
      const elsewhere = await signIn(person.username)
      const change = (currentPassword: string, newPassword: string) =>
        person.post(`/api/users/${person.id}/password`, { currentPassword, newPassword })
      const wrong = await change('guess', NEW)
      expect([outcomeOf(wrong), wrong.body]).toMatchObject([
        'wrong-password',
        { issues: [{ field: 'currentPassword' }] },
      ])
      const short = await change(PASSWORD, '7')
      expect([outcomeOf(short), short.body]).toMatchObject([
        'password-too-short',
        { issues: [{ field: 'newPassword' }] },
      ])
      expect(await session(elsewhere)).toBe(200)
      expect((await login(person.username)).status).toBe(200)
    })

    test('succeeds for one of two at once, and the other learns that its password no longer holds', async () => {
      const { id, username } = await server.person()
      const [one, other] = [await signIn(username), await signIn(username)]
      const { verify } = server.services.passwords
      const bothAreRight = Promise.withResolvers<void>()
      let right = 0
      server.services.passwords.verify = async (hash, password) => {
        const isRight = await verify(hash, password)
        right += 1
        if (right === 2) bothAreRight.resolve()
        await bothAreRight.promise
        return isRight
      }
      const replies = await Promise.all([
        one.post(`/api/users/${id}/password`, { currentPassword: PASSWORD, newPassword: `${NEW} 1` }),
        other.post(`/api/users/${id}/password`, { currentPassword: PASSWORD, newPassword: `${NEW} 2` }),
      ])
      server.services.passwords.verify = verify
      expect(replies.map(outcomeOf).sort()).toEqual([204, 'wrong-password'])
      const won = replies.findIndex(({ status }) => status === 204) + 1
      expect((await login(username, `${NEW} ${won}`)).status).toBe(200)
    })

    test('stops a sign-in with the old password that was still in progress', async () => {
      const person = await server.person()
      const { verify } = server.services.passwords
      let changed: Promise<unknown> | undefined
      server.services.passwords.verify = async (hash, password) => {
        const isRight = await verify(hash, password)
        // The sign-in is checked first, and the change overtakes it.
        if (!changed) {
          changed = person.post(`/api/users/${person.id}/password`, { currentPassword: PASSWORD, newPassword: NEW })
          await changed
        }
        return isRight
      }
      const late = await login(person.username)
      server.services.passwords.verify = verify
      expect([outcomeOf(late), late.headers['set-cookie']]).toEqual(['wrong-credentials', undefined])
    })
  })

  describe('a recovery code', () => {
    const makeCode = async (person: Person): Promise<string> => {
      const reply = await person.post(`/api/users/${person.id}/recovery-code`, { currentPassword: PASSWORD })
      return bodyOf(postRecoveryCode, reply).code
    }
    const recover = (username: string, code: string, newPassword = NEW) =>
      server.nobody.post('/api/recover', { username, code, newPassword })

    test('sets a new password, signs in here, and ends all other sessions, once', async () => {
      const person = await server.person()
      const code = await makeCode(person)

      const reply = await recover(person.username.toUpperCase(), code.toLowerCase().replaceAll(' ', '-'))

      const { id, username } = person
      expect([reply.status, reply.body]).toEqual([200, { id, username, createdAt: NOON }])
      expect([await session(person), await session(server.caller(cookieOf(reply)))]).toEqual(['not-signed-in', 200])
      expect(outcomeOf(await login(username))).toBe('wrong-credentials')
      expect((await login(username, NEW)).status).toBe(200)
      expect(outcomeOf(await recover(username, code))).toBe('wrong-recovery-code')
    })

    test('works for only one of two uses at the same time', async () => {
      const person = await server.person()
      const code = await makeCode(person)
      const replies = await Promise.all([recover(person.username, code), recover(person.username, code, `${NEW} 2`)])
      expect(replies.map(outcomeOf).sort()).toEqual([200, 'wrong-recovery-code'])
    })

    test('is replaced by the next one, and the account page knows when it was made', async () => {
      const person = await server.person()
      const codeMadeAt = async () =>
        bodyOf(getOwnAccount, await person.get(`/api/users/${person.id}`)).recoveryCodeMadeAt
      expect(await codeMadeAt()).toBe(null)
      const [first, second] = [await makeCode(person), await makeCode(person)]
      expect(await codeMadeAt()).toBe(NOON)
      expect(outcomeOf(await recover(person.username, first))).toBe('wrong-recovery-code')
      expect((await recover(person.username, second)).status).toBe(200)
    })

    test('needs the password to be made, and a wrong password leaves the old code alone', async () => {
      const person = await server.person()
      const code = await makeCode(person)
      const reply = await person.post(`/api/users/${person.id}/recovery-code`, { currentPassword: 'guess' })
      expect(outcomeOf(reply)).toBe('wrong-password')
      expect(outcomeOf(await person.post(`/api/users/${person.id}/recovery-code`, {}))).toBe('bad-request')
      expect((await recover(person.username, code)).status).toBe(200)
    })

    test('that is wrong gets the same reply as an unknown or impossible name or the demo user', async () => {
      const [withCode, without] = [await server.person(), await server.person()]
      await makeCode(withCode)
      const checked: (string | null)[] = []
      const { verify } = server.services.passwords
      server.services.passwords.verify = (hash, secret) => {
        checked.push(hash)
        return verify(hash, secret)
      }
      const names = [withCode.username, without.username, 'nobody.at.all', 'not a name\0', 'demo']
      const replies = await Promise.all(names.map((name) => recover(name, '0000 0000 0000 0000')))
      server.services.passwords.verify = verify

      for (const reply of replies) {
        expect(outcomeOf(reply)).toBe('wrong-recovery-code')
        expect(reply.body).toMatchObject({ message: 'That username and recovery code don’t match.' })
        expect(reply.headers).not.toHaveProperty('set-cookie')
      }
      // Each cost one check; without a hash, it was made against one that nobody has.
      expect(checked.filter((hash) => hash === null)).toHaveLength(4)
      expect(checked).toHaveLength(5)
    })

    test.each([
      ['wrong-recovery-code', '', NEW],
      ['wrong-recovery-code', 'x'.repeat(100), NEW],
      ['bad-request', 'x'.repeat(101), NEW],
      ['password-too-short', 'x', '1234567'],
      ['password-too-long', 'x', 'x'.repeat(129)],
    ])('is refused as %s when it is “%s” and the new password “%s”', async (code, given, newPassword) => {
      expect(outcomeOf(await recover('', given, newPassword))).toBe(code)
    })

    test('is stored nowhere in readable form', async () => {
      const person = await server.person()
      const code = await makeCode(person)
      const { storage } = server.services
      const kept = JSON.stringify(await storage.read(({ accounts }) => accounts.credentials(person.username)))
      expect(kept).toContain('$argon2id$')
      expect(kept.replaceAll(/[^0-9A-Z]/g, '')).not.toContain(code.replaceAll(' ', ''))
    })
  })
})

describe('wrong secrets on every call that takes one', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp('SQLite', { rateLimits: true })
    server.services.passwords.verify = async (hash, password) => hash !== null && password === PASSWORD
  })
  afterAll(() => server.stop())

  test('share one limit of ten, after which the right secret has to wait on each call', async () => {
    const { id, username, cookie } = await server.person()
    // Without the cookie of a known browser, whose tries are counted separately.
    const person = server.caller(cookie.split('; ').find((each) => each.startsWith('sid=')))
    const calls = [
      (password: string) => server.nobody.post('/api/login', { username, password }),
      (password: string) =>
        person.post(`/api/users/${id}/password`, { currentPassword: password, newPassword: PASSWORD }),
      (password: string) => person.post(`/api/users/${id}/recovery-code`, { currentPassword: password }),
      (password: string) => server.nobody.post('/api/recover', { username, code: password, newPassword: PASSWORD }),
      (password: string) => person.delete(`/api/users/${id}`, {}, { username, password }),
    ]
    const outcomes = []
    for (let time = 0; time < 10; time++) outcomes.push(outcomeOf(await itemAt(calls, time % calls.length)('wrong')))
    const each = ['wrong-credentials', 'wrong-password', 'wrong-password', 'wrong-recovery-code', 'wrong-password']
    expect(outcomes).toEqual([...each, ...each])
    for (const call of calls) expect(outcomeOf(await call(PASSWORD))).toBe('too-many-attempts')
  })
})

function setCookies({ headers }: Reply): string[] {
  return [headers['set-cookie']].flat().map(String)
}
