import type { AssignedRound, SeatView } from '@think-twice/contract/seats'
import * as z from 'zod/mini'
import { type KeptAt, keptRecords, type SeatOwner, seatOwner } from './kept-records.ts'

/** Raised when the stored shape changes, so that an older one is skipped rather than misread. */
const VERSION = 2

/**
 * A seat of this device. Its token is in a cookie that no script can read; this record says that there is one, so that
 * the class opens without a network, too.
 */
export type KeptSeat = {
  id: string
  /** The join code when the seat was taken, which names its cookie; calls name the class by it. */
  code: string
  /** The server's latest reply; the class may have another join code by now. */
  view: SeatView
  /** The assigned rounds that wait, by id, so that they can be begun without a network. */
  assigned: Readonly<Record<string, AssignedRound>>
}

type SeatRecord = KeptSeat & KeptAt & { version: typeof VERSION }

// Only we write this version, so finding its mark is proof enough of the rest.
const marks = z.object({
  version: z.literal(VERSION),
  place: z.number(),
  view: z.object({ rounds: z.array(z.unknown()) }),
})
const seatSchema = z.custom<SeatRecord>((found) => marks.safeParse(found).success)

const records = keptRecords('seat', seatSchema)

export const useSeats = records.use

/** The seat in the class with this join code, old or new; null if this device has none. */
export function seatIn(code: string, seats: Readonly<Record<string, KeptSeat>> = records.get()): KeptSeat | null {
  return Object.values(seats).find((seat) => seat.code === code || seat.view.class.code === code) ?? null
}

/** The owners of all seats on this device. */
export function seatsHere(): SeatOwner[] {
  return Object.keys(records.get()).map(seatOwner)
}

/** The code that names a seat's class in calls; null if the seat is not on this device. */
export function codeOfSeat(owner: SeatOwner): string | null {
  return Object.values(records.get()).find(({ id }) => seatOwner(id) === owner)?.code ?? null
}

export function keepSeat(seat: KeptSeat): void {
  records.keep(seat.id, { ...seat, version: VERSION })
}

export function dropSeat(seatId: string): void {
  records.drop(seatId)
}

/** Keeps an assigned round beside its seat, unless the seat was left in the meantime. */
export function keepAssigned(seatId: string, roundId: string, round: AssignedRound): void {
  const seat = records.find(seatId)
  if (seat) keepSeat({ ...seat, assigned: { ...seat.assigned, [roundId]: round } })
}
