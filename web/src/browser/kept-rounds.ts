import type { Day } from '@think-twice/core/activity/days'
import type { ConceptName } from '@think-twice/core/concepts/concept-names'
import type { Round } from '@think-twice/core/practice/round'
import { timeNow } from './clock.ts'
import { fieldsOf } from './fields-of.ts'
import { keptRecords } from './kept-records.ts'
import { createStore } from './store.ts'

/** How a round came about: drawn for this learner, about one concept, or sent by a friend who got this much right. */
export type RoundOrigin =
  | { kind: 'drawn' }
  | { kind: 'about'; concept: ConceptName }
  | { kind: 'sent'; results: readonly boolean[] }

export type KeptRound = {
  round: Round
  origin: RoundOrigin
  /** The person whose round it is; null as long as it is a visitor's. */
  ownerId: number | null
  /** How many concepts its owner had mastered when it began; null when that is not known. */
  masteredBefore: number | null
  /** When it was last kept, in milliseconds since 1970. */
  savedAt: number
}

/** Raised when the stored shape changes, so that an older one is skipped rather than misread. */
const VERSION = 1
/** How many finished rounds stay, for the Back button and for signing up after several. */
const ENDED_KEPT = 12

type Stored = KeptRound & {
  version: typeof VERSION
  /** The days already recorded for this round. */
  days: readonly Day[]
}

/** Rounds are kept on the device, so that a reload, the Back button or a closed page loses none of them. */
const records = keptRecords<Stored>({ prefix: 'round:', idOf: ({ round }) => round.id, check: storedIn })

/** Goes up with every change, so that whoever lists rounds knows when to look again. */
const changes = createStore(0)

export function useRoundChanges(): number {
  return changes.use()
}

function noteChange(): void {
  changes.set(changes.get() + 1)
}

/** Keeps a new round. */
export function keepNewRound(kept: Omit<KeptRound, 'savedAt'>): void {
  write({ ...kept, savedAt: timeNow(), version: VERSION, days: [] })
}

/** Keeps a round as it now stands, unless it was dropped in the meantime. */
export function keepRound(round: Round): void {
  const stored = records.find(round.id)
  if (!stored) return
  write({ ...stored, round, savedAt: timeNow() })
  if (round.state === 'ended') dropOldEnded()
}

/** The round with this id, if it is this person's or still a visitor's; the id of a visitor is null. */
export function findRound(id: string, userId: number | null): KeptRound | null {
  const stored = records.find(id)
  return stored && (stored.ownerId === null || stored.ownerId === userId) ? stored : null
}

/** Calls `heed` with a round each time another tab takes it further, until the returned function is called. */
export function watchRound(id: string, heed: (round: Round) => void): () => void {
  return records.watch(id, ({ round }) => heed(round))
}

/** The person who owns the round now; null as long as it is a visitor's. */
export function ownerOfRound(id: string): number | null {
  return records.find(id)?.ownerId ?? null
}

/** Rounds with at least one answer that have not ended, the most recently left first. */
export function unfinishedRounds(userId: number | null): KeptRound[] {
  return records
    .all()
    .filter(({ ownerId, round }) => ownerId === userId && round.state !== 'ended' && round.answers.length > 0)
}

/** Turns a visitor's round into this person's. */
export function claimRound(id: string, ownerId: number): void {
  const stored = records.find(id)
  if (stored) write({ ...stored, ownerId })
}

/** Does this day still need to be recorded for the round? Asking marks it as recorded. */
export function claimDay(id: string, day: Day): boolean {
  const stored = records.find(id)
  if (!stored || stored.days.includes(day)) return false
  write({ ...stored, days: [...stored.days, day] })
  return true
}

export function dropRound(id: string): void {
  records.drop(id)
  noteChange()
}

/** Brings back a dropped round. */
export function restoreRound(kept: KeptRound): void {
  write({ days: [], ...kept, version: VERSION })
}

function dropOldEnded(): void {
  const ended = records.all().filter(({ round }) => round.state === 'ended')
  for (const { round } of ended.slice(ENDED_KEPT)) dropRound(round.id)
}

function write(stored: Stored): void {
  records.hold(stored)
  records.write(stored.round.id)
  noteChange()
}

function storedIn(value: unknown): Stored | null {
  return isStored(value) ? value : null
}

/** Only we write this version, so finding a list of items is proof enough of the rest. */
function isStored(value: unknown): value is Stored {
  const { version, round } = fieldsOf(value)
  return version === VERSION && Array.isArray(fieldsOf(round)['items'])
}
