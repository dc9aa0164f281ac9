import { CLASS_ROUND_KINDS } from '@think-twice/core/class/round-state'
import { CONCEPTS } from '@think-twice/core/vocabulary'
import * as z from 'zod/mini'
import { classId, OF_A_CLASS, opaqueId, roundId, roundSummary } from './classes.ts'
import { endpoint } from './endpoint.ts'
import { count, roundState, scenarioId, time } from './fields.ts'

const OF_A_ROUND = [...OF_A_CLASS, 'round-not-found'] as const

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
