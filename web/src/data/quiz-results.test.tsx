import { getProgress } from '@think-twice/contract/progress'
import { getQuizResults } from '@think-twice/contract/quiz-results'
import { expect, test } from 'vitest'
import { renderHook } from '../../test/render.tsx'
import { serve } from '../../test/serve.ts'
import { useProgress } from './progress.ts'
import { useResultSummaries } from './quiz-results.ts'

const SUMMARY = {
  id: 'r',
  userId: 7,
  mode: 'standard',
  score: 50,
  totalQuestions: 12,
  correctAnswers: 6,
  timestamp: 1,
  timeSpent: 60,
}

test('results are fetched without their questions', async () => {
  serve([getQuizResults, () => Response.json([SUMMARY])])
  const results = renderHook(() => useResultSummaries(7))
  await expect.poll(() => results.current.data).toEqual([SUMMARY])
})

test('neither results nor progress are fetched for a visitor', async () => {
  const sent = serve([getQuizResults, () => Response.json([])], [getProgress, () => Response.json([])])
  const page = renderHook(() => [useResultSummaries(null), useProgress(null)])
  expect(page.current.map(({ fetchStatus }) => fetchStatus)).toEqual(['idle', 'idle'])
  expect(sent).toEqual([])
})
