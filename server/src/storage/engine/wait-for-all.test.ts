import { expect, test } from 'vitest'
import { waitForAll } from './wait-for-all.ts'

test('the results are in the order of the promises, and a null gives null', async () => {
  expect(await waitForAll([Promise.resolve(1), null, Promise.resolve('three')])).toEqual([1, null, 'three'])
})

test('a failure is reported only after everything has ended', async () => {
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
