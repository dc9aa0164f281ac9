import { findByName, identifiedByLabels } from '@think-twice/core/concepts/concept-names'
import { orderOptions } from '@think-twice/core/quiz/shuffle'
import { itemAt } from '@think-twice/core/required'
import { someQuestion } from '@think-twice/core/rules.fixture'
import type { IdentifiedQuestion } from '@think-twice/core/vocabulary'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { questionsOf } from '../../../test/quiz.fixture.ts'
import { DATABASES, useStorage } from '../../../test/storage.fixture.ts'
import { sortedQuestion } from './questions.ts'

const RUNS = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 500) }

const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.constantFrom('same', ''))
const question: fc.Arbitrary<IdentifiedQuestion> = fc
  .record({
    id: text,
    scenario: text,
    options: fc.array(text, { minLength: 4, maxLength: 4 }),
    correctAnswer: fc.nat(3),
    fallacyType: text,
    explanation: text,
    difficulty: fc.constantFrom('easy', 'medium', 'hard'),
    rationales: fc.option(fc.array(text, { minLength: 4, maxLength: 4 }), { nil: undefined }),
  })
  .map(({ rationales, ...rest }) => identifiedByLabels({ ...rest, ...(rationales && { rationales }) }, findByName))

test('a stored question reads back as it was asked', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const { body, order } = sortedQuestion(asked)
      expect(orderOptions(JSON.parse(body), order)).toEqual(asked)
    }),
    RUNS,
  )
})

test('a question has the same hash however its options were shuffled', () => {
  const positions = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(question, positions, (asked, order) => {
      expect(sortedQuestion(orderOptions(asked, order)).hash).toBe(sortedQuestion(asked).hash)
    }),
    RUNS,
  )
})

test('questions that differ in anything have different hashes', () => {
  const asked = itemAt(questionsOf('standard'), 0)
  const changed = { ...asked, explanation: `${asked.explanation} ` }
  expect(sortedQuestion(changed).hash).not.toBe(sortedQuestion(asked).hash)
})

describe.each(DATABASES)('foreign questions on %s', (kind) => {
  const storage = useStorage(kind)
  let number = 0
  const newQuestion = () => sortedQuestion(someQuestion({ scenario: `Own words, number ${++number}.` }))
  const store = (userId: number, question: ReturnType<typeof newQuestion>, isForeign: boolean) =>
    storage.transaction(({ questions }) => questions.store(userId, [question], () => isForeign))
  const bytes = (userId: number) => storage.read(({ questions }) => questions.foreignBytes(userId))
  const removeForeign = (userId: number) => storage.transaction(({ questions }) => questions.removeForeign(userId))
  const isStored = async (id: number) => (await storage.read(({ questions }) => questions.find([id]))).has(id)

  test('take room once for each person who was asked them, and the catalog’s take none', async () => {
    const [ada, bob] = [await storage.person(), await storage.person()]
    const own = newQuestion()
    const [id] = await store(ada, own, true)
    expect([await store(ada, own, true), await store(bob, own, true)]).toEqual([[id], [id]])
    await store(ada, newQuestion(), false)
    expect([await bytes(ada), await bytes(bob)]).toEqual(Array(2).fill(Buffer.byteLength(own.body)))
  })

  test('stay for good once the catalog has them, whoever was asked them before and after', async () => {
    const [ada, bob, eve] = [await storage.person(), await storage.person(), await storage.person()]
    const question = newQuestion()
    const id = itemAt(await store(ada, question, true), 0)
    expect(await store(bob, question, false)).toEqual([id])
    expect(await store(eve, question, true)).toEqual([id])
    expect(await bytes(eve)).toBe(0)
    await removeForeign(ada)
    expect(await isStored(id)).toBe(true)
  })

  test('are not removed with one account while another person is asked them at the same time', async () => {
    for (let round = 0; round < 10; round++) {
      const [ada, bob] = [await storage.person(), await storage.person()]
      const question = newQuestion()
      await store(ada, question, true)
      const [ids] = await Promise.all([store(bob, question, true), removeForeign(ada)])
      expect(await isStored(itemAt(ids, 0))).toBe(true)
    }
  })
})
