import { expect, test } from 'vitest'
import { ratiosOf, takeRounds } from './rounds.ts'

test('every round starts with the next target, and each target has one turn per round', async () => {
  const order: string[] = []

  await takeRounds(['a', 'b', 'c'], 3, async (target) => order.push(target))

  expect(order.join('')).toBe('abc' + 'bca' + 'cab' + 'abc')
})

test('turns are returned by target and round, without those of the warm-up round', async () => {
  let taken = 0

  const turns = await takeRounds(['a', 'b'], 2, async (target) => `${target}${++taken}`)

  expect(turns).toEqual([
    ['a4', 'a5'],
    ['b3', 'b6'],
  ])
})

test('a ratio compares the figures of one round', () => {
  const ratios = ratiosOf([2, 30], [1, 10])

  expect(ratios).toEqual([2, 3])
})
