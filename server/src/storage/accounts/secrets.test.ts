import { describe, expect, test } from 'vitest'
import { DATABASES } from '../../../test/storage.fixture.ts'
import { useStorage } from '../../../test/use-storage.ts'

describe.each(DATABASES)('secrets on %s', (kind) => {
  const storage = useStorage(kind)
  const take = (name: string) => storage.transaction(({ secrets }) => secrets.take(name))

  test('a key is made once, of 256 random bits, and each name has its own', async () => {
    const key = await take('devices')
    expect(key).toMatch(/^[\w-]{43}$/)
    expect(await take('devices')).toBe(key)
    expect(await take('today')).not.toBe(key)
  })

  test('all who need a new one at once get the same', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => take('contested')))
    expect(new Set(keys).size).toBe(1)
  })
})
