import { DAY } from '@think-twice/core/activity/days'
import { itemAt } from '@think-twice/core/required'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NOON } from '../../test/app.fixture.ts'
import { DATABASES, useStorage } from '../../test/storage.fixture.ts'
import { recordAnswer, type SentAnswer } from './record-answer.ts'

/** Answers of three days about two concepts, one of them to a sound item. */
const ANSWERS: readonly SentAnswer[] = [0, 0, 1, 1, 2, 2].map((daysAgo, index) => ({
  key: `round:${index}`,
  itemId: index % 3 === 0 ? 'Anchoring' : 'Straw Man',
  categoryType: index % 3 === 0 ? 'cognitive-biases' : 'logical-fallacies',
  isCorrect: index % 2 === 0,
  at: NOON - daysAgo * DAY - index,
  timeZone: 'UTC',
  ...(index === 4 && { kind: 'sound' as const }),
}))

describe.each(DATABASES)('a practice answer on %s', (kind) => {
  const storage = useStorage(kind)
  const record = (userId: number, index: number) =>
    storage.transaction((stores) => recordAnswer(stores, userId, itemAt(ANSWERS, index), NOON))
  const progressOf = (userId: number) => storage.read(({ progress }) => progress.list(userId))

  test('counts once and for its own day, in whatever order and however often answers arrive', async () => {
    const ada = await storage.person()
    for (const index of ANSWERS.keys()) await record(ada, index)
    const inOrder = await progressOf(ada)
    expect(inOrder.map(({ timesEncountered }) => timesEncountered)).toEqual([2, 3])

    const everyOne = fc.shuffledSubarray([...ANSWERS.keys()], { minLength: ANSWERS.length })
    const deliveries = fc.tuple(everyOne, fc.array(fc.nat(ANSWERS.length - 1))).map((parts) => parts.flat())
    await fc.assert(
      fc.asyncProperty(deliveries, async (order) => {
        const bob = await storage.person()
        for (const index of order) await record(bob, index)
        expect(await progressOf(bob)).toEqual(inOrder)
      }),
      { numRuns: 20 },
    )
  })
})
