import { expect, test } from 'vitest'
import { mayFail } from './may-fail.ts'

test('a failure is awaited and ignored, just like a success', async () => {
  let isOver = false
  const failing = new Promise((_, fail) =>
    setTimeout(() => {
      isOver = true
      fail(new Error('It failed.'))
    }, 5),
  )
  await expect(mayFail(failing)).resolves.toBeUndefined()
  expect(isOver).toBe(true)
  await expect(mayFail(Promise.resolve(1))).resolves.toBeUndefined()
})
