import { required } from '@think-twice/core/required'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStorage } from '../../test/storage.fixture.ts'
import { rememberDevice } from '../cookies/known-device.ts'
import type { Storage } from '../storage/storage.ts'
import { createCallLimits } from './call-limits.ts'
import { createPasswords, type Passwords } from './passwords.ts'
import { type SecretServices, tryPassword, trySecret } from './try-secret.ts'

const SENDER = { address: '192.0.2.1', headers: {}, isHttps: false }

let storage: Storage
let passwords: Passwords
let services: SecretServices & { storage: Storage }
let remove: () => Promise<void>
beforeAll(async () => {
  ;({ storage, remove } = await openTestStorage('SQLite'))
  passwords = await createPasswords()
  services = { storage, passwords, callLimits: createCallLimits(storage, 100), deviceKey: 'key' }
})
afterAll(() => remove())

test('the right secret returns the hash that it matched, and a wrong one returns nothing', async () => {
  const hash = await passwords.hash('secret')
  const tried = (secret: string) => trySecret(services, { username: 'ada', secret, sender: SENDER }, hash)
  expect(await tried('secret')).toBe(hash)
  expect(await tried('guess')).toBe(null)
})

test('every wrong attempt counts, even for an unknown name, and after ten the right secret has to wait', async () => {
  const hash = await passwords.hash('secret')
  for (const username of ['grace', 'nobody']) {
    const known = username === 'grace' ? hash : null
    const tried = (secret: string) => trySecret(services, { username, secret, sender: SENDER }, known)
    for (let time = 0; time < 10; time++) expect(await tried('guess')).toBe(null)
    await expect(tried('secret')).rejects.toMatchObject({ code: 'too-many-attempts' })
  }
})

test('a browser in which the person has signed in before has its own count of attempts', async () => {
  const hash = await passwords.hash('secret')
  const tried = (secret: string, headers = {}) =>
    trySecret(services, { username: 'linus', secret, sender: { ...SENDER, headers } }, hash)
  for (let time = 0; time < 10; time++) await tried('guess')
  await expect(tried('secret')).rejects.toMatchObject({ code: 'too-many-attempts' })
  const [cookie] = rememberDevice({}, false, 'key', 'linus').split(';')
  expect(await tried('secret', { cookie })).toBe(hash)
})

test('a person who is signed in is asked for the password, and a wrong one blames its field', async () => {
  const hash = await passwords.hash('secret')
  const account = await storage.transaction(({ accounts }) => accounts.create('margaret', hash, 0))
  const { id } = required(account, 'the account')
  const tried = (password: string) => tryPassword(services, id, { field: 'currentPassword', password }, SENDER)
  expect(await tried('secret')).toBe(hash)
  await expect(tried('guess')).rejects.toMatchObject({
    code: 'wrong-password',
    issues: [{ field: 'currentPassword' }],
  })
})

test('a person whose account was deleted meanwhile is told so', async () => {
  const tried = tryPassword(services, 999, { field: 'password', password: 'secret' }, SENDER)
  await expect(tried).rejects.toMatchObject({ code: 'account-deleted' })
})
