import { describe, expect, test } from 'vitest'
import { DATABASES } from '../../../test/storage.fixture.ts'
import { useStorage } from '../../../test/use-storage.ts'
import { usernameKey } from './account.ts'

describe.each(DATABASES)('accounts on %s', (kind) => {
  const storage = useStorage(kind)

  test('keep a name as it was typed, find it in any capitals, and never return its hash', async () => {
    const id = await storage.person('Ada.L')
    expect(await storage.read(({ accounts }) => accounts.find(id))).toEqual({ id, username: 'Ada.L', createdAt: 0 })
    expect(await storage.read(({ accounts }) => accounts.isTaken('aDA.l'))).toBe(true)
    expect(await storage.read(({ accounts }) => accounts.isTaken('ada'))).toBe(false)
  })

  test('give a name to only one of two who take it at the same time', async () => {
    const create = (username: string) => storage.transaction(({ accounts }) => accounts.create(username, 'hash', 0))
    const made = await Promise.all([create('grace'), create('GRACE')])
    expect(made.filter((account) => account === null)).toHaveLength(1)
  })

  test('are listed in the order of registration, without the sample learner', async () => {
    const [first, second] = [await storage.person('zoe'), await storage.person('abel')]
    const listed = await storage.read(({ accounts }) => accounts.list())
    expect(listed.filter(({ id }) => [1, first, second].includes(id)).map(({ username }) => username)).toEqual([
      'zoe',
      'abel',
    ])
  })

  test('are removed with everything that refers to them, and nothing of others', async () => {
    const [ada, bob] = [await storage.person(), await storage.person()]
    for (const id of [ada, bob]) await storage.transaction(({ streak }) => streak.add(id, '2026-11-21'))
    await storage.transaction(({ accounts }) => accounts.remove(ada))
    expect(await storage.read(({ accounts }) => accounts.find(ada))).toBe(null)
    expect(await storage.read(({ streak }) => streak.days(ada))).toEqual([])
    expect(await storage.read(({ streak }) => streak.days(bob))).toEqual(['2026-11-21'])
  })

  test('get each rank once, in order, and none past the last', async () => {
    const takeRank = () => storage.transaction(({ accounts }) => accounts.takeRank(3))
    const ranks = await Promise.all([takeRank(), takeRank(), takeRank(), takeRank()])
    expect(ranks.toSorted()).toEqual([1, 2, 3, null])
  })
})

test('names that differ only in capitals have the same key', () => {
  expect(usernameKey('Ada.L+Work@x')).toBe(usernameKey('ada.l+work@X'))
})
