import type { Answer } from '@think-twice/core/learning/evidence'
import { describe, expect, test } from 'vitest'
import { DATABASES } from '../../../test/storage.fixture.ts'
import { useStorage } from '../../../test/use-storage.ts'

const PLAIN: Answer = {
  id: 'call-1',
  source: 'call',
  at: 1000,
  day: '1970-01-01',
  itemId: 'Straw Man',
  categoryType: 'logical-fallacies',
  isCorrect: false,
  isSound: false,
  scenarioId: null,
  choice: null,
  sureness: null,
}
const FULL: Answer = {
  ...PLAIN,
  id: 'round-1:0',
  source: 'practice',
  isCorrect: true,
  isSound: true,
  scenarioId: 'straw-man-1',
  choice: 'no-flaw',
  sureness: 'sure',
}

describe.each(DATABASES)('answers on %s', (kind) => {
  const storage = useStorage(kind)

  test('are returned as they were added, whether with few details or all', async () => {
    const [ada, bob] = [await storage.person(), await storage.person()]
    await storage.transaction(async ({ answers }) => {
      for (const answer of [PLAIN, FULL]) await answers.add(ada, answer)
    })
    const listed = await storage.read(({ answers }) => answers.list(ada))
    expect(listed.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual([PLAIN, FULL])
    expect(await storage.read(({ answers }) => answers.find(ada, FULL.id))).toEqual(FULL)
    expect(await storage.read(({ answers }) => answers.find(bob, FULL.id))).toBe(null)
    expect(await storage.read(({ answers }) => answers.count(ada))).toBe(2)
    expect(await storage.read(({ answers }) => answers.count(bob))).toBe(0)
  })

  test('are found among many keys, for one person only', async () => {
    const [ada, bob] = [await storage.person(), await storage.person()]
    await storage.transaction(({ answers }) => answers.add(ada, { ...PLAIN, id: 'kept' }))
    const among = (userId: number, keys: string[]) => storage.read(({ answers }) => answers.keptAmong(userId, keys))
    expect(await among(ada, ['kept', 'lost'])).toEqual(new Set(['kept']))
    expect(await among(bob, ['kept'])).toEqual(new Set())
    expect(await among(ada, [])).toEqual(new Set())
  })

  test('use each key once for each person', async () => {
    const [ada, bob] = [await storage.person(), await storage.person()]
    const add = (userId: number) => storage.transaction(({ answers }) => answers.add(userId, PLAIN))
    await add(ada)
    await add(bob)
    await expect(add(ada)).rejects.toThrow()
    expect(await storage.read(({ answers }) => answers.count(ada))).toBe(1)
  })
})
