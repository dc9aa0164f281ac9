import type { Answer } from '@think-twice/core/learning/evidence'
import { someAnswer } from '@think-twice/core/rules.fixture'
import { describe, expect, test } from 'vitest'
import { DATABASES, useStorage } from '../../../test/storage.fixture.ts'

/** Everything that an answer may lack, be, or hold. */
const ANSWERS: readonly Answer[] = [
  someAnswer({ id: 'lacking', source: 'call', isCorrect: false }),
  someAnswer({ id: 'whole', scenarioId: 'anchoring-used-car', choice: 'no-flaw', sureness: 'guess', isSound: true }),
  someAnswer({ id: 'latest', at: 8_640_000_000_000_000, day: '275760-09-13', itemId: 'a 🙂 label', sureness: 'sure' }),
]

describe.each(DATABASES)('answers on %s', (kind) => {
  const storage = useStorage(kind)

  test('read back as they were added, for their own learner alone', async () => {
    const [ada, bob] = [await storage.person(), await storage.person()]
    await storage.transaction(async ({ answers }) => {
      for (const answer of ANSWERS) await answers.add(ada, answer)
    })
    await storage.read(async ({ answers }) => {
      expect((await answers.list(ada)).toSorted(byId)).toEqual(ANSWERS.toSorted(byId))
      expect(await answers.find(ada, 'whole')).toEqual(ANSWERS[1])
      expect([await answers.list(bob), await answers.find(bob, 'whole')]).toEqual([[], null])
    })
  })
})

function byId(one: Answer, other: Answer): number {
  return one.id < other.id ? -1 : 1
}
