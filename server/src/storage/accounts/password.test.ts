import { describe, expect, test } from 'vitest'
import { DATABASES } from '../../../test/storage.fixture.ts'
import { useStorage } from '../../../test/use-storage.ts'

describe.each(DATABASES)('passwords on %s', (kind) => {
  const storage = useStorage(kind)
  const hashOf = async (username: string) =>
    (await storage.read(({ passwords }) => passwords.credentials(username)))?.passwordHash

  test('the credentials are found by the name in any capitals, and the sample learner has none', async () => {
    const id = await storage.person('Ada')
    expect(await storage.read(({ passwords }) => passwords.credentials('aDA'))).toEqual({
      ...{ id, username: 'Ada', createdAt: 0 },
      ...{ passwordHash: 'hash', recoveryHash: null },
    })
    expect(await storage.read(({ passwords }) => passwords.credentials('nobody'))).toBe(null)
    expect(await hashOf('demo')).toBe(null)
  })

  test('a hash is replaced only while it is still the one that was proven', async () => {
    const id = await storage.person('grace')
    const replace = (from: string, to: string) =>
      storage.transaction(({ passwords }) => passwords.replace(id, from, to))
    expect(await replace('hash', 'newer')).toBe(true)
    expect(await replace('hash', 'late')).toBe(false)
    expect(await hashOf('grace')).toBe('newer')
    expect(await replace('newer', 'newer')).toBe(true)
  })

  test('of two changes at once one holds', async () => {
    const id = await storage.person('linus')
    const changed = await Promise.all(
      ['one', 'other'].map((to) => storage.transaction(({ passwords }) => passwords.replace(id, 'hash', to))),
    )
    expect(changed.filter(Boolean)).toHaveLength(1)
    expect(await hashOf('linus')).toBe(changed[0] ? 'one' : 'other')
  })
})
