import type { Endpoint } from '@think-twice/contract/endpoint'
import { getFavorites, getInsights, getProgress, getReview, getStreak } from '@think-twice/contract/learning'
import { getQuizResults } from '@think-twice/contract/quiz-results'
import { expect, test } from 'vitest'
import { ADA, signInAda } from '../../../test/ada.ts'
import { someInsights } from '../../../test/insights.ts'
import { someLearner, someRecord } from '../../../test/learner.ts'
import { quietConsole } from '../../../test/quiet-console.ts'
import { renderHook } from '../../../test/render.tsx'
import { someSummary } from '../../../test/results.ts'
import { refusal, serve } from '../../../test/serve.ts'
import { queryClient } from '../../data/query-client.ts'
import { type DashboardData, useDashboard } from './use-dashboard.ts'

quietConsole()

const REPLIES: readonly (readonly [Endpoint, unknown])[] = [
  [getQuizResults, [someSummary()]],
  [getProgress, [someRecord()]],
  [getFavorites, [{ itemId: 'tu-quoque', itemType: 'fallacy' }]],
  [getInsights, someInsights()],
  [getReview, { due: [], forToday: 0, dueTomorrow: 0, next: null, ownSeconds: null, seen: {}, met: [] }],
  [getStreak, someLearner().streak],
]

/** Ada's dashboard, with some of the calls failing; `asked` counts how often each was sent. */
function open(isDown: (endpoint: Endpoint) => boolean) {
  const asked = new Map<Endpoint, number>()
  serve(
    ...REPLIES.map(
      ([endpoint, reply]) =>
        [
          endpoint,
          () => {
            asked.set(endpoint, (asked.get(endpoint) ?? 0) + 1)
            return isDown(endpoint) ? refusal(503, 'unavailable', 'Not now.') : Response.json(reply)
          },
        ] as const,
    ),
  )
  signInAda()
  const hook = renderHook(() => ({ data: useDashboard(ADA.id) }))
  return { asked, data: () => hook.current.data }
}

const missing = (data: DashboardData | null) =>
  data && Object.entries(data).flatMap(([part, value]) => (value === null ? [part] : []))

test.each([
  { down: getFavorites, parts: ['favorites'] },
  { down: getInsights, parts: ['insights'] },
  { down: getStreak, parts: ['streak'] },
  { down: getProgress, parts: ['progress', 'weaknesses'] },
])('only the data that could not be loaded is missing: $parts', async ({ down, parts }) => {
  const { data } = open((endpoint) => endpoint === down)
  await expect.poll(() => missing(data())).toEqual(parts)
})

test('trying again repeats the calls that failed, and no others', async () => {
  let isDown = true
  const failing: readonly Endpoint[] = [getProgress, getReview]
  const { asked, data } = open((endpoint) => isDown && failing.includes(endpoint))
  await expect.poll(() => missing(data())).toEqual(['progress', 'weaknesses', 'review'])
  isDown = false
  const before = new Map(asked)
  data()?.onTryAgain()
  await expect.poll(() => missing(data())).toEqual([])
  const askedAgain = REPLIES.map(([endpoint]) => endpoint).filter((each) => asked.get(each) !== before.get(each))
  expect(askedAgain).toEqual(failing)
})

test('a dashboard on display stays while its data is requested again', async () => {
  let isDown = false
  const { data } = open((endpoint) => isDown && endpoint === getInsights)
  await expect.poll(() => missing(data())).toEqual([])
  isDown = true
  await queryClient.resetQueries()
  expect(data()).not.toBeNull()
})
