import { getStreak } from '@think-twice/contract/progress'
import { getQuizResults } from '@think-twice/contract/quiz-results'
import { afterEach, expect, test, vi } from 'vitest'
import { stubDevice } from '../browser/device.fixture.ts'
import { endpointQuery } from './endpoint-query.ts'
import { queryClient } from './query-client.ts'

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('the key of a query is its path, so that a change can find the queries it affects', () => {
  expect(endpointQuery(getStreak, { id: 7 }).queryKey).toEqual(['/api/users/7/streak'])
  expect(endpointQuery(getQuizResults, { id: 7 }, { summary: 'true' }).queryKey).toEqual([
    '/api/quiz-results/user/7?summary=true',
  ])
})

test('a reply is checked against the contract, and anything else is an error', async () => {
  stubDevice()
  vi.stubGlobal('fetch', async () => Response.json({ currentStreak: 'four' }))
  await expect(queryClient.fetchQuery(endpointQuery(getStreak, { id: 7 }))).rejects.toThrow(
    'GET /api/users/:id/streak answered something else than the contract has.',
  )
})
