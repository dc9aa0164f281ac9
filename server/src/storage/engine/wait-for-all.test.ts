import { expect, test } from 'vitest'
import { waitForAll } from './wait-for-all.ts'

test('the results stand in the order of what was asked, and nothing asked is nothing', async () => {
  expect(await waitForAll([Promise.resolve(1), null, Promise.resolve('three')])).toEqual([1, null, 'three'])
})

test('a failure is told only once everything has ended', async () => {
  const { promise: slow, resolve } = Promise.withResolvers<void>()
  let isTold = false
  const all = waitForAll([Promise.reject(new Error('first')), slow]).catch((error) => {
    isTold = true
    throw error
  })
  await new Promise(setImmediate)
  expect(isTold).toBe(false)
  resolve()
  await expect(all).rejects.toThrow('first')
})
