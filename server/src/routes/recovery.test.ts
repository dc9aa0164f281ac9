import { getOwnAccount } from '@think-twice/contract/accounts'
import { postRecoveryCode } from '@think-twice/contract/sign-ins'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieOf, NOON, outcomeOf, PASSWORD, type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

const NEW = 'battery staple'

describe.each(DATABASES)('a recovery code on %s', (database) => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp(database)
  })
  afterAll(() => server.stop())

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
    expect(outcomeOf(await person.get('/api/session'))).toBe('not-signed-in')
    expect((await server.caller(cookieOf(reply)).get('/api/session')).status).toBe(200)
    expect(outcomeOf(await server.nobody.post('/api/login', { username, password: PASSWORD }))).toBe(
      'wrong-credentials',
    )
    expect((await server.nobody.post('/api/login', { username, password: NEW })).status).toBe(200)
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
    const codeMadeAt = async () => bodyOf(getOwnAccount, await person.get(`/api/users/${person.id}`)).recoveryCodeMadeAt
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
    expect([reply.status, reply.body]).toMatchObject([403, { code: 'wrong-password' }])
    expect((await recover(person.username, code)).status).toBe(200)
  })

  test('that is wrong or missing gets the same reply as an unknown name, an impossible one, or the demo user', async () => {
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

    for (const { status, body, headers } of replies) {
      expect([status, body]).toMatchObject([
        403,
        { code: 'wrong-recovery-code', message: 'That username and recovery code don’t match.' },
      ])
      expect(headers).not.toHaveProperty('set-cookie')
    }
    // Each cost one check; without a hash, it was made against one that nobody has.
    expect(checked.filter((hash) => hash === null)).toHaveLength(4)
    expect(checked).toHaveLength(5)
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
