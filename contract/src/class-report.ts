import { SEAT_KINDS } from '@think-twice/core/class/class-limits'
import { CLASS_ROUND_KINDS } from '@think-twice/core/class/round-state'
import { CONCEPTS } from '@think-twice/core/vocabulary'
import * as z from 'zod/mini'
import { votes } from './class-rounds.ts'
import { classId, OF_A_CLASS, opaqueId } from './classes.ts'
import { endpoint } from './endpoint.ts'
import { count, scenarioId, sureness, time } from './fields.ts'
import { eyeReading, interval, mixUp } from './learning.ts'

/** `times` of `of` votes. */
const share = z.strictObject({ times: count, of: count })
const likelyShare = z.strictObject({ ...share.shape, likely: interval })

const scenario = z.strictObject({
  scenarioId,
  conceptId: z.enum(CONCEPTS),
  /** A concept’s id or `no-flaw`; in a decision, the words of the act. In the order that the round gave to everybody. */
  options: z.array(z.string()),
  rightOption: count,
  first: z.nullable(votes),
  second: z.nullable(votes),
  right: z.nullable(likelyShare),
  /** The wrong option that most chose at first, and why it is wrong: what to talk about. */
  fooledMost: z.nullable(z.strictObject({ option: count, count, rationale: z.string() })),
})

const seat = z.strictObject({
  id: opaqueId,
  label: z.string(),
  rounds: z.array(z.strictObject({ roundId: opaqueId, done: count, right: count, of: count })),
  answers: z.array(
    z.strictObject({
      roundId: opaqueId,
      position: count,
      vote: z.union([z.literal(1), z.literal(2)]),
      option: count,
      isRight: z.boolean(),
      sureness,
      at: time,
      isLate: z.boolean(),
    }),
  ),
})

/** The report of a class; `core/src/class/class-report.ts` makes it. */
export const classReport = z.strictObject({
  kind: z.enum(SEAT_KINDS),
  joined: count,
  detection: z.strictObject({
    counts: z.strictObject({ flawed: count, noticed: count, sound: count, accepted: count }),
    /** 95% intervals of the shares noticed and accepted; null without any answer. */
    likely: z.strictObject({ noticed: z.nullable(interval), accepted: z.nullable(interval) }),
    /** Null where there is not enough to say. */
    reading: z.nullable(eyeReading),
  }),
  /** Rounds that have a parallel a week later, against those; null where there is not enough to say. */
  lasted: z.nullable(z.strictObject({ before: share, after: share, points: z.number(), margin: z.number() })),
  confusions: z.strictObject({
    mixUps: z.array(mixUp),
    pairs: z.array(z.strictObject({ one: mixUp, other: mixUp, times: count })),
  }),
  /** Oldest first. */
  rounds: z.array(
    z.strictObject({
      id: opaqueId,
      kind: z.enum(CLASS_ROUND_KINDS),
      openedAt: time,
      follows: z.nullable(opaqueId),
      /** Right first votes on all its scenarios. */
      right: z.nullable(share),
      scenarios: z.array(scenario),
    }),
  ),
  seats: z.exactOptional(z.array(seat)),
})
export type ClassReport = z.infer<typeof classReport>

/** The report as files: two of a named class, one of an anonymous one. */
export const REPORT_FILES = ['seats.csv', 'answers.csv', 'totals.csv'] as const

export const getReport = endpoint({
  method: 'GET',
  path: '/api/classes/:classId/report',
  access: 'session',
  params: z.object({ classId }),
  isLarge: true,
  summary:
    'Reads what a class gets right and what it mixes up; with `as`, a CSV file: seats.csv and answers.csv of a named class, totals.csv of an anonymous one.',
  query: z.strictObject({ as: z.exactOptional(z.enum(REPORT_FILES)) }),
  replies: { 200: z.union([classReport, z.string()]) },
  ownRefusals: [...OF_A_CLASS, 'not-found'],
})
