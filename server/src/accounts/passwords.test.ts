import { hash } from '@node-rs/argon2'
import { beforeAll, expect, test } from 'vitest'
import { Refusal } from '../refusal.ts'
import { createPasswords, type Passwords } from './passwords.ts'

let passwords: Passwords
beforeAll(async () => {
  passwords = await createPasswords()
})

test('a password matches its hash only when it is typed exactly', async () => {
  const kept = await passwords.hash('correct horse')
  expect(kept).not.toContain('correct')
  expect(await passwords.verify(kept, 'correct horse')).toBe(true)
  expect(await passwords.verify(kept, 'Correct horse')).toBe(false)
  expect(await passwords.hash('correct horse')).not.toBe(kept)
})

test('no password is right for an account without a hash', async () => {
  expect(await passwords.verify(null, 'no account has this password')).toBe(false)
})

test('only a hash with weaker parameters is outdated', async () => {
  expect(passwords.isOutdated(await hash('x', { memoryCost: 8192, timeCost: 1, parallelism: 1 }))).toBe(true)
  expect(passwords.isOutdated(await passwords.hash('x'))).toBe(false)
})

test('of many passwords at once four are checked, thirty-two wait, and the rest must retry in a second', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => passwords.verify(null, 'guess')))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason)
  expect(refused).toHaveLength(4)
  for (const refusal of refused) {
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({ code: 'unavailable', headers: { 'retry-after': '1' } })
  }
  // The places are free again.
  expect(await passwords.verify(null, 'guess')).toBe(false)
})
