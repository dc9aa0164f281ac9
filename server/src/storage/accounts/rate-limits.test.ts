import { describe, expect, test } from 'vitest'
import { DATABASES } from '../../../test/storage.fixture.ts'
import { useStorage } from '../../../test/use-storage.ts'

const HOUR = 3_600_000

describe.each(DATABASES)('counts of limited calls on %s', (kind) => {
  const storage = useStorage(kind)

  test('are swept away once they have been forgotten, and not before', async () => {
    const limiter = storage.limiter({ keyPrefix: 'swept', points: 1, duration: 3600 })
    const sweep = (time: number) => storage.transaction(({ rateLimits }) => rateLimits.sweep(time))
    await limiter.count('caller')
    await sweep(Date.now())
    expect((await limiter.count('caller')).count).toBe(2)
    await sweep(Date.now() + 2 * HOUR)
    expect((await limiter.count('caller')).count).toBe(1)
  })
})
