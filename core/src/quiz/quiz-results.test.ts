import { describe, expect, test } from 'vitest'
import { someQuestion } from '../rules.fixture.ts'
import type { QuizMode } from '../vocabulary.ts'
import type { CompleteAttempt } from './quiz-attempt.ts'
import { finishNotice, resultOf, sentQuestions } from './quiz-results.ts'

const category = (name: string) =>
  ({ name, keywords: ['man'], description: '', related: ['straw-man'], recommendations: ['', '', ''] }) as const
const categories = { bias: [category('a bias')], fallacy: [category('a family')] }

function complete(userAnswers: number[], mode: QuizMode = 'standard'): CompleteAttempt {
  const questions = userAnswers.map(() => someQuestion())
  const times = { elapsed: 95_400, finishedAt: 1_700_000_000_000 }
  return { state: 'complete', id: 's1', mode, questions, userAnswers, ...times }
}

const finished = (mode: QuizMode, userAnswers: number[]) => resultOf(complete(userAnswers, mode), categories)

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
  const attempt = complete([0, 1])
  expect(resultOf(attempt, categories)).not.toHaveProperty('sureness')
  expect(resultOf({ ...attempt, sureness: [null, null] }, categories)).not.toHaveProperty('sureness')
  expect(resultOf({ ...attempt, sureness: [null, 'sure'] }, categories).sureness).toEqual([null, 'sure'])
})

test('a question is saved in its words, without the ids that rules go by and without its deciding words', () => {
  const { concept: _, meanings: __, ...words } = someQuestion()
  expect(sentQuestions([someQuestion({ decidingWords: ['A'] })])).toEqual([words])
})

describe('the toast at the end of a quiz', () => {
  test.each<[QuizMode, string, string]>([
    ['bias-assessment', 'Assessment Complete!', 'Bias analysis generated - 1 biases detected'],
    ['fallacy-assessment', 'Assessment Complete!', 'Fallacy analysis generated - 1 susceptibilities detected'],
    ['mini-bias-assessment', 'Quiz Complete!', 'You scored 50% (1/2)'],
    ['mini-fallacy-assessment', 'Quiz Complete!', 'You scored 50% (1/2)'],
    ['standard', 'Quiz Complete!', 'You scored 50% (1/2)'],
    ['extended', 'Quiz Complete!', 'You scored 50% (1/2)'],
  ])('for the mode %s reads %s %s', (mode, title, description) => {
    expect(finishNotice(finished(mode, [0, 1]))).toEqual({ title, description })
  })

  test('says that nothing was detected when no answer was wrong', () => {
    expect(finishNotice(finished('bias-assessment', [0])).description).toBe(
      'Bias analysis generated - 0 biases detected',
    )
  })
})
