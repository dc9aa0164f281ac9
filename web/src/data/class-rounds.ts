import { useQuery } from '@tanstack/react-query'
import { getRound, patchRound, postRound } from '@think-twice/contract/class-rounds'
import { getClass } from '@think-twice/contract/classes'
import type { Body } from '@think-twice/contract/endpoint'
import type { RoundState } from '@think-twice/core/class/round-state'
import { call, endpointQuery, pathOf } from './api.ts'
import { forgetClasses } from './classes.ts'
import { ApiError } from './http.ts'
import { FOLLOWED, poll } from './polling.ts'
import { queryClient } from './query-client.ts'

/** A round, polled every two seconds until it is over. Each reply is complete, so a lost connection loses nothing. */
export function useClassRound(classId: string, roundId: string) {
  const path = pathOf(getRound, { classId, roundId })
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => poll(getRound, path, signal),
    ...FOLLOWED,
    refetchInterval: ({ state: { data } }) => (data?.state.phase === 'over' ? false : FOLLOWED.refetchInterval),
  })
}

/** Gives the class a round; resolves to its id. */
export async function openRound(classId: string, round: Body<typeof postRound>): Promise<string> {
  const { id } = await call(postRound, { params: { classId }, body: round })
  await queryClient.invalidateQueries(endpointQuery(getClass, { classId }))
  forgetClasses()
  return id
}

/**
 * Moves a round on from the state that was seen. 'moved on' if another screen was faster; the present state is then
 * fetched.
 */
export async function moveRound(
  classId: string,
  roundId: string,
  seen: RoundState,
  to: Omit<Body<typeof patchRound>, 'expected'>,
): Promise<'moved' | 'moved on'> {
  const query = endpointQuery(getRound, { classId, roundId })
  // A poll that began before this change must not bring the old state back after it.
  await queryClient.cancelQueries(query)
  try {
    const moved = await call(patchRound, { params: { classId, roundId }, body: { ...to, expected: seen.number } })
    queryClient.setQueryData(query.queryKey, (round) => round && { ...round, ...moved })
    return 'moved'
  } catch (error) {
    if (error instanceof ApiError && error.code === 'round-moved-on') return 'moved on'
    throw error
  } finally {
    void queryClient.invalidateQueries(query)
    void queryClient.invalidateQueries(endpointQuery(getClass, { classId }))
    forgetClasses()
  }
}
