import { type FetchQueryOptions, useQuery } from '@tanstack/react-query'
import type { Reply } from '@think-twice/contract/endpoint'
import { getInsights, getReview, postToday } from '@think-twice/contract/practice'
import type { Day } from '@think-twice/core/activity/days'
import { isConceptId } from '@think-twice/core/concepts/concepts'
import { conceptsOf } from '@think-twice/core/learning/confusions'
import { masteredConcepts, type ProgressRecord } from '@think-twice/core/learning/mastery'
import type { RoundWishes } from '@think-twice/core/practice/plan-round'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-questions'
import { questionOfDay } from '@think-twice/core/practice/today'
import { call, endpointQuery, PATIENCE_TO_START } from './api.ts'
import { fetchPracticeIndex, fetchPracticeOf, fetchSchedule } from './content.ts'
import { progressQuery } from './progress.ts'
import { queryClient } from './query-client.ts'

export type Review = Reply<typeof getReview>

/** The concepts that are due today, the most urgent first, and when the next ones will be. */
export function useReview(userId: number) {
  return useQuery(endpointQuery(getReview, { id: userId }))
}

/**
 * The insights from the learner's answers: eye, calibration, mix-ups, first looks, and the latest answers about each concept.
 */
export function useInsights(userId: number) {
  return useQuery(endpointQuery(getInsights, { id: userId }))
}

/**
 * The wishes for a signed-in person's round, and the number of concepts they have mastered; null if it could not be read.
 */
export async function fetchRoundWishes(userId: number): Promise<{ wishes: RoundWishes; mastered: number | null }> {
  const [review, insights, progress] = await Promise.all([
    readNow(endpointQuery(getReview, { id: userId })),
    readNow(endpointQuery(getInsights, { id: userId })),
    readNow(progressQuery(userId)),
  ])
  const [confusion] = insights?.confusions ?? []
  const pair = confusion ? conceptsOf(confusion) : []
  const met = (progress ?? []).map(({ itemId }) => itemId).filter(isConceptId)
  return {
    wishes: { due: review?.due ?? [], pair, met },
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
  const patience = AbortSignal.timeout(PATIENCE_TO_START)
  return Promise.race([
    asked,
    new Promise<never>((_, fail) => patience.addEventListener('abort', () => fail(patience.reason))),
  ])
}

/** The argument of a day, with its options in that day's order; null when none is planned. */
export async function fetchQuestionOfDay(day: Day): Promise<PracticeQuestion | null> {
  const [schedule, index] = await Promise.all([fetchSchedule(), fetchPracticeIndex()])
  const entry = index.find(({ id }) => id === schedule[day])
  if (!entry) return null
  const question = (await fetchPracticeOf([entry.concept])).find(({ id }) => id === entry.id)
  return question ? questionOfDay(question, day) : null
}

/** Everyone's answers to a day's argument. The same call counts the learner's own answer, once. */
export function useHowOthersAnswered(
  day: Day,
  { choice, sentence, isCounted }: { choice: string | undefined; sentence: number | null; isCounted: boolean },
) {
  return useQuery({
    queryKey: ['how others answered', day],
    enabled: isCounted && choice !== undefined,
    queryFn: async () => {
      if (choice === undefined) return null
      const { others } = await call(postToday, { body: { day, choice, sentence } })
      return others
    },
  })
}
