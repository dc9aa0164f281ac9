import {
  deleteFavorite,
  getFavorites,
  getLearningPaths,
  getProgress,
  postFavorite,
  postLearningPath,
} from '@think-twice/contract/learning'
import { getQuizResults } from '@think-twice/contract/quiz-results'
import { expect, test } from 'vitest'
import { ADA, signInAda } from '../../test/ada.ts'
import { someRecord } from '../../test/learner.ts'
import { quietConsole } from '../../test/quiet-console.ts'
import { renderHook } from '../../test/render.tsx'
import { refusal, serve } from '../../test/serve.ts'
import { endpointQuery } from './api.ts'
import { useCatalog } from './content.ts'
import {
  useFavorites,
  useLearningPaths,
  useProgress,
  useStartPath,
  useToggleFavorite,
  useWeaknesses,
} from './learning.ts'
import { queryClient } from './query-client.ts'

quietConsole()

test('weaknesses are available once progress, results, and the catalog are loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  serve([getProgress, () => Response.json([someRecord()])], [getQuizResults, () => promise])
  const page = renderHook(() => ({ found: useWeaknesses(7), others: [useProgress(7).data, useCatalog().data] }))
  await expect.poll(() => page.current.others.every(Boolean)).toBe(true)
  expect(page.current.found).toMatchObject({ data: undefined, isPending: true })
  resolve(Response.json([]))
  await expect.poll(() => page.current.found.data?.map(({ name }) => name)).toEqual(['Straw Man'])
  // The description comes from the catalog.
  expect(page.current.found.data?.[0]?.description).not.toBe('')
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
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(weaknesses.current.data).toBeUndefined()
  expect(sent).toEqual([])
})

test('a path that could not be started changes nothing, and that is only logged', async () => {
  serve([getLearningPaths, () => Response.json([])], [postLearningPath, () => refusal(503, 'unavailable', 'Not now.')])
  const page = renderHook(() => ({ paths: useLearningPaths(7), start: useStartPath(7) }))
  page.current.start.mutate({ pathType: 'beginner', totalSteps: 6 })
  await expect.poll(() => page.current.start.isError).toBe(true)
  expect(console.warn).toHaveBeenCalledWith('Failed to create learning path', expect.anything())
  await expect.poll(() => page.current.paths.data).toEqual([])
})

const STRAW_MAN = { itemId: 'straw-man', itemType: 'fallacy' } as const
const HALO = { itemId: 'halo-effect', itemType: 'bias' } as const

/** Holds each change of a heart until the test answers it, one after the other. */
function holdChanges() {
  const held: ((reply: Response | Promise<Response>) => void)[] = []
  const hold = () => new Promise<Response>((settle) => held.push(settle))
  return {
    hold,
    answer: async (reply: Response | Promise<Response>) => {
      await expect.poll(() => held.length).toBeGreaterThan(0)
      held.shift()?.(reply)
    },
  }
}

function open(initial: readonly unknown[], change: () => Response | Promise<Response>) {
  const sent = serve([getFavorites, () => Response.json(initial)], [postFavorite, change], [deleteFavorite, change])
  signInAda()
  const hearts = renderHook(() => ({ list: useFavorites(ADA.id).data, toggle: useToggleFavorite(ADA.id) }))
  return {
    sent,
    on: () => hearts.current.list?.map(({ itemId }) => itemId),
    press: (heart: typeof STRAW_MAN | typeof HALO, isOn: boolean) => hearts.current.toggle.mutate({ ...heart, isOn }),
  }
}

const taken = () => Response.json(STRAW_MAN, { status: 201 })
const failed = () => refusal(500, 'internal', 'No.')

test('a list requested before a heart was pressed does not undo it', async () => {
  const late = Promise.withResolvers<Response>()
  let asked = 0
  serve([getFavorites, () => (asked++ === 0 ? Response.json([]) : late.promise)], [postFavorite, taken])
  signInAda()
  const hearts = renderHook(() => ({ list: useFavorites(ADA.id).data, toggle: useToggleFavorite(ADA.id) }))
  await expect.poll(() => hearts.current.list).toEqual([])
  void queryClient.invalidateQueries(endpointQuery(getFavorites, { id: ADA.id }))
  await expect.poll(() => asked).toBe(2)
  await hearts.current.toggle.mutateAsync({ ...STRAW_MAN, isOn: true })
  late.resolve(Response.json([]))
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  await expect.poll(() => hearts.current.list).toEqual([STRAW_MAN])
})

test.each([
  ['the server refuses it', failed],
  ['the connection is cut', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a heart returns to its last state, on or off, when %s', async (_, fail) => {
  const { hold, answer } = holdChanges()
  const { on, press } = open([HALO], hold)
  await expect.poll(on).toEqual(['halo-effect'])
  press(STRAW_MAN, true)
  await expect.poll(on).toEqual(['halo-effect', 'straw-man'])
  await answer(fail())
  await expect.poll(on).toEqual(['halo-effect'])
  press(HALO, false)
  await expect.poll(on).toEqual([])
  await answer(fail())
  await expect.poll(on).toEqual(['halo-effect'])
})

test('a heart pressed three times ends as it was pressed last, even if the first press is refused', async () => {
  const { hold, answer } = holdChanges()
  const { on, press } = open([], hold)
  await expect.poll(on).toEqual([])
  for (const isOn of [true, false, true]) press(STRAW_MAN, isOn)
  await answer(failed())
  await answer(new Response(null, { status: 204 }))
  await answer(taken())
  await expect.poll(() => queryClient.isMutating()).toBe(0)
  expect(queryClient.getQueryData(endpointQuery(getFavorites, { id: ADA.id }).queryKey)).toEqual([STRAW_MAN])
  await expect.poll(on).toEqual(['straw-man'])
})
