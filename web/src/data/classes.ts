import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import {
  deleteClass,
  deleteClassSeat,
  getClass,
  getClasses,
  patchClass,
  postClass,
  postClassSeats,
  postSeatCode,
  type TeachersClass,
} from '@think-twice/contract/classes'
import type { Body } from '@think-twice/contract/endpoint'
import { call, endpointQuery } from './api.ts'
import { queryClient } from './query-client.ts'

/** For data that others change all the time: it is read again whenever a screen opens. */
const CHANGING = { staleTime: 0 } as const

export function useClasses() {
  return useQuery({ ...endpointQuery(getClasses, {}), ...CHANGING })
}

/** One class with its seats and rounds. */
export function useClass(classId: string) {
  return useQuery({ ...endpointQuery(getClass, { classId }), ...CHANGING })
}

/** Opens a class. Seat codes are in this reply and nowhere else. */
export async function openClass(typed: Body<typeof postClass>): Promise<TeachersClass> {
  const opened = await call(postClass, { body: typed })
  noteSeatCodes(opened.id, opened.seats)
  forgetClasses()
  return opened
}

export async function changeClass(classId: string, change: Body<typeof patchClass>): Promise<void> {
  const changed = await call(patchClass, { params: { classId }, body: change })
  queryClient.setQueryData(endpointQuery(getClass, { classId }).queryKey, changed)
  forgetClasses()
}

export async function removeClass(classId: string): Promise<void> {
  await call(deleteClass, { params: { classId } })
  queryClient.removeQueries({ queryKey: endpointQuery(getClass, { classId }).queryKey })
  forgetClasses()
}

/** A seat with its code, which the server sends once and keeps only as a hash. */
export type CodedSeat = { id: string; label: string; seatCode: string }

const seatCodesQuery = (classId: string) =>
  queryOptions<readonly CodedSeat[]>({
    queryKey: ['seat codes', classId],
    queryFn: () => [],
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
  })

/** The seat codes made on this page and not put away yet. They exist nowhere else, and are lost with the page or the sign-in. */
export function useSeatCodes(classId: string): readonly CodedSeat[] {
  return useQuery(seatCodesQuery(classId)).data ?? []
}

function noteSeatCodes(classId: string, seats: readonly { id: string; label: string; seatCode?: string }[]): void {
  const coded = seats.flatMap(({ id, label, seatCode }) => (seatCode === undefined ? [] : [{ id, label, seatCode }]))
  const isNew = ({ id }: CodedSeat) => coded.every((each) => each.id !== id)
  queryClient.setQueryData(seatCodesQuery(classId).queryKey, (known = []) => [...known.filter(isNew), ...coded])
}

export function putSeatCodesAway(classId: string): void {
  queryClient.setQueryData(seatCodesQuery(classId).queryKey, [])
}

export async function addSeats(classId: string, labels: readonly string[]): Promise<void> {
  const seats = await call(postClassSeats, { params: { classId }, body: { labels: [...labels] } })
  noteSeatCodes(classId, seats)
  await queryClient.invalidateQueries(endpointQuery(getClass, { classId }))
}

/** Gives a named seat a new code, or removes the seat. */
export function useSeatChanges(classId: string) {
  const onSuccess = () => queryClient.invalidateQueries(endpointQuery(getClass, { classId }))
  return {
    newCode: useMutation({
      mutationFn: (seatId: string) => call(postSeatCode, { params: { classId, seatId } }),
      onSuccess: (seat) => {
        noteSeatCodes(classId, [seat])
        return onSuccess()
      },
    }),
    remove: useMutation({
      mutationFn: (seatId: string) => call(deleteClassSeat, { params: { classId, seatId } }),
      onSuccess,
    }),
  }
}

/** Fetches the list of classes again where it is shown. */
export function forgetClasses(): void {
  void queryClient.invalidateQueries(endpointQuery(getClasses, {}))
}
