import { UNANSWERED } from '@think-twice/core/quiz/score'
import { itemAt } from '@think-twice/core/required'
import { describe, expect, test } from 'vitest'
import { NOON } from '../../../test/app.fixture.ts'
import { identifiedQuiz } from '../../../test/quiz.fixture.ts'
import { DATABASES, useStorage } from '../../../test/storage.fixture.ts'
import type { Stores } from '../stores.ts'
import { sortedQuestion } from './questions.ts'
import type { StoredResult } from './quiz-results.ts'

/** A result with one question left out, and one that was asked twice. */
function someResult(given: Partial<StoredResult> = {}): StoredResult {
  const { mode, questions, userAnswers, score, totalQuestions, correctAnswers, timeSpent } = identifiedQuiz(
    'standard',
    2,
  )
  const asked = [...questions.slice(0, 11), itemAt(questions, 0)]
  const counts = { score, totalQuestions, correctAnswers, timeSpent }
  return {
    id: 'one',
    mode,
    questions: asked,
    userAnswers: userAnswers.with(1, UNANSWERED),
    timestamp: NOON,
    ...counts,
    ...given,
  }
}

const SURENESS = ['sure' as const, ...Array<null>(11).fill(null)]

async function add(stores: Stores, userId: number, result: StoredResult, given: { recordsActivity?: boolean } = {}) {
  const sorted = result.questions.map(sortedQuestion)
  const ids = await stores.questions.store(userId, sorted, () => false)
  const asked = sorted.map(({ order }, index) => ({ question: itemAt(ids, index), order }))
  const details = { day: '2026-11-21', sureness: SURENESS, contentHash: 'hash', recordsActivity: true, ...given }
  await stores.quizResults.add(userId, result, asked, details)
}

describe.each(DATABASES)('quiz results on %s', (kind) => {
  const storage = useStorage(kind)

  test('read back as they were added, with each question and its options in the order shown', async () => {
    const ada = await storage.person()
    const result = someResult()
    await storage.transaction((stores) => add(stores, ada, result))
    const found = await storage.read(({ quizResults }) => quizResults.find(ada, 'one'))
    expect(found).toEqual({ contentHash: 'hash', recordsActivity: true, result })
  })

  test('read as evidence with the options in their stored order, and the same options chosen', async () => {
    const ada = await storage.person()
    const { questions, userAnswers, ...summary } = someResult()
    await storage.transaction((stores) => add(stores, ada, { ...summary, questions, userAnswers }))
    const [recorded] = await storage.read(({ quizResults }) => quizResults.listRecorded(ada))
    expect(recorded).toMatchObject({ ...summary, day: '2026-11-21', sureness: SURENESS })
    const chosen = (result: Pick<StoredResult, 'questions' | 'userAnswers'> | undefined) =>
      result?.questions.map(({ id, meanings, options, correctAnswer }, index) => {
        const answer = itemAt(result.userAnswers, index)
        return [id, meanings[answer], options[answer], answer === correctAnswer]
      })
    expect(chosen(recorded)).toEqual(chosen({ questions, userAnswers }))
  })

  test('have as what was chosen the option’s place in the stored question, or nothing', async () => {
    const ada = await storage.person()
    const result = someResult()
    await storage.transaction((stores) => add(stores, ada, result))
    const [whole] = await storage.read(({ quizResults }) => quizResults.listWhole(ada))
    const stored = await storage.read(({ questions }) =>
      questions.find((whole?.asked ?? []).map((each) => each.questionId)),
    )
    const chosen = whole?.asked.map(({ questionId, chosen }) => stored.get(questionId)?.options[chosen ?? -1])
    expect(chosen).toEqual(result.questions.map(({ options }, index) => options[itemAt(result.userAnswers, index)]))
  })

  test('give their scores from a moment on, that moment included, if they recorded activity', async () => {
    const ada = await storage.person()
    await storage.transaction(async (stores) => {
      for (const [id, timestamp] of [
        ['before', NOON - 1],
        ['at', NOON],
        ['after', NOON + 1],
      ] as const)
        await add(stores, ada, someResult({ id, timestamp }))
      await add(stores, ada, someResult({ id: 'unrecorded', timestamp: NOON + 2 }), { recordsActivity: false })
    })
    const scores = await storage.read(({ quizResults }) => quizResults.scoresSince(ada, NOON))
    expect(scores.map(({ timestamp }) => timestamp).toSorted()).toEqual([NOON, NOON + 1])
  })
})
