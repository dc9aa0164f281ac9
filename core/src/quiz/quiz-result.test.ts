import { describe, expect, test } from 'vitest'
import { someQuestion } from '../testing.ts'
import type { QuizMode } from '../vocabulary.ts'
import { clockText, minutesText } from '../wording/durations.ts'
import { questionLine } from '../wording/question-line.ts'
import { finishNotice } from './finish-notice.ts'
import type { CompleteAttempt } from './quiz-attempt.ts'
import { type QuizResult, resultOf, sentQuestions } from './quiz-result.ts'

const category = (name: string) =>
  ({ name, keywords: ['man'], description: '', related: [], recommendations: ['', '', ''] }) as const
const categories = { biases: [category('a bias')], fallacies: [category('a family')] }

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

test('a result is worked out from the questions and answers', () => {
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

test('only assessments carry profiles, read with the categories of what they assess', () => {
  expect(finished('advanced', [1])).not.toHaveProperty('biasProfiles')
  expect(finished('mini-bias-assessment', [1]).biasProfiles).toMatchObject([{ name: 'a bias', strength: 'low' }])
  expect(finished('fallacy-assessment', [1, 1]).biasProfiles).toMatchObject([
    { name: 'a family', strength: 'moderate' },
  ])
  expect(finished('bias-assessment', [0]).biasProfiles).toEqual([])
})

test('how sure somebody was goes along only when they ever said it', () => {
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

test('a question is saved without the words that the review marks, and otherwise as it was asked', () => {
  expect(sentQuestions([someQuestion({ decidingWords: ['A'] })])).toEqual([someQuestion()])
})

describe('the toast at the end', () => {
  test.each<[QuizMode, string, string]>([
    ['bias-assessment', 'Assessment Complete!', 'Bias analysis generated - 1 biases detected'],
    ['fallacy-assessment', 'Assessment Complete!', 'Fallacy analysis generated - 1 susceptibilities detected'],
    ['mini-bias-assessment', 'Quiz Complete!', 'You scored 50% (1/2)'],
    ['mini-fallacy-assessment', 'Quiz Complete!', 'You scored 50% (1/2)'],
    ['standard', 'Quiz Complete!', 'You scored 50% (1/2)'],
    ['extended', 'Quiz Complete!', 'You scored 50% (1/2)'],
  ])('of %s says %s %s', (mode, title, description) => {
    expect(finishNotice(finished(mode, [0, 1]))).toEqual({ title, description })
  })
})

test('an assessment that came without profiles has detected none', () => {
  const { biasProfiles: _, ...bare } = finished('bias-assessment', [1])
  expect(finishNotice(bare).description).toBe('Bias analysis generated - 0 biases detected')
})

test('elapsed time is m:ss', () => {
  expect([0, 9.9, 60, 167, 3600].map(clockText)).toEqual(['0:00', '0:09', '1:00', '2:47', '60:00'])
})

test('minutes are rounded, and under one is said in words', () => {
  expect([0, 59, 60, 89, 90, 372].map(minutesText)).toEqual([
    'less than 1 min',
    'less than 1 min',
    '1 min',
    '1 min',
    '2 min',
    '6 min',
  ])
})

test('the line above the options names the kind of flaw and nothing more', () => {
  const options = ['Anchoring', 'Halo Effect']
  expect(questionLine({ fallacyType: 'Straw Man', options })).toBe('Which fallacy is most at work here?')
  expect(questionLine({ fallacyType: 'Anchoring', kind: 'spot', options })).toBe('Which bias is most at work here?')
  expect(questionLine({ fallacyType: 'Anchoring', kind: 'decide', options })).toBe('Which choice is soundest?')
  expect(questionLine({ fallacyType: 'Anchoring', kind: 'sound', options: [...options, 'No bias here'] })).toBe(
    'Which bias, if any, is most at work here?',
  )
})
