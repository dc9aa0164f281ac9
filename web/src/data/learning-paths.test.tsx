import { getLearningPaths, postLearningPath } from '@think-twice/contract/progress'
import { expect, test } from 'vitest'
import { quietConsole } from '../../test/quiet-console.ts'
import { renderHook } from '../../test/render.tsx'
import { refusal, serve } from '../../test/serve.ts'
import { useLearningPaths, useStartPath } from './learning-paths.ts'

quietConsole()

const STARTED = {
  pathType: 'beginner',
  totalSteps: 6,
  currentStep: 0,
  completedSteps: [],
  startedAt: 1,
  completedAt: null,
}

const usePaths = () => ({ paths: useLearningPaths(7), start: useStartPath(7) })

test('a path starts at its beginning, and then appears among the started ones', async () => {
  let started: unknown[] = []
  const sent = serve(
    [getLearningPaths, () => Response.json(started)],
    [
      postLearningPath,
      () => {
        started = [STARTED]
        return Response.json(STARTED, { status: 201 })
      },
    ],
  )
  const page = renderHook(usePaths)
  await expect.poll(() => page.current.paths.data).toEqual([])
  page.current.start.mutate({ pathType: 'beginner', totalSteps: 6 })
  await expect.poll(() => page.current.paths.data).toMatchObject([{ pathType: 'beginner', currentStep: 0 }])
  expect(sent).toContainEqual({ pathType: 'beginner', totalSteps: 6, currentStep: 0, completedSteps: [] })
})

test('a path that could not be started changes nothing', async () => {
  serve([getLearningPaths, () => Response.json([])], [postLearningPath, () => refusal(503, 'unavailable', 'Not now.')])
  const page = renderHook(usePaths)
  page.current.start.mutate({ pathType: 'beginner', totalSteps: 6 })
  await expect.poll(() => page.current.start.isError).toBe(true)
  expect(console.warn).toHaveBeenCalled()
  await expect.poll(() => page.current.paths.data).toEqual([])
})
