import { expect, test } from 'vitest'
import { createSemaphore, createSemaphores } from './semaphore.ts'

test('those who find no place enter in the order in which they came, one for each place that is freed', async () => {
  const { take, waiting } = createSemaphore(2)
  const entered: string[] = []
  const enter = async (name: string) => {
    const free = await take()
    entered.push(name)
    return free
  }
  const first = await enter('first')
  const second = await enter('second')
  const third = enter('third')
  const fourth = enter('fourth')
  expect([waiting(), entered]).toEqual([2, ['first', 'second']])

  second()
  const freeThird = await third
  expect([waiting(), entered]).toEqual([1, ['first', 'second', 'third']])

  first()
  await fourth
  freeThird()
  await enter('fifth')
  expect([waiting(), entered.at(-1)]).toEqual([0, 'fifth'])
})

test('keys do not wait for each other, and the users of each are counted until they free their place', async () => {
  const { take, users } = createSemaphores(1)
  const freeAda = await take('ada')
  const freeGrace = await take('grace')
  const next = take('ada')
  expect([users('ada'), users('grace')]).toEqual([2, 1])

  freeGrace()
  freeAda()
  const freeNext = await next
  expect([users('ada'), users('grace')]).toEqual([1, 0])

  freeNext()
  expect(users('ada')).toBe(0)
})
