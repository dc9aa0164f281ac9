import { describe, expect, test } from 'vitest'
import type { QuizMode } from '../vocabulary.ts'
import { finishNotice, type QuizResult } from './quiz-results.ts'

/** One of two questions right, and one profile. */
function resultIn(mode: QuizMode): QuizResult {
  const profile = {
    name: 'a pattern',
    description: '',
    strength: 'low',
    fallacyTypes: [],
    recommendations: [],
  } as const
  return {
    ...{ id: 's1', mode, questions: [], userAnswers: [], timestamp: 1_700_000_000_000, timeSpent: 95 },
    ...{ score: 50, totalQuestions: 2, correctAnswers: 1, biasProfiles: [profile] },
  }
}

describe('the toast at the end of a quiz', () => {
  test.each<[QuizMode, string, string]>([
    ['bias-assessment', 'Assessment Complete!', 'Bias analysis generated - 1 biases detected'],
    ['fallacy-assessment', 'Assessment Complete!', 'Fallacy analysis generated - 1 susceptibilities detected'],
    ['mini-bias-assessment', 'Quiz Complete!', 'You scored 50% (1/2)'],
    ['mini-fallacy-assessment', 'Quiz Complete!', 'You scored 50% (1/2)'],
    ['standard', 'Quiz Complete!', 'You scored 50% (1/2)'],
    ['extended', 'Quiz Complete!', 'You scored 50% (1/2)'],
  ])('for the mode %s reads %s %s', (mode, title, description) => {
    expect(finishNotice(resultIn(mode))).toEqual({ title, description })
  })
})

test('the toast at the end of an assessment without profiles says that nothing was detected', () => {
  const { biasProfiles: _, ...bare } = resultIn('bias-assessment')
  expect(finishNotice(bare).description).toBe('Bias analysis generated - 0 biases detected')
})
