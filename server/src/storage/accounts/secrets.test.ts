import { describe, expect, test } from 'vitest'
import { DATABASES } from '../../../test/storage.fixture.ts'
import { useStorage } from '../../../test/use-storage.ts'

describe.each(DATABASES)('secrets on %s', (kind) => {
  const storage = useStorage(kind)
  const take = (name: string) => storage.transaction(({ secrets }) => secrets.take(name))

  test('are made once, with 256 random bits, and differ for each name', async () => {
    const key = await take('devices')
    expect(key).toMatch(/^[\w-]{43}$/)
    expect(await take('devices')).toBe(key)
    expect(await take('today')).not.toBe(key)
  })

  test('are the same for everybody who needs a new one at the same time', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => take('contested')))
    expect(new Set(keys).size).toBe(1)
  })
})
