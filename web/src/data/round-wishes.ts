import type { FetchQueryOptions } from '@tanstack/react-query'
import { getInsights, getReview } from '@think-twice/contract/learning'
import { conceptsOfPair } from '@think-twice/core/learning/confusions'
import { conceptsMet, masteredConcepts, type ProgressRecord } from '@think-twice/core/learning/mastery'
import type { LastSeen } from '@think-twice/core/learning/review-plan'
import type { RoundWishes } from '@think-twice/core/practice/plan-round'
import { endpointQuery, START_TIMEOUT } from './api.ts'
import { progressQuery } from './learning.ts'
import { queryClient } from './query-client.ts'

/** The server's part in drawing a round; `mastered` counts concepts, and is null if it could not be read. */
export type KnownForRound = { wishes: RoundWishes; seen: LastSeen; mastered: number | null }

/** The wishes for a signed-in person's round, and when they last saw each scenario on any device. */
export async function fetchRoundWishes(userId: number): Promise<KnownForRound> {
  const [review, insights, progress] = await Promise.all([
    readNow(endpointQuery(getReview, { id: userId })),
    readNow(endpointQuery(getInsights, { id: userId })),
    readNow(progressQuery(userId)),
  ])
  const [confusion] = insights?.confusions ?? []
  const pair = confusion ? conceptsOfPair(confusion) : []
  // Progress has no answers to good arguments, so it knows fewer of the concepts met.
  const met = review?.met ?? conceptsMet(progress ?? [])
  return {
    wishes: { due: (review?.due ?? []).map(({ concept }) => concept), pair, met },
    seen: review?.seen ?? {},
    mastered: masteredIn(progress),
  }
}

/** The number of concepts a person has mastered; null for a visitor, and if it could not be read. */
export async function fetchMasteredCount(userId: number | null): Promise<number | null> {
  return userId === null ? null : masteredIn(await readNow(progressQuery(userId)))
}

function masteredIn(progress: readonly ProgressRecord[] | null): number | null {
  return progress && masteredConcepts(progress).length
}

/** A round goes ahead without what cannot be read; it is just less well chosen. */
async function readNow<Value>(query: FetchQueryOptions<Value>): Promise<Value | null> {
  try {
    return await soon(queryClient.fetchQuery({ ...query, staleTime: 0 }))
  } catch (error) {
    console.warn(`A round is drawn without ${query.queryKey[0]}.`, error)
    return null
  }
}

/** Waits for a value, and rejects if it takes too long. */
function soon<Value>(asked: Promise<Value>): Promise<Value> {
  const timeout = AbortSignal.timeout(START_TIMEOUT)
  return Promise.race([
    asked,
    new Promise<never>((_, fail) => timeout.addEventListener('abort', () => fail(timeout.reason))),
  ])
}
