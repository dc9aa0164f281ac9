import { describe, expect, test } from 'vitest'
import { DATABASES } from '../../../test/storage.fixture.ts'
import { useStorage } from '../../../test/use-storage.ts'

describe.each(DATABASES)('passwords on %s', (kind) => {
  const storage = useStorage(kind)
  const hashOf = async (username: string) =>
    (await storage.read(({ passwords }) => passwords.credentials(username)))?.passwordHash

  test('are found with the name in any capitals, and the sample learner has none', async () => {
    const id = await storage.person('Ada')
    expect(await storage.read(({ passwords }) => passwords.credentials('aDA'))).toEqual({
      ...{ id, username: 'Ada', createdAt: 0 },
      ...{ passwordHash: 'hash', recoveryHash: null },
    })
    expect(await storage.read(({ passwords }) => passwords.credentials('nobody'))).toBe(null)
    expect(await hashOf('demo')).toBe(null)
  })

  test('are replaced only if the stored hash is still the one that was verified', async () => {
    const id = await storage.person('grace')
    const replace = (from: string, to: string) =>
      storage.transaction(({ passwords }) => passwords.replace(id, from, to))
    expect(await replace('hash', 'newer')).toBe(true)
    expect(await replace('hash', 'late')).toBe(false)
    expect(await hashOf('grace')).toBe('newer')
    expect(await replace('newer', 'newer')).toBe(true)
  })

  test('are changed by only one of two changes at the same time', async () => {
    const id = await storage.person('linus')
    const changed = await Promise.all(
      ['one', 'other'].map((to) => storage.transaction(({ passwords }) => passwords.replace(id, 'hash', to))),
    )
    expect(changed.filter(Boolean)).toHaveLength(1)
    expect(await hashOf('linus')).toBe(changed[0] ? 'one' : 'other')
  })
})
