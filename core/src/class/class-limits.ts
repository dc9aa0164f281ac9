import { DAY, HOUR, type Time } from '../activity/days.ts'

/** Kinds of seats, chosen when a class is opened: without names, or labeled by the teacher. */
export const SEAT_KINDS = ['anonymous', 'named'] as const
export type SeatKind = (typeof SEAT_KINDS)[number]

/** Characters a class’s name may have. */
export const LONGEST_CLASS_NAME = 60
/** Characters a seat’s label may have. */
export const LONGEST_SEAT_LABEL = 60
/** Classes that one person may have at a time. */
export const CLASSES_A_PERSON = 20
/** Seats that one class may have. */
export const SEATS_A_CLASS = 200
/** Rounds that one class may have. */
export const ROUNDS_A_CLASS = 200
/** Writes that the server takes from one seat in a minute. */
export const ANSWERS_A_MINUTE = 60

/** Days from its last use until a class is deleted. */
export const CLASS_KEPT_DAYS = 60
/** Days from its opening until a class is deleted, however often it is used. */
export const CLASS_KEPT_AT_MOST_DAYS = 400

/** The time that a seat stays on a device, in ms: on one's own device, and on a shared one. */
export const SEAT_KEPT = { own: 60 * DAY, shared: 4 * HOUR } as const

/** The moment at which a class is deleted with everything in it. */
export function classExpiresAt({ openedAt, lastUsedAt }: { openedAt: Time; lastUsedAt: Time }): Time {
  return Math.min(lastUsedAt + CLASS_KEPT_DAYS * DAY, openedAt + CLASS_KEPT_AT_MOST_DAYS * DAY)
}
