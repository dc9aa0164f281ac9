import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAMAGE, FAULTS, FailingStatements } from '../../../test/failing-statements.ts'
import { openTestStorage } from '../../../test/storage.fixture.ts'
import { Refusal } from '../../refusal.ts'
import type { Storage } from '../storage.ts'

const USER = 1
const DAYS = ['2026-11-19', '2026-11-20', '2026-11-21'] as const

const statements = new FailingStatements()
let storage: Storage
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ storage, remove } = await openTestStorage('SQLite', statements.through))
  statements.reset()
})
afterEach(() => remove())

const add = (day: string) => storage.transaction(({ streak }) => streak.add(USER, day))
const days = async () => (await storage.read(({ streak }) => streak.days(USER))).sort()
const commits = () => statements.seen.filter((sql) => sql === 'commit').length

test('writes that arrive together share one commit', async () => {
  await Promise.all(DAYS.map(add))
  expect(await days()).toEqual(DAYS)
  expect(commits()).toBe(1)
})

test('a write that arrives alone needs no savepoint', async () => {
  await add(DAYS[0])
  expect(statements.seen.filter((sql) => !sql.includes('select'))).toEqual([
    'begin immediate',
    expect.stringContaining('insert'),
    'commit',
  ])
})

test('a refusal undoes its own write and no other in the same commit', async () => {
  const refused = storage.transaction(async ({ streak }) => {
    await streak.add(USER, DAYS[1])
    throw new Refusal('result-differs')
  })
  const outcomes = await Promise.allSettled([add(DAYS[0]), refused, add(DAYS[2])])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await days()).toEqual([DAYS[0], DAYS[2]])
  expect(commits()).toBe(1)
})

test.each(FAULTS.SQLite)('after “$message” in the middle of a batch each write is tried again alone', async (error) => {
  // Begin, savepoint, insert, release, savepoint, insert.
  statements.failAt(6, error, false, 'before')
  await Promise.all(DAYS.map(add))
  expect(await days()).toEqual(DAYS)
  expect(commits()).toBe(3)
})

test.each(FAULTS.SQLite)('while “%s” lasts, no write of a batch is acknowledged or kept', async (error) => {
  for (let nth = 1; nth <= 11; nth++) {
    statements.failAt(nth, error, true, 'before')
    const outcomes = await Promise.allSettled(DAYS.map(add))
    statements.reset()
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(await days()).toEqual([])
  }
})

test('no write is acknowledged when SQLite has rolled back the batch by itself', async () => {
  const careless = storage.transaction(async ({ streak }) => {
    await streak.add(USER, DAYS[1]).catch(() => {})
  })
  // The only sign of it from SQLite is that no transaction is open.
  statements.failAt(6, FAULTS.SQLite[0], false, 'rolled back')
  await Promise.all([add(DAYS[0]), careless, add(DAYS[2])])
  expect(await days()).toEqual(DAYS)
})

test('a damaged file is never written to again', async () => {
  statements.failAt(6, DAMAGE, false, 'before')
  const outcomes = await Promise.allSettled(DAYS.map(add))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(commits()).toBe(0)
  expect(await days()).toEqual([])
})

test('a commit that succeeded but reported an error is not applied twice', async () => {
  // The commit, which comes after begin and three times savepoint, insert and release.
  statements.failAt(11, FAULTS.SQLite[0], false, 'after')
  await Promise.all(DAYS.map(add))
  expect(await days()).toEqual(DAYS)
})
