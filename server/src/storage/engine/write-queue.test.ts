import { expect, test } from 'vitest'
import { oneAtATime, sideBySide } from './write-queue.ts'

/** Work that notes when it begins and ends, and ends when it is told to. */
function startable(name: string, order: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return {
    resolve: () => resolve(name),
    reject,
    work: async () => {
      order.push(`${name} begins`)
      try {
        return await promise
      } finally {
        order.push(`${name} ends`)
      }
    },
  }
}

test('queued work runs one at a time, in the order of arrival, and each caller gets its own result', async () => {
  const order: string[] = []
  const inTurn = oneAtATime()
  const [one, two] = [startable('one', order), startable('two', order)]
  const results = [inTurn(one.work), inTurn(two.work)]
  two.resolve()
  one.resolve()
  expect(await Promise.all(results)).toEqual(['one', 'two'])
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})

test('failed work rejects for its own caller, and the next in the queue still runs', async () => {
  const order: string[] = []
  const inTurn = oneAtATime()
  const [bad, good] = [startable('bad', order), startable('good', order)]
  const outcomes = Promise.allSettled([inTurn(bad.work), inTurn(good.work)])
  bad.reject(new Error('on purpose'))
  good.resolve()
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})

test('work that runs side by side does not wait for other work', async () => {
  const order: string[] = []
  const [one, two] = [startable('one', order), startable('two', order)]
  const results = [sideBySide(one.work), sideBySide(two.work)]
  expect(order).toEqual(['one begins', 'two begins'])
  for (const { resolve } of [one, two]) resolve()
  expect(await Promise.all(results)).toEqual(['one', 'two'])
})
