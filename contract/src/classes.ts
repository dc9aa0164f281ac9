import { LONGEST_CLASS_NAME, LONGEST_SEAT_LABEL, SEAT_KINDS, SEATS_A_CLASS } from '@think-twice/core/class/class-limits'
import { CLASS_ROUND_KINDS } from '@think-twice/core/class/round-state'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { type ErrorCode, refusedAs } from './errors.ts'
import { count, line, roundState, scenarioId, time } from './fields.ts'

/** A teacher’s calls, refused to everyone but the person who opened the class. */
export const OF_A_CLASS = ['class-not-found', 'not-your-class'] as const

const OPAQUE = /^[\w-]{1,40}$/
/** An id that the server made: 1 to 40 letters, digits, hyphens and underscores. */
export const opaqueId = z.string().check(z.regex(OPAQUE))

/** Anything that cannot be an id belongs to nothing. */
const idOf = (missing: ErrorCode) => z.string().check(z.regex(OPAQUE, { error: refusedAs(missing) }))
/** The id of a class; anything else is refused as `class-not-found`. */
export const classId = idOf('class-not-found')
const seatId = idOf('seat-not-found')
/** The id of a class’s round; anything else is refused as `round-not-found`. */
export const roundId = idOf('round-not-found')

const className = line(LONGEST_CLASS_NAME).check(z.minLength(1))
const labels = z.array(line(LONGEST_SEAT_LABEL).check(z.minLength(1))).check(z.minLength(1), z.maxLength(SEATS_A_CLASS))
const seatCode = z.string()

const seat = z.strictObject({
  id: opaqueId,
  label: z.string(),
  /** When the seat was first taken; null until then. */
  joinedAt: z.nullable(time),
  seatCode: z.exactOptional(seatCode),
})

/** A round without its scenarios’ texts. `done` counts the seats that have answered all of it. */
export const roundSummary = z.strictObject({
  id: opaqueId,
  kind: z.enum(CLASS_ROUND_KINDS),
  scenarioIds: z.array(scenarioId),
  openedAt: time,
  dueAt: z.nullable(time),
  /** The round whose parallel this one is, a week later; null for none. */
  follows: z.nullable(opaqueId),
  state: roundState,
  done: count,
})
export type RoundSummary = z.infer<typeof roundSummary>

const classFields = {
  id: opaqueId,
  name: z.string(),
  code: z.string(),
  isOpen: z.boolean(),
  kind: z.enum(SEAT_KINDS),
  openedAt: time,
  /** When the class is deleted, with everything in it, unless it is used before. */
  expiresAt: time,
  joined: count,
}

/** A class with its seats (none are listed of an anonymous class) and its rounds, the latest first. */
const teachersClass = z.strictObject({ ...classFields, seats: z.array(seat), rounds: z.array(roundSummary) })
export type TeachersClass = z.infer<typeof teachersClass>

export const postClass = endpoint({
  method: 'POST',
  path: '/api/classes',
  access: 'session',
  summary: 'Opens a class. The seat codes of a named class are in this reply and nowhere else.',
  bodyLimit: 64 * 1024,
  body: z.strictObject({
    name: className,
    seats: z.union([z.literal('anonymous'), z.strictObject({ labels })]),
  }),
  replies: { 201: teachersClass },
  ownRefusals: ['too-many-classes', 'label-twice'],
})

export const getClasses = endpoint({
  method: 'GET',
  path: '/api/classes',
  access: 'session',
  summary: 'Lists the classes of the person who is signed in, the latest used first, with the rounds that go on.',
  replies: {
    200: z.array(
      z.strictObject({
        ...classFields,
        /** All seats, taken or not. */
        seats: count,
        lastUsedAt: time,
        /** The rounds that are not over. */
        rounds: z.array(roundSummary),
      }),
    ),
  },
})

export const getClass = endpoint({
  method: 'GET',
  path: '/api/classes/:classId',
  access: 'session',
  params: z.object({ classId }),
  summary: 'Reads one class with its seats and rounds.',
  replies: { 200: teachersClass },
  ownRefusals: OF_A_CLASS,
})

export const patchClass = endpoint({
  method: 'PATCH',
  path: '/api/classes/:classId',
  access: 'session',
  params: z.object({ classId }),
  summary: 'Renames a class, opens or closes its door, or gives it a new join code. Seats that are taken stay.',
  body: z.strictObject({
    name: z.exactOptional(className),
    isOpen: z.exactOptional(z.boolean()),
    newCode: z.exactOptional(z.literal(true)),
  }),
  replies: { 200: teachersClass },
  ownRefusals: OF_A_CLASS,
})

export const deleteClass = endpoint({
  method: 'DELETE',
  path: '/api/classes/:classId',
  access: 'session',
  params: z.object({ classId }),
  summary: 'Deletes a class with everything answered in it.',
  replies: { 204: null },
  ownRefusals: OF_A_CLASS,
})

export const postClassSeats = endpoint({
  method: 'POST',
  path: '/api/classes/:classId/seats',
  access: 'session',
  params: z.object({ classId }),
  summary: 'Adds seats to a named class. Their codes are in this reply and nowhere else.',
  bodyLimit: 64 * 1024,
  body: z.strictObject({ labels }),
  replies: { 201: z.array(seat) },
  ownRefusals: [...OF_A_CLASS, 'not-a-named-class', 'label-twice', 'too-many-seats'],
})

export const postSeatCode = endpoint({
  method: 'POST',
  path: '/api/classes/:classId/seats/:seatId/code',
  access: 'session',
  params: z.object({ classId, seatId }),
  summary: 'Gives a named seat a new code. The old one and the devices that used it are out; the answers stay.',
  replies: { 201: seat },
  ownRefusals: [...OF_A_CLASS, 'seat-not-found'],
})

export const deleteClassSeat = endpoint({
  method: 'DELETE',
  path: '/api/classes/:classId/seats/:seatId',
  access: 'session',
  params: z.object({ classId, seatId }),
  summary: 'Removes a seat of a named class with its answers.',
  replies: { 204: null },
  ownRefusals: [...OF_A_CLASS, 'seat-not-found'],
})
