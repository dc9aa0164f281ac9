import { LONGEST_TYPED_CODE } from '@think-twice/core/class/class-codes'
import { SEAT_KINDS } from '@think-twice/core/class/class-limits'
import { CLASS_ROUND_KINDS } from '@think-twice/core/class/round-state'
import { CONCEPTS } from '@think-twice/core/vocabulary'
import * as z from 'zod/mini'
import { votes } from './class-rounds.ts'
import { opaqueId, roundId } from './classes.ts'
import { endpoint } from './endpoint.ts'
import { count, roundState, scenarioId, sureness, time } from './fields.ts'

/** A join code or seat code as it was typed: capitals and spaces make no difference. */
const typedCode = z.string().check(z.maxLength(LONGEST_TYPED_CODE))

/** Names the class by its join code; may be left out where the browser has a seat in one class only. */
const ofClass = z.strictObject({ class: z.exactOptional(typedCode) })

export const getJoin = endpoint({
  method: 'GET',
  path: '/api/join/:code',
  access: 'public',
  summary: 'Tells the name of the class that has this join code, and how its seats are kept.',
  params: z.object({ code: typedCode }),
  replies: {
    200: z.strictObject({
      class: z.strictObject({ name: z.string(), kind: z.enum(SEAT_KINDS), isOpen: z.boolean() }),
    }),
  },
  ownRefusals: ['no-such-code', 'too-many-attempts'],
})

const seat = z.strictObject({ id: opaqueId, label: z.nullable(z.string()) })
const seatsClass = z.strictObject({ name: z.string(), kind: z.enum(SEAT_KINDS), code: z.string() })

/** The new seat; its code, which is given only now, is for an anonymous seat alone. */
const joined = z.strictObject({ class: seatsClass, seat, seatCode: z.exactOptional(z.string()) })

export const joinClass = endpoint({
  method: 'POST',
  path: '/api/seats',
  access: 'public',
  summary:
    'Takes a seat; it travels in a cookie, one for each class. A seat code opens the same seat on another device; a browser that has a seat in this class keeps it (200).',
  body: z.strictObject({
    code: typedCode,
    seatCode: z.exactOptional(typedCode),
    /** Keeps the seat on this device for 60 days; otherwise for 4 hours. */
    ownDevice: z.boolean(),
  }),
  replies: { 200: joined, 201: joined },
  ownRefusals: [
    'no-such-code',
    'no-such-seat-code',
    'class-closed',
    'class-full',
    'seat-code-needed',
    'too-many-attempts',
  ],
})

const seatView = z.strictObject({
  class: seatsClass,
  seat,
  /** Somebody signed in took the seat, so what is answered counts as their own practice too. */
  isPractice: z.boolean(),
  rounds: z.array(
    z.strictObject({
      id: opaqueId,
      kind: z.enum(CLASS_ROUND_KINDS),
      dueAt: z.nullable(time),
      scenarios: count,
      /** Played without feedback before its end, as a measurement a week later is. */
      isSilent: z.boolean(),
      done: z.boolean(),
      state: roundState,
    }),
  ),
})
export type SeatView = z.infer<typeof seatView>

export const getSeat = endpoint({
  method: 'GET',
  path: '/api/seat',
  access: 'seat',
  isPolled: true,
  summary: 'Says whose seat this browser has, and lists the rounds of its class that wait or were lately over.',
  query: ofClass,
  replies: { 200: seatView },
})

const given = z.strictObject({
  option: count,
  sureness,
  isLate: z.boolean(),
})

const assignedRound = z.strictObject({
  kind: z.literal('assigned'),
  scenarioIds: z.array(scenarioId),
  dueAt: z.nullable(time),
  isSilent: z.boolean(),
  state: roundState,
  answered: z.array(z.strictObject({ position: count, ...given.shape })),
})

export type AssignedRound = z.infer<typeof assignedRound>

/** One scenario at a time, by its position. Nothing here tells its id or key before `both`. */
const liveRound = z.strictObject({
  kind: z.literal('live'),
  state: roundState,
  scenarios: count,
  count,
  /** Seats that a device has now, and whoever voted and left. */
  seats: count,
  /** Null at the door and when the round is over. */
  scenario: z.nullable(z.strictObject({ text: z.string(), ask: z.string(), options: z.array(z.string()) })),
  /** This seat’s own votes on the scenario. */
  mine: z.strictObject({ first: z.exactOptional(given), second: z.exactOptional(given) }),
  /** The first votes from *split* on: sorted counts, without their options. */
  split: z.exactOptional(z.array(count)),
  /** In *both* only: the key, and both votes. */
  both: z.exactOptional(
    z.strictObject({
      scenarioId,
      conceptId: z.enum(CONCEPTS),
      right: count,
      rationales: z.array(z.string()),
      decidingWords: z.array(z.string()),
      first: votes,
      second: votes,
    }),
  ),
})
export type LiveRound = z.infer<typeof liveRound>
const seatsRound = z.union([assignedRound, liveRound])
export type SeatsRound = z.infer<typeof seatsRound>

export const getSeatRound = endpoint({
  method: 'GET',
  path: '/api/seat/rounds/:roundId',
  access: 'seat',
  params: z.object({ roundId }),
  isPolled: true,
  summary: 'Reads a round as a seat may: an assigned one to play, or where a live one is.',
  query: ofClass,
  replies: { 200: seatsRound },
  ownRefusals: ['round-not-found'],
})

export const postSeatAnswer = endpoint({
  method: 'POST',
  path: '/api/seat/answers',
  access: 'seat',
  summary:
    'Keeps one answer of a seat, once for each scenario and vote: sending it again changes nothing. Never tells right or wrong.',
  takesIdempotencyKey: true,
  query: ofClass,
  body: z.strictObject({
    roundId: opaqueId,
    position: z.int().check(z.nonnegative(), z.maximum(7)),
    /** 2 is the vote after talking, in live rounds. */
    vote: z.union([z.literal(1), z.literal(2)]),
    option: z.int().check(z.nonnegative(), z.maximum(3)),
    sureness,
    /** When it was given; a time ahead of the clock, or before 2026, counts as now. */
    at: time,
  }),
  /** `late`: it came after the split was shown, or after the round’s end. */
  replies: { 200: z.strictObject({ late: z.boolean() }), 201: z.strictObject({ late: z.boolean() }) },
  ownRefusals: ['round-not-found', 'vote-closed', 'vote-differs'],
})

export const leaveSeat = endpoint({
  method: 'DELETE',
  path: '/api/seat',
  access: 'seat',
  summary: 'Forgets the seat on this device; what was answered stays.',
  query: ofClass,
  replies: { 204: null },
})

export const deleteSeatAnswers = endpoint({
  method: 'DELETE',
  path: '/api/seat/answers',
  access: 'seat',
  summary: 'Deletes everything that this seat answered, and leaves.',
  query: ofClass,
  replies: { 204: null },
})
