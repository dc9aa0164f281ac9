import { getProgress } from '@think-twice/contract/learning'
import { getQuizResults } from '@think-twice/contract/quiz-results'
import { expect, test } from 'vitest'
import { quietConsole } from '../../test/quiet-console.ts'
import { someRecord } from '../../test/records.ts'
import { renderHook } from '../../test/render.tsx'
import { refusal, serve } from '../../test/serve.ts'
import { useWeaknesses } from './weaknesses.ts'

quietConsole()

test('weaknesses are available once progress, results, and the catalog are loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  serve([getProgress, () => Response.json([someRecord()])], [getQuizResults, () => promise])
  const weaknesses = renderHook(() => useWeaknesses(7))
  await new Promise((settle) => setTimeout(settle, 100))
  expect(weaknesses.current).toMatchObject({ data: undefined, isPending: true })
  resolve(Response.json([]))
  await expect.poll(() => weaknesses.current.data?.map(({ name }) => name)).toEqual(['Straw Man'])
  // The description comes from the catalog.
  expect(weaknesses.current.data?.[0]?.description).not.toBe('')
})

test('only the requests that failed are repeated', async () => {
  const asked: string[] = []
  let isDown = true
  serve(
    [
      getProgress,
      () => {
        asked.push('progress')
        return isDown ? refusal(503, 'unavailable', 'Not now.') : Response.json([])
      },
    ],
    [
      getQuizResults,
      () => {
        asked.push('results')
        return Response.json([])
      },
    ],
  )
  const weaknesses = renderHook(() => useWeaknesses(7))
  await expect.poll(() => weaknesses.current.isError).toBe(true)
  isDown = false
  await weaknesses.current.refetch()
  await expect.poll(() => weaknesses.current.data).toEqual([])
  expect(asked.sort()).toEqual(['progress', 'progress', 'results'])
})

test('a visitor has no weaknesses, and nothing is requested for them', async () => {
  const sent = serve([getProgress, () => Response.json([])], [getQuizResults, () => Response.json([])])
  const weaknesses = renderHook(() => useWeaknesses(null))
  await new Promise((settle) => setTimeout(settle, 50))
  expect(weaknesses.current.data).toBeUndefined()
  expect(sent).toEqual([])
})
