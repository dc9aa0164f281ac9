import { itemAt } from '@think-twice/core/item-at'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOON, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { finishedQuiz, identifiedQuiz } from '../../test/quiz.fixture.ts'
import { DATABASES } from '../../test/storage.fixture.ts'
import { answersInResult, answersOf } from './evidence.ts'

const DAY = '2026-11-21'

test('a result gives an answer for each question, with the choice, and the sureness where known', () => {
  const { mode, questions, userAnswers, score, totalQuestions, correctAnswers, timeSpent } = identifiedQuiz(
    'standard',
    1,
  )
  const result = { id: 'one', mode, questions, userAnswers, score, totalQuestions, correctAnswers, timeSpent }
  const sureness = ['sure' as const, ...Array(11).fill(null)]

  const answers = answersInResult({ ...result, timestamp: NOON, day: DAY, sureness })

  expect(answers).toHaveLength(12)
  expect(answers[0]).toMatchObject({
    ...{ id: 'one:00', source: 'quiz', at: NOON, day: DAY, isCorrect: false, isSound: false, sureness: 'sure' },
    ...{ itemId: itemAt(questions, 0).concept, scenarioId: itemAt(questions, 0).scenarioId },
  })
  expect(itemAt(answers, 0).choice).not.toBe(itemAt(answers, 0).itemId)
  expect(answers[1]).toMatchObject({ isCorrect: true, sureness: null })
})

test('a question that was left out has no choice', () => {
  const { mode, questions, score, totalQuestions, correctAnswers, timeSpent } = identifiedQuiz('standard', 0)
  const result = { id: 'one', mode, questions, score, totalQuestions, correctAnswers, timeSpent }
  const userAnswers = questions.map(() => -1)
  const answers = answersInResult({ ...result, userAnswers, timestamp: NOON, day: DAY, sureness: null })
  for (const { choice, isCorrect } of answers) expect([choice, isCorrect]).toEqual([null, false])
})

describe.each(DATABASES)('all answers of a learner on %s', (kind) => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp(kind)
  })
  afterAll(() => server.stop())

  test('come from quizzes that recorded activity, and from practice', async () => {
    const person = await server.person()
    await person.post('/api/quiz-results', finishedQuiz('standard', 0, { id: 'counted', recordActivity: true }))
    await person.post('/api/quiz-results', finishedQuiz('standard', 0, { id: 'not counted' }))
    await person.post(`/api/users/${person.id}/progress`, {
      ...{ itemId: 'Straw Man', categoryType: 'logical-fallacies', isCorrect: true },
    })
    const answers = await server.services.storage.read((stores) => answersOf(stores, person.id))
    expect(Map.groupBy(answers, ({ source }) => source).get('quiz')).toHaveLength(12)
    expect(answers.filter(({ source }) => source === 'call')).toMatchObject([{ itemId: 'straw-man', isCorrect: true }])
  })
})
