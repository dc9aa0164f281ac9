import { LONGEST_CLASS_NAME, LONGEST_SEAT_LABEL, SEAT_KINDS, SEATS_A_CLASS } from '@think-twice/core/class/class-limits'
import { CLASS_ROUND_KINDS } from '@think-twice/core/class/round-state'
import { CONCEPTS } from '@think-twice/core/vocabulary'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { type ErrorCode, refusedAs } from './errors.ts'
import { count, line, roundState, scenarioId, time } from './fields.ts'

/** A teacher’s calls, refused to everyone but the person who opened the class. */
export const OF_A_CLASS = ['class-not-found', 'not-your-class'] as const
const OF_A_ROUND = [...OF_A_CLASS, 'round-not-found'] as const

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
const roundSummary = z.strictObject({
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

export const postRound = endpoint({
  method: 'POST',
  path: '/api/classes/:classId/rounds',
  access: 'session',
  params: z.object({ classId }),
  summary: 'Gives a class a round of practice scenarios. A live round begins at its door.',
  body: z.strictObject({
    kind: z.enum(CLASS_ROUND_KINDS),
    scenarioIds: z.array(scenarioId).check(z.maxLength(8)),
    dueAt: z.exactOptional(time),
    follows: z.exactOptional(opaqueId),
  }),
  replies: { 201: roundSummary },
  ownRefusals: [...OF_A_ROUND, 'round-not-allowed', 'too-many-rounds'],
})

const surenessCounts = z.strictObject({ guess: count, fairly: count, sure: count })

/** The votes on one scenario. Options that could point at somebody are joined in one cell, and other figures left out. */
export const votes = z.strictObject({
  count,
  /** Absent while nothing may be shown. */
  byOption: z.exactOptional(z.array(z.strictObject({ options: z.array(count), count }))),
  /** One for each cell of `byOption`; null where it may not be shown. */
  bySureness: z.exactOptional(z.array(z.nullable(surenessCounts))),
  /** In place of `byOption`: the option that all but fewer than 5 anonymous seats chose; how many is not given. */
  nearlyAll: z.exactOptional(count),
})
export type Votes = z.infer<typeof votes>

/** A scenario of a round as its teacher sees it, with the key. Options are in the order of all seats. */
const teachersScenario = z.strictObject({
  scenarioId,
  conceptId: z.enum(CONCEPTS),
  text: z.string(),
  /** The question, like “Which fallacy, if any, is most at work here?” */
  ask: z.string(),
  /** A concept’s id or `no-flaw`; in a decision, the words of the act. */
  options: z.array(z.string()),
  right: count,
  rationales: z.array(z.string()),
  decidingWords: z.array(z.string()),
  first: votes,
  /** Votes after talking; null in an assigned round. */
  second: z.nullable(votes),
})
export type TeachersScenario = z.infer<typeof teachersScenario>

/** The clock of a talk: ms left when the reply was made. */
const talkClock = z.strictObject({ left: count, isStopped: z.boolean() })
export type TalkClockReading = z.infer<typeof talkClock>

const teachersRound = z.strictObject({
  ...roundSummary.shape,
  /** Null in every phase but *talk*. */
  clock: z.nullable(talkClock),
  /** How many have joined; of a live round that goes on, those to wait for: on a device now, or voted and left. */
  seats: count,
  scenarios: z.array(teachersScenario),
})
export type TeachersRound = z.infer<typeof teachersRound>

export const getRound = endpoint({
  method: 'GET',
  path: '/api/classes/:classId/rounds/:roundId',
  access: 'session',
  isPolled: true,
  params: z.object({ classId, roundId }),
  summary: 'Reads a round with its scenarios, their keys, and the votes so far.',
  replies: { 200: teachersRound },
  ownRefusals: OF_A_ROUND,
})

export const patchRound = endpoint({
  method: 'PATCH',
  path: '/api/classes/:classId/rounds/:roundId',
  access: 'session',
  params: z.object({ classId, roundId }),
  summary: 'Moves a round on, back, or to its end; refused, with the state it is in, when it has moved meanwhile.',
  body: z.strictObject({
    position: roundState.shape.position,
    phase: roundState.shape.phase,
    /** The number of the state that the teacher saw. */
    expected: count,
    /** Stops the clock of the talk that the round is at, or lets it go on; the state stays as it is. */
    isClockStopped: z.exactOptional(z.boolean()),
  }),
  replies: { 200: z.strictObject({ state: roundState, clock: z.nullable(talkClock) }) },
  ownRefusals: [...OF_A_ROUND, 'round-moved-on', 'step-not-allowed'],
})
