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

test('the passwords of one name are checked one at a time, those of one network two, and others do not wait for them', async () => {
  const done: string[] = []
  const check = (username: string, network: string) =>
    passwords.verify(null, 'guess', { username, network }).then(() => done.push(`${username} ${network}`))
  const all = [
    ...Array.from({ length: 8 }, () => check('Ada', 'school')),
    ...Array.from({ length: 8 }, (_, number) => check(`pupil ${number}`, 'school')),
    check('ben', 'home'),
  ]
  await Promise.all(all)
  // Begun last, with two of the school's at work.
  expect(done.indexOf('ben home')).toBeLessThan(6)
  // The seven that wait for the first of theirs hold nobody up.
  expect(done.slice(0, 10).filter((each) => each === 'Ada school').length).toBeLessThan(7)
})

test('of one name twelve passwords may be there at once, however it is written, and others are still let in', async () => {
  const check = (username: string) => passwords.verify(null, 'guess', { username, network: 'school' })
  const outcomes = await Promise.allSettled([
    ...Array.from({ length: 14 }, () => check('ada')),
    check('ADA'),
    check('ben'),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array(12).fill('fulfilled'),
    ...Array(3).fill('rejected'),
    'fulfilled',
  ])
})
