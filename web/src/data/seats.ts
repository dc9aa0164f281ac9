import { useQuery } from '@tanstack/react-query'
import type { Body } from '@think-twice/contract/endpoint'
import {
  type AssignedRound,
  deleteSeatAnswers,
  getJoin,
  getSeat,
  getSeatRound,
  joinClass,
  type LiveRound,
  leaveSeat,
} from '@think-twice/contract/seats'
import { call, deliver, endpointQuery, pathOf, readUnlessSignedOut } from './api.ts'
import { ApiError } from './http.ts'
import { FOLLOWED, poll } from './polling.ts'
import { queryClient } from './query-client.ts'

/** Milliseconds between two polls of the rounds that wait, while a live one, polled more often, is on the screen. */
const LOOK_AROUND_EVERY = 10_000

/** The part of an address that names the class of a seat; a browser may have seats in several. */
export function ofClass(code: string): string {
  return `?${new URLSearchParams({ class: code })}`
}

/** The public part of the class with a join code. */
export function useClassWithCode(code: string) {
  return useQuery({ ...endpointQuery(getJoin, { code }), staleTime: 0 })
}

/** Takes a seat. */
export function takeSeat(body: Body<typeof joinClass>) {
  return call(joinClass, { body })
}

/** Has the browser kept the seat that was just taken? One that blocks cookies has not. */
export async function isSeatKept(code: string): Promise<boolean> {
  try {
    return (await readUnlessSignedOut(getSeat, pathOf(getSeat) + ofClass(code))) !== null
  } catch {
    // No connection any more, which says nothing about cookies.
    return true
  }
}

/** Whose seat this is, and which rounds wait for it; `isLive` while one of them is on the screen. */
export function useSeatView(code: string, { isLive }: { isLive: boolean }) {
  const path = pathOf(getSeat) + ofClass(code)
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => poll(getSeat, path, signal),
    ...FOLLOWED,
    ...(isLive && { refetchInterval: LOOK_AROUND_EVERY }),
  })
}

/** A live round, polled. */
export function useLiveRound(code: string, roundId: string) {
  const path = pathOf(getSeatRound, { roundId }) + ofClass(code)
  return useQuery({
    queryKey: [path],
    queryFn: async ({ signal }): Promise<LiveRound> => {
      const round = await poll(getSeatRound, path, signal)
      if (round.kind !== 'live')
        throw new Error(`Cannot follow the round “${roundId}” as a live one: it is ${round.kind}`)
      return round
    },
    ...FOLLOWED,
  })
}

/** An assigned round: its scenarios, and what this seat has answered of it. */
export async function fetchAssignedRound(code: string, roundId: string): Promise<AssignedRound> {
  const path = pathOf(getSeatRound, { roundId }) + ofClass(code)
  const round = await poll(getSeatRound, path, new AbortController().signal)
  if (round.kind !== 'assigned')
    throw new Error(`Cannot fetch the round “${roundId}” as an assigned one: it is ${round.kind}`)
  return round
}

/** Gives up the seat on this device; `withAnswers` also deletes what it answered. A seat that is gone was left already. */
export async function giveUpSeat(code: string, { withAnswers }: { withAnswers: boolean }): Promise<void> {
  const endpoint = withAnswers ? deleteSeatAnswers : leaveSeat
  try {
    await deliver(endpoint, endpoint.path + ofClass(code), {})
  } catch (error) {
    if (!isSeatGone(error)) throw error
  }
}

/** Drops every reply that was read for the seats of this device. */
export function forgetSeatReplies(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(pathOf(getSeat)) })
}

/** Does the server say that this browser has no seat in the class (any more)? */
export function isSeatGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'no-seat'
}

/** Does the server say that this is no code of a class? */
export function isWrongCode(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'no-such-code'
}
