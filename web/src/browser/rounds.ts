import type { Day } from '@think-twice/core/activity/days'
import type { Round } from '@think-twice/core/practice/round'
import type { ConceptId } from '@think-twice/core/vocabulary'
import * as z from 'zod/mini'
import { type KeptAt, type OwnerId, ownedRecords } from './kept-records.ts'

/**
 * The origin of a round: drawn for this learner, about one concept, sent by a friend, with the friend's results, or given to
 * a class, whose join code leads back to it.
 */
export type RoundOrigin =
  | { kind: 'drawn' }
  | { kind: 'about'; concept: ConceptId }
  | { kind: 'sent'; results: readonly boolean[] }
  | { kind: 'class'; roundId: string; code: string; className: string }

export type KeptRound = KeptAt & {
  round: Round
  origin: RoundOrigin
  /** The person or the seat whose round it is; null as long as it is a visitor's. */
  ownerId: OwnerId | null
  /** The number of concepts its owner had mastered when it began; null when that is not known. */
  masteredBefore: number | null
}

/** Raised when the stored shape changes, so that an older one is skipped rather than misread. */
const VERSION = 2
/** The number of finished rounds that stay, for the Back button and for signing up after several. */
const ENDED_KEPT = 12

type RoundRecord = KeptRound & {
  version: typeof VERSION
  /** The days already recorded for this round. */
  days: readonly Day[]
}

// Only we write this version, so finding a list of items is proof enough of the rest.
const marks = z.object({
  version: z.literal(VERSION),
  place: z.number(),
  round: z.object({ items: z.array(z.unknown()) }),
})
const recordSchema = z.custom<RoundRecord>((found) => marks.safeParse(found).success)

const records = ownedRecords('round', recordSchema, {
  isEnded: ({ round }) => round.state === 'ended',
  most: ENDED_KEPT,
})

/** Every round on the device, for components. */
export const useRounds = records.use

/** Keeps a new round. */
export function keepNewRound(kept: Omit<KeptRound, keyof KeptAt>): void {
  records.keep(kept.round.id, { ...kept, version: VERSION, days: [] })
}

/** Keeps the present state of a round, unless it was dropped in the meantime. */
export function keepRound(round: Round): void {
  const record = records.find(round.id)
  if (record) records.keep(round.id, { ...record, round })
}

/** The round with this id, if it is this person's, a seat's of this device, or still a visitor's; the id of a visitor is null. */
export const findRound: (id: string, userId: number | null) => KeptRound | null = records.open

/** Calls a listener with a round each time another tab takes it further, until the returned function is called. */
export function watchRound(id: string, listener: (round: Round) => void): () => void {
  return records.watch(id, ({ round }) => listener(round))
}

/** A round with where it came from and whose it is now; null if it is not on this device. */
export const keptRound: (id: string) => KeptRound | null = records.find

/** A person's rounds with at least one answer that have not ended. */
export function unfinishedRounds(rounds: Readonly<Record<string, KeptRound>>, userId: number | null): KeptRound[] {
  return Object.values(rounds).filter(
    ({ ownerId, round }) => ownerId === userId && round.state !== 'ended' && round.answers.length > 0,
  )
}

/** Turns a visitor's round into this person's. */
export const claimRound = records.claim

/** Does this day still need to be recorded for the round? Asking marks it as recorded. */
export function claimDay(id: string, day: Day): boolean {
  const record = records.find(id)
  if (!record || record.days.includes(day)) return false
  records.keep(id, { ...record, days: [...record.days, day] })
  return true
}

/** Drops a round; the returned function brings it back. */
export const dropRound = records.drop

/** Drops the rounds of a person whose account was deleted, or of a seat that was left. */
export const dropRoundsOf = records.dropOf
