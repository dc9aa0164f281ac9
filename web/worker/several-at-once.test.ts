import { expect, test } from 'vitest'
import { severalAtOnce } from './several-at-once.ts'

/** Work that the test finishes by hand, and what of it has begun. */
function byHand() {
  const begun: string[] = []
  const held = new Map<string, PromiseWithResolvers<void>>()
  return {
    begun,
    work: (item: string) => {
      begun.push(item)
      const result = Promise.withResolvers<void>()
      held.set(item, result)
      return result.promise
    },
    finish: async (item: string) => {
      held.get(item)?.resolve()
      await new Promise((settle) => setTimeout(settle))
    },
    fail: (item: string) => held.get(item)?.reject(new Error(`${item} failed`)),
  }
}

test('as many as allowed are under way at once, and each one that ends makes room for the next', async () => {
  const { work, begun, finish } = byHand()
  const all = severalAtOnce(['a', 'b', 'c', 'd'], 2, work)
  expect(begun).toEqual(['a', 'b'])
  await finish('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  await finish('a')
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  await finish('d')
  await finish('c')
  await expect(all).resolves.toBeUndefined()
})

test('the whole fails as soon as one item does, and nothing more is begun', async () => {
  const { work, begun, finish, fail } = byHand()
  const all = severalAtOnce(['a', 'b', 'c', 'd'], 2, work)
  fail('a')
  await expect(all).rejects.toThrow('a failed')
  await finish('b')
  expect(begun).toEqual(['a', 'b'])
})

test('nothing to do is done at once', async () => {
  await expect(severalAtOnce([], 4, () => Promise.reject(new Error('Nothing was asked for')))).resolves.toBeUndefined()
})
