import { getFavorites, getProgress } from '@think-twice/contract/progress'
import { getQuizResults } from '@think-twice/contract/quiz-results'
import { expect, test } from 'vitest'
import { ADA, signInAda } from '../../../test/ada.ts'
import { quietConsole } from '../../../test/quiet-console.ts'
import { someRecord } from '../../../test/records.ts'
import { renderHook } from '../../../test/render.tsx'
import { someSummary } from '../../../test/results.ts'
import { refusal, serve } from '../../../test/serve.ts'
import { useMarks } from './use-marks.ts'

quietConsole()

const HEART = { itemId: 'tu-quoque', itemType: 'fallacy' }
const down = () => refusal(503, 'unavailable', 'Not now.')

/** The marks of Ada, who has one heart and one weakness; what is given replaces those replies. */
function marksOfAda({
  favorites = () => Response.json([HEART]),
  progress = () => Response.json([someRecord()]),
  results = () => Response.json([]),
}: {
  favorites?: () => Response | Promise<Response>
  progress?: () => Response
  results?: () => Response
} = {}) {
  const calls: string[] = []
  const counted = (name: string, reply: () => Response | Promise<Response>) => () => {
    calls.push(name)
    return reply()
  }
  serve(
    [getFavorites, counted('favorites', favorites)],
    [getProgress, counted('progress', progress)],
    [getQuizResults, results],
  )
  signInAda()
  return { marks: renderHook(useMarks), calls }
}

test('a visitor has no marks', () => {
  expect(renderHook(useMarks).current).toBeNull()
})

test('a learner has the concepts with a heart and those that need work, by their ids', async () => {
  const { marks } = marksOfAda()
  await expect
    .poll(() => marks.current)
    .toMatchObject({
      userId: ADA.id,
      favorites: new Set(['tu-quoque']),
      'needs-work': new Set(['straw-man']),
      areFavoritesKnown: true,
      isPending: false,
      hasFailed: false,
    })
})

test('a weakness is flagged under whatever name it was met, and one outside the catalogue is not', async () => {
  const biasProfiles = [
    { name: 'Social Influence', strength: 'high' },
    { name: 'Galaxy Brain', strength: 'high' },
  ]
  const assessed = { ...someSummary({ mode: 'bias-assessment' }), biasProfiles }
  const { marks } = marksOfAda({
    progress: () => Response.json([someRecord({ itemId: 'False Dilemma' })]),
    results: () => Response.json([assessed]),
  })
  await expect.poll(() => marks.current?.['needs-work']).toEqual(new Set(['black-or-white', 'social-proof']))
})

test('hearts are unknown, and the marks pending, until the server has replied', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { marks } = marksOfAda({ favorites: () => promise })
  await expect.poll(() => marks.current?.['needs-work'].size).toBe(1)
  expect(marks.current).toMatchObject({ areFavoritesKnown: false, isPending: true })
  resolve(Response.json([]))
  await expect.poll(() => marks.current).toMatchObject({ areFavoritesKnown: true, isPending: false })
})

test.each([
  ['favorites', { favorites: true }],
  ['progress', { progress: true }],
] as const)('marks without their %s have failed, and only that is asked for again', async (name, failing) => {
  let isDown = true
  const { marks, calls } = marksOfAda({
    ...('favorites' in failing && { favorites: () => (isDown ? down() : Response.json([HEART])) }),
    ...('progress' in failing && { progress: () => (isDown ? down() : Response.json([])) }),
  })
  await expect.poll(() => marks.current).toMatchObject({ hasFailed: true, isPending: false })
  isDown = false
  calls.length = 0
  marks.current?.tryAgain()
  await expect.poll(() => marks.current?.hasFailed).toBe(false)
  expect(calls).toEqual([name])
})
