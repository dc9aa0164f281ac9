import {
  answeredCount,
  type CompleteAttempt,
  type QuizAttempt,
  type RunningAttempt,
} from '@think-twice/core/quiz/quiz-attempt'
import { readStored, removeStored, storedKeys, writeStored } from './device-storage.ts'

/** Attempts are kept on the device, so that a reload, the Back button or a closed page loses none. */
const PREFIX = 'session:'
/** Raised when the stored shape changes, so that an older one is passed over rather than misread. */
const VERSION = 1
/** How many finished attempts stay for the Back button. */
const FINISHED_KEPT = 5

type Kept = {
  version: typeof VERSION
  savedAt: number
  attempt: QuizAttempt
  /** Whose result it became; absent while it is a visitor's. */
  ownerId?: number
  /** The server has said that it keeps the result. */
  isSaved?: true
}

/** In case the device keeps nothing, the page still remembers until it is closed. */
const inMemory = new Map<string, Kept>()

export function keepAttempt(attempt: QuizAttempt): void {
  write({ ...findKept(attempt.id), version: VERSION, savedAt: Date.now(), attempt })
  if (attempt.state === 'complete') dropOldFinished()
}

/** Whose result an attempt became; null while it is a visitor's, or unknown. */
export function ownerOf(id: string): number | null {
  return findKept(id)?.ownerId ?? null
}

export function claimAttempt(id: string, ownerId: number): void {
  const kept = findKept(id)
  if (kept) write({ ...kept, ownerId })
}

/** Does the server keep the result of this attempt? */
export function isSaved(id: string): boolean {
  return findKept(id)?.isSaved ?? false
}

export function markSaved(id: string): void {
  const kept = findKept(id)
  if (kept) write({ ...kept, isSaved: true })
}

/** Finished attempts that became this person's results, and of which the server has not said that it keeps them. */
export function unsavedAttempts(ownerId: number): CompleteAttempt[] {
  return allKept()
    .filter((kept) => kept.ownerId === ownerId && !kept.isSaved)
    .map(({ attempt }) => attempt)
    .filter((attempt) => attempt.state === 'complete')
}

function write(kept: Kept): void {
  inMemory.set(kept.attempt.id, kept)
  const { attempt, ...rest } = kept
  // On the device an attempt is still called a session, so that those kept by earlier versions are found.
  writeStored(PREFIX + attempt.id, JSON.stringify({ ...rest, session: attempt }))
}

function findKept(id: string): Kept | null {
  return inMemory.get(id) ?? parseKept(readStored(PREFIX + id))
}

export function findAttempt(id: string): QuizAttempt | null {
  return findKept(id)?.attempt ?? null
}

/** Attempts with an answer and no end, the one left last first. */
export function unfinishedAttempts(): RunningAttempt[] {
  return allKept()
    .map(({ attempt }) => attempt)
    .filter((attempt) => attempt.state === 'in progress' && answeredCount(attempt) > 0) as RunningAttempt[]
}

/** When an attempt was last kept, in milliseconds since 1970; null when it is not. */
export function keptAt(id: string): number | null {
  return findKept(id)?.savedAt ?? null
}

/** A visitor's finished attempts that are still kept on the device, the latest first. */
export function visitorsFinished(): CompleteAttempt[] {
  return allKept()
    .filter(({ ownerId }) => ownerId === undefined)
    .map(({ attempt }) => attempt)
    .filter((attempt) => attempt.state === 'complete')
    .sort((one, other) => other.finishedAt - one.finishedAt)
}

export function dropAttempt(id: string): void {
  inMemory.delete(id)
  removeStored(PREFIX + id)
}

function dropOldFinished(): void {
  const finished = allKept().filter(({ attempt }) => attempt.state === 'complete')
  for (const { attempt } of finished.slice(FINISHED_KEPT)) dropAttempt(attempt.id)
}

function allKept(): Kept[] {
  const stored = storedKeys()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => parseKept(readStored(key)) ?? [])
  const byId = new Map(stored.map((kept) => [kept.attempt.id, kept]))
  for (const [id, kept] of inMemory) byId.set(id, kept)
  return [...byId.values()].sort((one, other) => other.savedAt - one.savedAt)
}

function parseKept(text: string | null): Kept | null {
  if (text === null) return null
  try {
    const { session, ...rest }: Omit<Kept, 'attempt'> & { session: QuizAttempt } = JSON.parse(text)
    return rest.version === VERSION && Array.isArray(session.questions) ? { ...rest, attempt: session } : null
  } catch {
    return null
  }
}
