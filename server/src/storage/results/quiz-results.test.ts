import { describe, expect, test } from 'vitest'
import { keptResult, SAVE_DETAILS } from '../../../test/result.fixture.ts'
import { DATABASES } from '../../../test/storage.fixture.ts'
import { useStorage } from '../../../test/use-storage.ts'

describe.each(DATABASES)('results on %s', (kind) => {
  const storage = useStorage(kind)
  const add = (userId: number, id: string) =>
    storage.transaction(({ quizResults }) => quizResults.add(userId, keptResult(id), SAVE_DETAILS))

  test('read back with their questions and answers as they were asked, for their person only', async () => {
    const [ada, bob] = [await storage.person(), await storage.person()]
    await add(ada, 'one')
    const find = (userId: number) => storage.read(({ quizResults }) => quizResults.findSaved(userId, 'one'))
    expect(await find(ada)).toEqual({ contentHash: 'hash', changes: null, result: keptResult('one') })
    expect(await find(bob)).toBe(null)
  })

  test('use each id once for each person', async () => {
    const [ada, bob] = [await storage.person(), await storage.person()]
    await add(ada, 'same')
    await add(bob, 'same')
    await expect(add(ada, 'same')).rejects.toThrow()
  })

  test('are counted with the questions they asked, and found among many ids', async () => {
    const [ada, bob] = [await storage.person(), await storage.person()]
    await add(ada, 'first')
    await add(ada, 'second')
    const count = (userId: number) => storage.read(({ quizResults }) => quizResults.count(userId))
    expect(await count(ada)).toEqual({ results: 2, answers: 24 })
    expect(await count(bob)).toEqual({ results: 0, answers: 0 })
    const among = (userId: number, ids: string[]) =>
      storage.read(({ quizResults }) => quizResults.keptAmong(userId, ids))
    expect(await among(ada, ['second', 'third'])).toEqual(new Set(['second']))
    expect(await among(bob, ['second'])).toEqual(new Set())
    expect(await among(ada, [])).toEqual(new Set())
  })
})
