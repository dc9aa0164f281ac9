import {
  answeredCount,
  type CompleteAttempt,
  type QuizAttempt,
  type RunningAttempt,
} from '@think-twice/core/quiz/quiz-attempt'
import { afterPaint } from './after-paint.ts'
import { timeNow } from './clock.ts'
import { readJson, removeStored, storedKeys, writeStored } from './device-storage.ts'
import { fieldsOf } from './fields-of.ts'

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
  write({ ...findKept(attempt.id), version: VERSION, savedAt: timeNow(), attempt })
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

export function noteSaved(id: string): void {
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

/** What stands in memory and not on the device yet: writing 48 questions takes long enough to be felt after each answer. */
const unwritten = new Set<string>()

function write(kept: Kept): void {
  inMemory.set(kept.attempt.id, kept)
  const isScheduled = unwritten.size > 0
  // Noted first: where nothing is painted, it is written at once.
  unwritten.add(kept.attempt.id)
  if (!isScheduled) afterPaint(writeKept)
}

/** Brings to the device what is not there yet: after the next paint, or now because the page is about to be left. */
export function writeKept(): void {
  for (const id of unwritten) {
    const kept = inMemory.get(id)
    if (!kept) continue
    const { attempt, ...rest } = kept
    // On the device an attempt is still called a session, so that those kept by earlier versions are found.
    writeStored(PREFIX + id, JSON.stringify({ ...rest, session: attempt }))
  }
  const hasFinished = [...unwritten].some((id) => inMemory.get(id)?.attempt.state === 'complete')
  unwritten.clear()
  if (hasFinished) dropOldFinished()
}
globalThis.addEventListener?.('pagehide', writeKept)

function findKept(id: string): Kept | null {
  return inMemory.get(id) ?? readJson(PREFIX + id, keptIn)
}

export function findAttempt(id: string): QuizAttempt | null {
  return findKept(id)?.attempt ?? null
}

/** Attempts with an answer and no end, the one left last first. */
export function unfinishedAttempts(): RunningAttempt[] {
  return allKept()
    .map(({ attempt }) => attempt)
    .filter((attempt) => attempt.state === 'in progress')
    .filter((attempt) => answeredCount(attempt) > 0)
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
  unwritten.delete(id)
  removeStored(PREFIX + id)
}

function dropOldFinished(): void {
  const finished = allKept().filter(({ attempt }) => attempt.state === 'complete')
  for (const { attempt } of finished.slice(FINISHED_KEPT)) dropAttempt(attempt.id)
}

function allKept(): Kept[] {
  const stored = storedKeys()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => readJson(key, keptIn) ?? [])
  const byId = new Map(stored.map((kept) => [kept.attempt.id, kept]))
  for (const [id, kept] of inMemory) byId.set(id, kept)
  return [...byId.values()].sort((one, other) => other.savedAt - one.savedAt)
}

function keptIn(value: unknown): Kept | null {
  if (!isStored(value)) return null
  const { session, ...rest } = value
  return { ...rest, attempt: session }
}

/** What has our version was written by us, so its questions vouch for the rest. */
function isStored(value: unknown): value is Omit<Kept, 'attempt'> & { session: QuizAttempt } {
  const { version, session } = fieldsOf(value)
  return version === VERSION && Array.isArray(fieldsOf(session)['questions'])
}
