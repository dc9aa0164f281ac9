import { getAchievements, getLearningPaths, getProgress, getStreak } from '@think-twice/contract/progress'
import { getQuizResults } from '@think-twice/contract/quiz-results'
import { expect, test } from 'vitest'
import { someLearner } from '../../../test/learner.ts'
import { quietConsole } from '../../../test/quiet-console.ts'
import { renderHook } from '../../../test/render.tsx'
import { refusal, serve } from '../../../test/serve.ts'
import { useLearner } from './use-learner.ts'

quietConsole()

test('only the data that could not be loaded is missing and requested again', async () => {
  const asked: string[] = []
  let isDown = true
  const list =
    (name: string, reply: unknown, fails = false) =>
    () => {
      asked.push(name)
      return fails && isDown ? refusal(503, 'unavailable', 'Not now.') : Response.json(reply)
    }
  serve(
    [getQuizResults, list('results', [])],
    [getProgress, list('progress', [], true)],
    [getStreak, list('streak', someLearner().streak)],
    [getAchievements, list('achievements', [], true)],
    [getLearningPaths, list('paths', [])],
  )
  const learner = renderHook(() => useLearner(7))
  await expect.poll(() => learner.current.isPending).toBe(false)
  expect(learner.current).toMatchObject({ results: [], paths: [], progress: undefined, achievements: undefined })
  asked.length = 0
  isDown = false
  await learner.current.tryAgain()
  await expect.poll(() => learner.current.progress).toEqual([])
  expect(asked.sort()).toEqual(['achievements', 'progress'])
})
