import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  getQuizResult,
  getQuizResults,
  MOST_IDS,
  postMissing,
  postQuizResult,
  question,
  quizResultSummary,
  RESULT_ID,
} from './quiz-results.ts'

const QUESTION = {
  id: 'q1',
  scenario: 'A scenario.',
  options: ['one', 'two', 'three', 'four'],
  correctAnswer: 0,
  fallacyType: 'Straw Man',
  explanation: 'Why.',
  difficulty: 'easy',
}
const fieldsRefused = (given: object) =>
  z.safeParse(question, { ...QUESTION, ...given }).error?.issues.map(({ path }) => path.join('.')) ?? []

test('a question needs no more than the specification lists, and may also name its scenario', () => {
  expect(fieldsRefused({})).toEqual([])
  const more = { scenarioId: 'straw-man-1', form: 'B', kind: 'sound', rationales: ['a', 'b', 'c', 'd'] }
  expect(fieldsRefused(more)).toEqual([])
})

test('a question may carry a label outside the catalog, because the catalog may have changed since', () => {
  expect(fieldsRefused({ fallacyType: 'Red Herring' })).toEqual([])
})

test.each([
  ['five options', { options: ['a', 'b', 'c', 'd', 'e'] }, ['options']],
  ['a rationale for three of four', { rationales: ['a', 'b', 'c'] }, ['rationales']],
  ['a text of over 4,000 characters', { scenario: 'x'.repeat(4001) }, ['scenario']],
  ['a fourth form', { form: 'D' }, ['form']],
  ['an id of over 100 characters', { id: 'x'.repeat(101) }, ['id']],
  ['the words that decide it, which stay on the device', { decidingWords: ['A'] }, ['']],
])('a question with %s cannot be stored', (_, given, refused) => {
  expect(fieldsRefused(given)).toEqual(refused)
})

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

const areIdsTaken = (given: object) => z.safeParse(postMissing.body, { results: [], answers: [], ...given }).success
const ids = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`)

test('a call about missing entries accepts as many ids of each kind as the limit allows', () => {
  const longest = {
    results: ids(MOST_IDS).map((id) => id.padEnd(64, 'x')),
    answers: ids(MOST_IDS).map((id) => id.padEnd(80, 'x')),
  }
  expect(areIdsTaken(longest)).toBe(true)
  expect(JSON.stringify(longest).length).toBeLessThanOrEqual(postMissing.bodyLimit)
})

test('a call about missing entries refuses one id more than the limit, of either kind', () => {
  expect(areIdsTaken({ results: ids(MOST_IDS + 1) })).toBe(false)
  expect(areIdsTaken({ answers: ids(MOST_IDS + 1) })).toBe(false)
})

test.each([{ results: ['a b'] }, { results: ['x'.repeat(65)] }, { answers: ['<b>'] }, { answers: [7] }])(
  'a call about missing entries refuses %j, which cannot be the id of anything kept',
  (given) => {
    expect(areIdsTaken(given)).toBe(false)
  },
)
