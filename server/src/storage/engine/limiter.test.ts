import { afterEach, describe, expect, test, vi } from 'vitest'
import { DATABASES, useStorage } from '../../../test/storage.fixture.ts'

const RULES = { name: 'tries', seconds: 60, secret: 'known to this test' }

describe.each(DATABASES)('a counter on %s', (kind) => {
  const storage = useStorage(kind)
  afterEach(() => {
    vi.useRealTimers()
  })

  test('counts by key, and says when the count will be forgotten', async () => {
    const limiter = storage.limiter(RULES)
    const counts: number[] = []
    for (let time = 0; time < 5; time++) counts.push((await limiter.count('ada')).count)
    expect(counts).toEqual([1, 2, 3, 4, 5])
    expect((await limiter.count('bob')).count).toBe(1)
    const { msBeforeNext } = await limiter.count('ada')
    expect(msBeforeNext).toBeGreaterThan(50_000)
    expect(msBeforeNext).toBeLessThanOrEqual(60_000)
  })

  test('forgets a count in time, or when told to', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const limiter = storage.limiter(RULES)
    await limiter.count('grace')
    await limiter.count('linus')
    expect(await limiter.msLeft('grace')).toBe(60_000)
    await limiter.forget('grace')
    expect(await limiter.msLeft('grace')).toBe(0)
    vi.setSystemTime(Date.now() + 60_001)
    expect((await limiter.count('linus')).count).toBe(1)
  })

  test('takes back a single count, and can keep one for a time of its own', async () => {
    const limiter = storage.limiter(RULES)
    await limiter.count('margaret', 3600)
    expect(await limiter.msLeft('margaret')).toBeGreaterThan(3_500_000)
    await limiter.count('margaret')
    await limiter.uncount('margaret')
    expect((await limiter.count('margaret')).count).toBe(2)
  })

  test('is never undone with a transaction, and keeps different names apart', async () => {
    const [tries, calls] = [storage.limiter(RULES), storage.limiter({ ...RULES, name: 'calls' })]
    await tries.count('ada.twice')
    await calls.count('ada.twice')
    const failing = storage.transaction(async () => {
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect((await tries.count('ada.twice')).count).toBe(2)
  })
})
