import { LARGEST_QUESTION, MOST_QUESTION_BYTES } from '@think-twice/contract/quiz-results'
import { someQuestion } from '@think-twice/core/testing'
import { describe, expect, test } from 'vitest'
import { questionsOf } from '../../test/quiz.fixture.ts'
import { DATABASES } from '../../test/storage.fixture.ts'
import { useStorage } from '../../test/use-storage.ts'
import { encodeQuestion } from '../storage/questions/question-encoding.ts'
import { makeRoom, refuseLargeQuestions } from './question-quota.ts'

test('a question that is too large is refused by name, and one of the largest allowed size is not', () => {
  const empty = Buffer.byteLength(encodeQuestion(someQuestion({ scenario: '' })).body)
  const largest = someQuestion({ scenario: 'x'.repeat(LARGEST_QUESTION - empty) })
  expect(() => refuseLargeQuestions([largest])).not.toThrow()
  const larger = { ...largest, scenario: `${largest.scenario}x` }
  expect(() => refuseLargeQuestions([largest, larger])).toThrow(
    expect.objectContaining({
      code: 'question-too-large',
      issues: [expect.objectContaining({ field: 'questions.1' })],
    }),
  )
})

describe.each(DATABASES)('the space for a person’s own questions on %s', (kind) => {
  const storage = useStorage(kind)
  const make = (userId: number, questions: Parameters<typeof makeRoom>[2]) =>
    storage.transaction((stores) => makeRoom(stores, userId, questions))
  const taken = (userId: number) => storage.transaction(({ learners }) => learners.addQuestionBytes(userId, 0))

  test('is not used by the catalogue’s questions, nor by questions stored already', async () => {
    const userId = await storage.person()
    const stored = someQuestion({ scenario: 'Stored already.' })
    await storage.transaction(({ questions }) => questions.keep([encodeQuestion(stored)]))
    await make(userId, [...questionsOf('standard'), stored])
    expect(await taken(userId)).toBe(0)
  })

  test('is used once by each new question, in bytes', async () => {
    const userId = await storage.person()
    const own = someQuestion({ scenario: 'Nobody else’s.' })
    await make(userId, [own, own])
    expect(await taken(userId)).toBe(Buffer.byteLength(encodeQuestion(own).body))
  })

  test('runs out for this person only, until the next day', async () => {
    const [ada, bob] = [await storage.person(), await storage.person()]
    await storage.transaction(({ learners }) => learners.addQuestionBytes(ada, MOST_QUESTION_BYTES))
    const own = [someQuestion({ scenario: 'One more.' })]
    await expect(make(ada, own)).rejects.toMatchObject({
      code: 'no-room-for-questions',
      headers: { 'retry-after': '86400' },
    })
    expect(await taken(ada)).toBe(MOST_QUESTION_BYTES)
    await make(bob, own)
  })
})
