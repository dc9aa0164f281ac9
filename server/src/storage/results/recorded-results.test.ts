import { describe, expect, test } from 'vitest'
import { keptResult, SAVE_DETAILS } from '../../../test/result.fixture.ts'
import { DATABASES } from '../../../test/storage.fixture.ts'
import { useStorage } from '../../../test/use-storage.ts'

const SURE = Array.from({ length: 12 }, (_, index) => (index === 0 ? ('sure' as const) : null))

describe.each(DATABASES)('results that recorded activity on %s', (kind) => {
  const storage = useStorage(kind)

  test('are read oldest first, with day and sureness, and without results that recorded none', async () => {
    const userId = await storage.person()
    const recorded = { ...SAVE_DETAILS, changes: '{}' }
    const [late, early, plain] = [
      keptResult('late', { timestamp: 3000 }),
      keptResult('early', { timestamp: 1000 }),
      keptResult('plain', { timestamp: 2000 }),
    ]
    await storage.transaction(async ({ quizResults }) => {
      await quizResults.add(userId, late, { ...recorded, sureness: SURE })
      await quizResults.add(userId, early, recorded)
      await quizResults.add(userId, plain, SAVE_DETAILS)
    })
    expect(await storage.read(({ recordedResults }) => recordedResults.list(userId))).toEqual([
      { ...early, day: '2026-11-21', sureness: null },
      { ...late, day: '2026-11-21', sureness: SURE },
    ])
    const since = (time: number) => storage.read(({ recordedResults }) => recordedResults.scoresSince(userId, time))
    expect(await since(3000)).toEqual([{ mode: late.mode, score: late.score, timestamp: 3000 }])
    expect(await since(3001)).toEqual([])
  })
})
