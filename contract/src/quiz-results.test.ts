import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getQuizResult, getQuizResults, postQuizResult, quizResultSummary, RESULT_ID } from './quiz-results.ts'

const QUESTION = {
  id: 'q1',
  scenario: 'A scenario.',
  options: ['one', 'two', 'three', 'four'],
  correctAnswer: 0,
  fallacyType: 'Straw Man',
  explanation: 'Why.',
  difficulty: 'easy',
}
const RESULT = {
  mode: 'standard',
  questions: [QUESTION],
  userAnswers: [0],
  score: 100,
  totalQuestions: 1,
  correctAnswers: 1,
  timeSpent: 30,
}
const problemOf = (value: unknown) => z.safeParse(postQuizResult.body, value).error?.issues[0]

test('a result is accepted with the fields of the specification, and with everything else that is known', () => {
  expect(problemOf(RESULT)).toBe(undefined)
  const more = { id: 'one', userId: 7, timestamp: 0, timeZone: null, sureness: ['sure'], recordActivity: true }
  expect(problemOf({ ...RESULT, ...more, biasProfiles: [] })).toBe(undefined)
})

test.each([
  ['an unknown mode', { mode: 'speed-run' }, 'mode'],
  ['no questions', { questions: [] }, 'questions'],
  ['61 questions', { questions: Array(61).fill(QUESTION) }, 'questions'],
  ['three options', { questions: [{ ...QUESTION, options: ['a', 'b', 'c'] }] }, 'questions.0.options'],
  ['an unknown difficulty', { questions: [{ ...QUESTION, difficulty: 'cruel' }] }, 'questions.0.difficulty'],
  ['half an answer', { userAnswers: [0.5] }, 'userAnswers.0'],
  ['more than ten years', { timeSpent: 315_360_001 }, 'timeSpent'],
  ['an id with markup', { id: '<b>' }, 'id'],
  ['an unknown sureness', { sureness: ['certain'] }, 'sureness.0'],
  ['a field nobody knows', { points: 1 }, ''],
])('a result with %s is refused, and the refusal names the field', (_, given, field) => {
  expect(problemOf({ ...RESULT, ...given })?.path.join('.')).toBe(field)
})

test('an unknown mode has its own refusal, and so does text that cannot be an id', () => {
  expect(problemOf({ ...RESULT, mode: 'speed-run' })?.message).toBe('unknown-mode')
  const { error } = z.safeParse(getQuizResult.params, { id: 'a b' })
  expect(error?.issues[0]?.message).toBe('result-not-found')
})

test.each(['a', 'quiz-1:0', 'x'.repeat(64)])('the text %j may be the id of a result', (id) => {
  expect(RESULT_ID.test(id)).toBe(true)
})

test.each(['', 'x'.repeat(65), 'a/b', 'a b', '../x'])('the text %j may not be the id of a result', (id) => {
  expect(RESULT_ID.test(id)).toBe(false)
})

test('a page of results is asked for by time and id, both given as text', () => {
  expect(z.safeParse(getQuizResults.query, { summary: 'true', before: '1795000000000', beforeId: 'one' }).success).toBe(
    true,
  )
  for (const query of [{ before: '-1' }, { before: '1e5' }, { summary: 'yes' }, { after: '1' }]) {
    expect(z.safeParse(getQuizResults.query, query).success, JSON.stringify(query)).toBe(false)
  }
})

test('a summary of a result carries no questions', () => {
  const { questions: _, userAnswers: __, ...summary } = { ...RESULT, id: 'one', userId: 7, timestamp: 0 }
  expect(z.safeParse(quizResultSummary, summary).success).toBe(true)
  expect(z.safeParse(quizResultSummary, { ...summary, questions: [] }).success).toBe(false)
})
