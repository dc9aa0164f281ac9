import {
  answeredCount,
  type CompleteAttempt,
  type QuizAttempt,
  type RunningAttempt,
} from '@think-twice/core/quiz/quiz-attempt'
import * as z from 'zod/mini'
import { currentUser, personHere } from './current-user.ts'
import { type KeptAt, ownedRecords } from './kept-records.ts'

/** Raised when the stored shape changes, so that an older one is skipped rather than misread. */
const VERSION = 3
/** The number of finished attempts that stay for the Back button. */
const FINISHED_KEPT = 5

const recordSchema = z.object({
  version: z.literal(VERSION),
  /** When it was last kept, in milliseconds since 1970. */
  savedAt: z.number(),
  place: z.number(),
  /** The person whose attempt it is, from the first step taken while signed in; null as long as it is a visitor's. */
  ownerId: z.nullable(z.int()),
  // Only we write this version, so finding a list of questions is proof enough of the rest.
  attempt: z.custom<QuizAttempt>((found) => z.object({ questions: z.array(z.unknown()) }).safeParse(found).success),
})
type AttemptRecords = Readonly<Record<string, z.infer<typeof recordSchema>>>

const records = ownedRecords('attempt', recordSchema, {
  isEnded: ({ attempt }) => attempt.state === 'complete',
  most: FINISHED_KEPT,
})

export function keepAttempt(attempt: QuizAttempt): void {
  const ownerId = ownerOf(attempt.id) ?? currentUser()?.id ?? null
  records.keep(attempt.id, { version: VERSION, ownerId, attempt })
}

/** The person whose attempt it is; null if it is a visitor's, or unknown. */
export const ownerOf = records.ownerOf
export const claimAttempt = records.claim

/** Calls a listener with an attempt each time another tab takes it further, until the returned function is called. */
export function watchAttempt(id: string, listener: (attempt: QuizAttempt) => void): () => void {
  return records.watch(id, ({ attempt }) => listener(attempt))
}

export function findAttempt(id: string): QuizAttempt | null {
  return records.find(id)?.attempt ?? null
}

/** An attempt for the person here to go on with or to look at: null if it belongs to another person. */
export function openAttempt(id: string): QuizAttempt | null {
  return records.open(id, personHere())?.attempt ?? null
}

/** Every attempt on the device, for components. */
export const useAttempts = records.use

/** Attempts with at least one answer that have not ended: this person's, and those that visitors left. */
export function unfinishedAttempts(
  attempts: AttemptRecords,
  personId: number | null,
): (KeptAt & { attempt: RunningAttempt })[] {
  return Object.values(attempts)
    .filter(({ ownerId }) => ownerId === null || ownerId === personId)
    .flatMap(({ attempt, savedAt, place }) => (attempt.state === 'in progress' ? [{ attempt, savedAt, place }] : []))
    .filter(({ attempt }) => answeredCount(attempt) > 0)
}

/** A person's finished attempts that are still on the device, the latest first; the id of a visitor is null. */
export function finishedAttempts(ownerId: number | null, attempts = records.get()): CompleteAttempt[] {
  return Object.values(attempts)
    .filter((record) => record.ownerId === ownerId)
    .sort((one, other) => other.place - one.place)
    .map(({ attempt }) => attempt)
    .filter((attempt) => attempt.state === 'complete')
}

/** Drops an attempt; the returned function brings it back. */
export const dropAttempt = records.drop

/** Drops the attempts of a person whose account was deleted. */
export const dropAttemptsOf = records.dropOf
