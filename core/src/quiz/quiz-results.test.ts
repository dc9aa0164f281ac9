import { expect, test } from 'vitest'
import { someQuestion } from '../testing.ts'
import type { QuizMode } from '../vocabulary.ts'
import type { CompleteAttempt } from './quiz-attempt.ts'
import { type QuizResult, resultOf, sentQuestions } from './quiz-results.ts'

const category = (name: string) =>
  ({ name, keywords: ['man'], description: '', related: ['straw-man'], recommendations: ['', '', ''] }) as const
const categories = { bias: [category('a bias')], fallacy: [category('a family')] }

function finished(mode: QuizMode, userAnswers: number[]): QuizResult {
  const attempt: CompleteAttempt = {
    state: 'complete',
    id: 's1',
    mode,
    questions: userAnswers.map(() => someQuestion()),
    userAnswers,
    elapsed: 95_400,
    finishedAt: 1_700_000_000_000,
  }
  return resultOf(attempt, categories)
}

test('a result is computed from the questions and answers', () => {
  expect(finished('standard', [0, 0, 1])).toMatchObject({
    id: 's1',
    mode: 'standard',
    score: 67,
    totalQuestions: 3,
    correctAnswers: 2,
    timestamp: 1_700_000_000_000,
    timeSpent: 95,
  })
})

test('only assessments carry profiles, based on the categories of what they assess', () => {
  expect(finished('advanced', [1])).not.toHaveProperty('biasProfiles')
  expect(finished('mini-bias-assessment', [1]).biasProfiles).toMatchObject([{ name: 'a bias', strength: 'low' }])
  expect(finished('fallacy-assessment', [1, 1]).biasProfiles).toMatchObject([
    { name: 'a family', strength: 'moderate' },
  ])
  expect(finished('bias-assessment', [0]).biasProfiles).toEqual([])
})

test('the sureness of answers is saved only if any was given', () => {
  const attempt: CompleteAttempt = {
    state: 'complete',
    id: 's1',
    mode: 'standard',
    questions: [someQuestion(), someQuestion()],
    userAnswers: [0, 1],
    elapsed: 0,
    finishedAt: 0,
  }
  expect(resultOf(attempt, categories)).not.toHaveProperty('sureness')
  expect(resultOf({ ...attempt, sureness: [null, null] }, categories)).not.toHaveProperty('sureness')
  expect(resultOf({ ...attempt, sureness: [null, 'sure'] }, categories).sureness).toEqual([null, 'sure'])
})

test('a question is saved in its words, without the ids that rules go by and without its deciding words', () => {
  const { concept: _, meanings: __, ...words } = someQuestion()
  expect(sentQuestions([someQuestion({ decidingWords: ['A'] })])).toEqual([words])
})
