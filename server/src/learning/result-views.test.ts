import { UNANSWERED } from '@think-twice/core/quiz/score'
import { itemAt } from '@think-twice/core/required'
import { expect, test } from 'vitest'
import { identifiedQuiz } from '../../test/quiz.fixture.ts'
import { completeResult, summarizedResult } from './result-views.ts'

const ALL_WRONG = { ...identifiedQuiz('bias-assessment', 12), id: 'r', timestamp: 0 }

test('a summary has the profiles of the whole result, without their texts', () => {
  const { questions, userAnswers, ...summary } = ALL_WRONG
  const { biasProfiles = [] } = completeResult(7, ALL_WRONG)
  expect(biasProfiles.length).toBeGreaterThan(1)
  expect(summarizedResult(7, { ...summary, missed: questions.slice(0, 12) })).toEqual({
    ...summary,
    userId: 7,
    biasProfiles: biasProfiles.map(({ name, strength }) => ({ name, strength })),
  })
})

test('a missed sound argument counts toward no profile', () => {
  const { questions, ...rest } = ALL_WRONG
  const { scenarioId: _, ...question } = itemAt(questions, 0)
  const missed = { ...rest, userAnswers: [UNANSWERED], questions: [question] }
  expect(completeResult(7, missed).biasProfiles).toHaveLength(1)
  expect(completeResult(7, { ...missed, questions: [{ ...question, kind: 'sound' }] }).biasProfiles).toEqual([])
})
