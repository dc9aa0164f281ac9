import { getLearningPaths, postLearningPath } from '@think-twice/contract/learning'
import { expect, test } from 'vitest'
import { quietConsole } from '../../test/quiet-console.ts'
import { renderHook } from '../../test/render.tsx'
import { refusal, serve } from '../../test/serve.ts'
import { useLearningPaths, useStartPath } from './learning-paths.ts'

quietConsole()

test('a path that could not be started changes nothing, and that is only logged', async () => {
  serve([getLearningPaths, () => Response.json([])], [postLearningPath, () => refusal(503, 'unavailable', 'Not now.')])
  const page = renderHook(() => ({ paths: useLearningPaths(7), start: useStartPath(7) }))
  page.current.start.mutate({ pathType: 'beginner', totalSteps: 6 })
  await expect.poll(() => page.current.start.isError).toBe(true)
  expect(console.warn).toHaveBeenCalledWith('Failed to create learning path', expect.anything())
  await expect.poll(() => page.current.paths.data).toEqual([])
})
